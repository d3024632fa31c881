import { map, merge, NEVER, scan, share } from 'rxjs';
import { commands } from '#features/activities/commands';
import {
  claimPrize,
  applyCoupon,
  checkIn,
  downloadReport,
  exchangeProduct,
  loadParts,
  returnOrder,
} from '#features/activities/epics';
import { events } from '#features/activities/events';
import {
  followCheckIn,
  followDownload,
  loadOwnDraws,
  refreshAfterFailure,
  tellVip,
  showOnEntry,
} from '#features/activities/policies';
import { initialState, NOT_SURE, reducer } from '#features/activities/state';
import { tracked } from '#features/activities/tracked';
import { type Work } from '#features/activities/work';
import { events as auth } from '#features/auth/events';
import { events as navigation } from '#features/navigation/events';
import type { DomainEvent, Message } from '#src/kernel/messages';
import { NO_REPLY } from '#src/kernel/send';
import { anEntry, aUser, stateOf } from '#tests/support/builders';
import { marbles } from '#tests/support/marbles';
import { fakePorts } from '#tests/support/ports';
import { anAnswer } from '#tests/support/replies';
import { folded, tells, answering, raffle, drawn } from './told-by';

test('a page asks for its parts, and each part for itself', () => {
  const asked = tells(showOnEntry, navigation.routeEntered(anEntry({ name: 'pointMall' })));
  expect(asked).toMatchObject([
    { payload: { part: 'mall' } },
    { payload: { part: 'reports' } },
    { payload: { part: 'orders' } },
  ]);
  const send = answering({ orders: [] });
  const said = tells(loadParts, commands.loadPart({ part: 'orders' }), initialState, send);
  expect(said).toMatchObject([
    { type: events.partRequested.type, payload: { part: 'orders' } },
    { type: events.partLoaded.type, payload: { part: 'orders', data: { orders: [] } } },
  ]);
  expect(send.mock.calls).toMatchObject([[{ method: 'GET', path: '/pb/activity/product/getExchangeInfo' }]]);
});

test('[CALL-102] the standing of the check-ins is asked for with the global id of whoever is logged in', () => {
  const entered = navigation.routeEntered(anEntry({ name: 'dailyAttendance' }));
  const member = folded(auth.loggedIn({ user: aUser({ globalId: '6001' }), way: 'resumed' }));
  const [asked] = tells(showOnEntry, entered, member);
  expect(asked).toMatchObject({ payload: { part: 'checkIns', query: { globalId: '6001' } } });
  const send = answering({});
  tells(loadParts, asked!, member, send);
  expect(send.mock.calls).toMatchObject([
    [{ path: '/pb/activity/clockExperience/getUserActivityInfo', query: { globalId: '6001' } }],
  ]);
});

test('what stands is shown while it is asked for anew, and a failure takes its place', () => {
  const orders = events.partLoaded({ part: 'orders', data: { orders: [] } });
  const again = folded(orders, events.partRequested({ part: 'orders' }));
  expect(again.parts.orders).toEqual({ status: 'loading', data: { orders: [] } });
  const problem = { code: 500, message: '断了' };
  expect(reducer(again, events.partFailed({ part: 'orders', problem })).parts.orders).toEqual({
    status: 'failed',
    problem,
  });
});

test.each<[Work, readonly string[]]>([
  ['checkIn', ['checkIns', 'points', 'home']],
  ['claim', ['draws']],
  ['exchange', ['mall', 'reports', 'orders']],
  ['return', ['mall', 'orders']],
  ['coupon', ['coupons']],
])(
  '[ACT-012] a %s that is refused or has no answer may have been done: the page is read anew',
  (work, parts) => {
    const failed = events.workFailed({ work, problem: { code: NO_REPLY, message: 'offline' } });
    const asked = tells(refreshAfterFailure, failed).map(
      (command) => (command as { payload: unknown }).payload,
    );
    expect(asked).toEqual(parts.map((part) => ({ part })));
  },
);

test('what comes of a check-in and of an exchange is said, and the page follows', () => {
  const said = (event: DomainEvent) => Object.values(folded(event).outcomes)[0]?.outcome;
  expect(said(events.checkedIn({ points: 8 }))).toMatchObject({ text: '签到成功，获得 8 积分' });
  expect(said(events.checkedIn({ points: 0 }))).toMatchObject({ text: '今天已经签到' });
  expect(said(events.checkedIn({ points: 0, day: '2026-11-20' }))).toMatchObject({
    text: '2026-11-20 已补签',
  });
  expect(
    said(events.workFailed({ work: 'claim', problem: { code: NO_REPLY, message: 'offline' } })),
  ).toMatchObject({ tone: 'bad', text: NOT_SURE });
  expect(tells(followCheckIn, events.checkedIn({ points: 5 }))).toHaveLength(3);
  expect(tells(loadOwnDraws, raffle(1))).toMatchObject([{ payload: { part: 'draws' } }]);
});

test('a check-in of a past day and an exchange send what they are about', () => {
  const send = answering({ points: 0 });
  tells(checkIn, commands.checkIn({ day: '2026-11-20' }), initialState, send);
  expect(send.mock.calls).toMatchObject([[{ body: { day: '2026-11-20' } }]]);
  const ordered = answering({
    number: 1,
    product: 'vip1',
    state: 'given',
    isFormer: false,
    isVip: true,
  });
  expect(
    tells(exchangeProduct, commands.exchangeProduct({ id: 'vip1', number: 1 }), initialState, ordered),
  ).toMatchObject([{}, { type: events.productExchanged.type }]);
  const receiver = { name: '王工', mobile: '13800000001', address: '武汉市某路 1 号' };
  const asked = { id: 'cup', number: 2, receiver, projectId: 'p1' };
  tells(exchangeProduct, commands.exchangeProduct(asked), initialState, ordered);
  expect(ordered.mock.calls.at(-1)).toMatchObject([{ body: asked }]);
});

test('[CALL-110] a claim sends which draw it is of, and the receiver', () => {
  const send = answering(null);
  const asked = { number: 3, receiver: { name: '王工', mobile: '13800000001', address: '武汉市某路 1 号' } };
  tells(claimPrize, commands.claimPrize(asked), initialState, send);
  expect(send.mock.calls).toMatchObject([[{ body: asked }]]);
});

test.each([
  [events.prizeDrawn({ ...drawn, isVip: true }), 1],
  [events.prizeDrawn(drawn), 0],
  [events.productExchanged({ number: 1, product: 'vip1', state: 'given', isFormer: false, isVip: true }), 1],
  [
    events.productExchanged({ number: 1, product: 'cup', state: 'ordered', isFormer: false, isVip: false }),
    0,
  ],
])('days of VIP are told, so that the header shows them: %j', (event, times) => {
  expect(tells(tellVip, event, initialState)).toHaveLength(times);
});

test('facts of the activities', () => {
  expect(tracked(events.checkedIn({ points: 5 }))).toMatchObject({ fncode: '400201' });
  expect(tracked(events.prizeDrawn(drawn))).toEqual({ fncode: '400402', query: { prize: 'points20' } });
  expect(tracked(raffle(1))).toEqual({ fncode: '400401' });
  expect(tracked(events.partLoaded({ part: 'orders', data: { orders: [] } }))).toBeUndefined();
});

test.each([
  [1, '/pb/activity/product/downloadPDF', { reportId: '7' }],
  [2, '/pb/activity/product/downloadPDFAgain', { reportId: '7', number: 2 }],
])('[CALL-098] [CALL-099] download %i of a report is saved under its name', (number, path, body) => {
  const asked = { id: '7', number, title: '某住宅楼' };
  const file = new Blob(['%PDF-']);
  const save = jest.fn();
  const send = answering(file);
  expect(tells(downloadReport(save), commands.downloadReport(asked), initialState, send)).toMatchObject([
    { type: events.workRequested.type, payload: { work: 'download', subject: '7' } },
    { type: events.reportSaved.type, payload: asked },
  ]);
  expect(send.mock.calls).toMatchObject([[{ method: 'POST', path, body, expects: 'blob' }]]);
  expect(save.mock.calls).toEqual([['造价指标报告-某住宅楼.pdf', file]]);
  expect(tracked(events.reportSaved(asked))).toEqual({ fncode: '400901' });
  expect(tells(followDownload, events.reportSaved(asked))).toMatchObject([{ payload: { part: 'reports' } }]);
});

test('works beside each other are both under way, and what comes of each is kept', () => {
  const report = { id: '7', number: 1, title: '某住宅楼' };
  const file = new Blob(['%PDF-']);
  marbles(({ cold, expectObservable }) => {
    const ask$ = cold<Message>('ab', { a: commands.downloadReport(report), b: commands.checkIn({}) });
    const action$ = ask$.pipe(share());
    const send = ({ path }: { readonly path: string }) =>
      cold('---r', { r: anAnswer(path.endsWith('downloadPDF') ? file : { points: 5 }) });
    const ports = fakePorts({ send: send as never });
    const state = stateOf({ activities: initialState });
    const own$ = merge(downloadReport(jest.fn())(action$, state, ports), checkIn(action$, state, ports)).pipe(
      scan((own, event) => reducer(own, event as DomainEvent), initialState),
      map(({ works, outcomes }) => [Object.keys(works), Object.keys(outcomes)]),
    );
    expectObservable(own$).toBe('ab-cd', {
      a: [['download 7'], []],
      b: [['download 7', 'checkIn '], []],
      c: [['checkIn '], ['download 7']],
      d: [[], ['download 7', 'checkIn ']],
    });
  })();
});

test.each([
  ['two days', checkIn, commands.checkIn({ day: '2026-01-02' }), commands.checkIn({ day: '2026-01-03' })],
  ['two coupons', applyCoupon, commands.applyCoupon({ id: '1' }), commands.applyCoupon({ id: '2' })],
  ['two orders', returnOrder, commands.returnOrder({ number: 1 }), commands.returnOrder({ number: 2 })],
] as const)('%s are asked for side by side, and one twice only once', (_, epic, a, b) => {
  const send = jest.fn((_request: object) => NEVER);
  marbles(({ cold, flush }) => {
    const asked$ = cold<Message>('aba', { a, b });
    epic(asked$, stateOf({ activities: initialState }), fakePorts({ send: send as never })).subscribe();
    flush();
  })();
  expect(send.mock.calls.map(([request]) => request)).toMatchObject([
    { body: a.payload },
    { body: b.payload },
  ]);
});
