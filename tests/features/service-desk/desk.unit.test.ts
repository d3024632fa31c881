import { events as auth } from '#features/auth/events';
import { events as rightsTip } from '#features/rights-tip/events';
import { events as serviceBar } from '#features/service-bar/events';
import { serviceDesk } from '#features/service-desk/index';
import { commands } from '#features/service-desk/commands';
import type { Inquiry, Offer } from '#features/service-desk/contract';
import { events } from '#features/service-desk/events';
import {
  selectIsDeskOpen,
  selectIsSending,
  selectNumber,
  selectOffer,
  selectProblem,
  selectPurpose,
  selectRound,
} from '#features/service-desk/selectors';
import { tracked } from '#features/service-desk/tracked';
import { of, Subject, throwError, type Observable } from 'rxjs';
import type { Message } from '#src/kernel/messages';
import { CallRefused, type ApiReply, type ApiRequest } from '#src/kernel/send';
import { createProgramStore } from '#src/program/store';
import { fakePorts } from '#tests/support/ports';
import { anAnswer, aReply } from '#tests/support/replies';

const offer: Offer = {
  packages: [{ code: 'team', name: '团队版', audience: '', price: '', holds: [] }],
  contacts: { hotline: '400-000-0000', hours: '', email: '' },
};
const inquiry: Inquiry = {
  purpose: 'buy',
  packageCode: 'team',
  contactName: '王工',
  telephone: '13800000000',
  company: '',
  note: '',
};

const open = (answer: (request: ApiRequest) => Observable<ApiReply> = () => of(anAnswer(offer))) => {
  const asked: ApiRequest[] = [];
  const said$ = new Subject<Message>();
  const send = (request: ApiRequest) => {
    asked.push(request);
    return answer(request);
  };
  const { store, join } = createProgramStore({
    ports: fakePorts({ send }),
    standing: {},
    epics: { speak: () => said$ },
  });
  join(serviceDesk);
  return { store, asked, say: (message: Message) => said$.next(message) };
};

test.each([
  [rightsTip.purchaseWanted({ cause: 'page' }), 'buy'],
  [serviceBar.messageWanted(), 'consult'],
] as const)('[SHELL-014] [SHELL-029] [SHELL-034] on %j the desk opens for "%s"', (wanted, purpose) => {
  const { store, say } = open();
  say(wanted);
  expect([selectIsDeskOpen(store.getState()), selectPurpose(store.getState())]).toEqual([true, purpose]);
});

test('[SHELL-034] what is offered is asked for once, quietly, and by the contact dialog too', () => {
  const { store, say, asked } = open();
  say(serviceBar.contactOpened());
  say(rightsTip.purchaseWanted({ cause: 'call' }));
  expect(asked).toEqual([{ method: 'GET', path: '/pb/service/offer', session: 'optional', quiet: true }]);
  expect(selectOffer(store.getState())).toEqual(offer);
});

test('an offer that did not come is asked for again by the next opening', () => {
  const { say, asked } = open(() => throwError(() => new Error('no network')));
  say(serviceBar.messageWanted());
  say(serviceBar.messageWanted());
  expect(asked).toHaveLength(2);
});

test('[SHELL-034] sends the inquiry and keeps its number; the next opening begins anew', () => {
  const { store, say, asked } = open(({ method }) =>
    of(anAnswer(method === 'GET' ? offer : { number: 'FW20261121-ABC234' })),
  );
  say(rightsTip.purchaseWanted({ cause: 'page' }));
  const round = selectRound(store.getState());
  store.dispatch(commands.submit(inquiry));
  expect(asked.at(-1)).toMatchObject({ method: 'POST', path: '/pb/service/inquiry', body: inquiry });
  expect(selectNumber(store.getState())).toBe('FW20261121-ABC234');
  store.dispatch(commands.closeDesk());
  say(rightsTip.purchaseWanted({ cause: 'page' }));
  expect([selectNumber(store.getState()), selectRound(store.getState())]).toEqual([undefined, round + 1]);
});

test('a refusal stands in the form in the words of the server, and nothing typed is lost by closing', () => {
  const refusal = new CallRefused(aReply(442, { businessMsg: '提交过于频繁，请稍后再试' }));
  const { store, say } = open(({ method }) =>
    method === 'GET' ? of(anAnswer(offer)) : throwError(() => refusal),
  );
  say(serviceBar.messageWanted());
  store.dispatch(commands.submit(inquiry));
  expect(selectProblem(store.getState())).toBe('提交过于频繁，请稍后再试');
  const round = selectRound(store.getState());
  store.dispatch(commands.closeDesk());
  say(serviceBar.messageWanted());
  expect([selectRound(store.getState()), selectProblem(store.getState())]).toEqual([round, undefined]);
});

test('pressing twice sends once', () => {
  const answer$ = new Subject<ApiReply>();
  const { store, say, asked } = open(({ method }) => (method === 'GET' ? of(anAnswer(offer)) : answer$));
  say(serviceBar.messageWanted());
  store.dispatch(commands.submit(inquiry));
  store.dispatch(commands.submit(inquiry));
  expect(selectIsSending(store.getState())).toBe(true);
  expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('logging out closes the desk and forgets what was typed', () => {
  const { store, say } = open();
  say(serviceBar.messageWanted());
  const round = selectRound(store.getState());
  say(auth.loggedOut({ by: 'member' }));
  expect([selectIsDeskOpen(store.getState()), selectRound(store.getState())]).toEqual([false, round + 1]);
});

test('the analysts learn what was sent for and whether it arrived, and no name', () => {
  const problem = { code: 442, message: '' };
  expect([
    tracked(events.inquirySent({ purpose: 'buy', number: 'FW1' })),
    tracked(events.inquiryFailed({ purpose: 'consult', problem })),
    tracked(events.deskOpened({ purpose: 'buy' })),
  ]).toEqual([
    { fncode: '120107', query: { purpose: 'buy', ok: true } },
    { fncode: '120107', query: { purpose: 'consult', ok: false, statusCode: 442 } },
    undefined,
  ]);
});
