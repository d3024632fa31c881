import { events as auth } from '#features/auth/events';
import { events as notices } from '#features/notices/events';
import { commands } from '#features/ticket-login/commands';
import { events } from '#features/ticket-login/events';
import {
  addOnTicketLogin,
  announceLogin,
  announceLogout,
  askOnArrival,
  noticeFirstTrial,
} from '#features/ticket-login/policies';
import { initialState, reducer, type TicketLoginState } from '#features/ticket-login/state';
import { tracked } from '#features/ticket-login/tracked';
import type { Epic } from '#src/kernel/epic';
import type { Message } from '#src/kernel/messages';
import { aUser } from '#tests/support/builders';
import { marbles } from '#tests/support/marbles';
import { fakePorts, memoryStorage } from '#tests/support/ports';
import { standing } from './some-outside';

interface Given {
  readonly status?: TicketLoginState['status'];
  readonly cookies?: Readonly<Record<string, string>>;
}
const answers = (epic: Epic, heard: Message, said?: Message, { status = 'idle', cookies }: Given = {}) =>
  marbles(({ hot, expectObservable }) => {
    const ports = fakePorts({ cookies: memoryStorage(cookies) });
    expectObservable(epic(hot<Message>('-h', { h: heard }), standing(status), ports)).toBe(
      said ? '-s' : '--',
      {
        s: said,
      },
    );
  })();

const loggedInBy = (way: 'account' | 'token' | 'resumed') => auth.loggedIn({ user: aUser(), way });
const byTicket = { status: 'entered', cookies: { source_product: 'gccp' } } as const;

test('[SESSION-013] a visitor without a token is looked up at the account service', () => {
  const heard = auth.noSessionFound();
  answers(askOnArrival, heard, commands.logInByTicket(undefined, heard));
});

test('[SESSION-014] a ticket login from a product is put on record', () => {
  const heard = loggedInBy('token');
  const said = commands.addBusiness(
    { globalId: '6001', accountName: 'member', passwordMobile: '138****0001', source: 'gccp' },
    heard,
  );
  answers(addOnTicketLogin, heard, said, byTicket);
});

test.each([
  ['without the cookie', { status: 'entered' }],
  ['after any other login', { status: 'idle', cookies: { source_product: 'gccp' } }],
] as const)('nothing is put on record %s', (_when, given) =>
  answers(addOnTicketLogin, loggedInBy('account'), undefined, given),
);

test('[SESSION-016] [CONFLICT-003] a first trial is told', () => {
  const heard = events.businessAdded({ source: 'gccp', firstTrial: true });
  const text = '恭喜您已经领取7天试用权益，请查收!';
  answers(noticeFirstTrial, heard, notices.noticeRaised({ type: 'success', text }, heard));
  answers(noticeFirstTrial, events.businessAdded({ source: 'gccp', firstTrial: false }));
});

test('[SESSION-030] a login is announced, unless it was resumed or came from there', () => {
  const heard = loggedInBy('account');
  answers(announceLogin, heard, commands.announceSignOn({ action: 'login' }, heard));
  answers(announceLogin, loggedInBy('resumed'));
  answers(announceLogin, loggedInBy('token'), undefined, byTicket);
});

test('[SESSION-030] a logout is announced by the tab in which the member left', () => {
  const heard = auth.loggedOut({ by: 'member' });
  answers(announceLogout, heard, commands.announceSignOn({ action: 'logout' }, heard));
  answers(announceLogout, auth.loggedOut({ by: 'other-tab' }));
});

test('only the login that follows a ticket counts as one by ticket', () => {
  const run = (...heard: readonly Message[]) => heard.reduce(reducer, initialState).status;
  expect(run(events.ticketRequested(), events.ticketLoaded(), loggedInBy('token'))).toBe('entered');
  expect(run(events.ticketRequested(), loggedInBy('account'))).toBe('idle');
  expect(
    run(events.ticketRequested(), events.ticketLoaded(), auth.noSessionFound(), loggedInBy('account')),
  ).toBe('idle');
  expect(
    run(events.ticketLoaded(), loggedInBy('token'), auth.loggedOut({ by: 'member' }), loggedInBy('account')),
  ).toBe('idle');
});

test('[TRACK-001] the notice of a first trial is told', () => {
  expect(tracked(events.businessAdded({ source: 'gcc', firstTrial: true }))).toEqual({ fncode: '120106' });
  expect(tracked(events.businessAdded({ source: 'gcc', firstTrial: false }))).toBeUndefined();
});
