import { events as auth } from '#features/auth/events';
import { events } from '#features/activities/events';
import { initialState, LOST_ORDER, reducer, type ActivitiesState } from '#features/activities/state';
import { selectEntered, selectGlobalId, selectOutcome } from '#features/activities/selectors';
import { workOf, type WorkRequest } from '#features/activities/work';
import { events as navigation } from '#features/navigation/events';
import type { DomainEvent } from '#src/kernel/messages';
import { anEntry, aUser } from '#tests/support/builders';

const problem = { code: 441, message: '积分不足' };
const after = (...heard: readonly DomainEvent[]): ActivitiesState => heard.reduce(reducer, initialState);
const said = (work: WorkRequest, ...heard: readonly DomainEvent[]) =>
  selectOutcome(work)({ activities: after(...heard) });

test.each<readonly [WorkRequest, DomainEvent, string]>([
  [workOf.claim({ number: 3 }), events.prizeClaimed({ number: 3 }), '收件人已登记，7 个工作日内寄出'],
  [workOf.return({ number: 3 }), events.orderReturned({ number: 3 }), '已退回，积分已返还'],
  [
    workOf.coupon({ id: '8' }),
    events.couponApplied({ id: '8' }),
    '已使用，24 小时内每日导出额度增加 5,000 行',
  ],
  [
    workOf.checkIn({ day: '2026-11-20' }),
    events.checkedIn({ points: 30, day: '2026-11-20' }),
    '2026-11-20 已补签，当月全勤，获得 30 积分',
  ],
  [
    workOf.exchange({ id: 'cup' }),
    events.productExchanged({ number: 2, product: 'cup', state: 'ordered', isFormer: false, isVip: false }),
    '兑换成功，7 个工作日内寄出',
  ],
])('of %j its own success is said', (work, event, text) => {
  const state = after(events.workRequested(work), event);
  expect(selectOutcome(work)({ activities: state })).toEqual({ kind: 'said', tone: 'good', text });
  expect(state.works).toEqual({});
});

test('a refusal is said in the words of the server, of the work it is of', () => {
  const two = workOf.coupon({ id: '2' });
  expect(said(two, events.workFailed({ ...two, problem }))).toEqual({
    kind: 'said',
    tone: 'bad',
    text: '积分不足',
  });
  expect(said(workOf.coupon({ id: '1' }), events.workFailed({ ...two, problem }))).toBeUndefined();
});

test('what is being looked into of an order is not hidden by another work, and its own next word takes its place', () => {
  const order = { id: 'cup', number: 2 };
  const lost = [events.orderLost(order), events.workRequested(workOf.checkIn({}))];
  expect(said(workOf.exchange(order), ...lost)).toMatchObject({ text: LOST_ORDER });
  const again = after(...lost, events.workRequested(workOf.exchange(order)));
  expect(Object.keys(again.outcomes)).toEqual([]);
});

describe('what one member had is no other’s', () => {
  const mine = [
    auth.loggedIn({ user: aUser({ globalId: '6001' }), way: 'account' }),
    navigation.routeEntered(anEntry({ name: 'memberPoints' })),
    events.partLoaded({ part: 'orders', data: { orders: [] } }),
    events.workRequested(workOf.draw()),
    events.drawLost({ number: 3, by: 'points' }),
  ];
  test.each([
    ['a logout', auth.loggedOut({ by: 'member' }), undefined],
    ['the login of another', auth.loggedIn({ user: aUser({ globalId: '6002' }), way: 'account' }), '6002'],
  ])('%s leaves of it only which page is on the screen', (_, event, globalId) => {
    const state = after(...mine, event);
    expect(state).toEqual({ ...initialState, entered: 'memberPoints', ...(globalId && { globalId }) });
    expect(selectEntered({ activities: state })).toBe('memberPoints');
    expect(selectGlobalId({ activities: state })).toBe(globalId);
  });
});

test('a refusal of one subject is none of another of the same kind', () => {
  const pairs = [
    [workOf.claim({ number: 1 }), workOf.claim({ number: 2 })],
    [workOf.exchange({ id: 'cup' }), workOf.exchange({ id: 'vip1' })],
  ] as const;
  for (const [one, other] of pairs)
    expect(said(other, events.workFailed({ ...one, problem }))).toBeUndefined();
});
