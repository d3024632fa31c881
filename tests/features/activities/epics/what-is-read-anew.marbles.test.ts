import type { Epic } from '#src/kernel/epic';
import { events as auth } from '#features/auth/events';
import { events } from '#features/activities/events';
import type { Raffle } from '#features/activities/contract/index';
import {
  fetchLostDraw,
  followCheckIn,
  followClaim,
  followCoupon,
  followDraw,
  followExchange,
  followReturn,
  loadOwnDraws,
  refreshAfterFailure,
  showAfterLogin,
  showOnEntry,
} from '#features/activities/policies';
import type { Part } from '#features/activities/parts';
import { events as navigation } from '#features/navigation/events';
import type { DomainEvent } from '#src/kernel/messages';
import { anEntry, aUser } from '#tests/support/builders';
import { drawn, folded, lost, tells } from './told-by';

const login = auth.loggedIn({ user: aUser({ globalId: '6001' }), way: 'account' });
const asked = (epic: Epic, event: DomainEvent, own = folded()) =>
  tells(epic, event, own).map((command) => (command as { payload: { part: Part } }).payload.part);

const PAGES: readonly (readonly [string, readonly Part[]])[] = [
  ['activityHome', ['home']],
  ['vipActivities', ['home']],
  ['memberPoints', ['points', 'records', 'coupons']],
  ['dailyAttendance', ['checkIns', 'points', 'home']],
  ['pointMall', ['mall', 'reports', 'orders']],
  ['luckyDraw', ['raffle']],
  ['memberGiftBox', []],
];
test.each(PAGES)('%s shows its parts when it is entered, and to whoever logs in on it', (name, parts) => {
  const entered = navigation.routeEntered(anEntry({ name }));
  expect(asked(showOnEntry, entered)).toEqual(parts);
  expect(asked(showAfterLogin, login, folded(entered, login))).toEqual(parts);
});

test('[CALL-102] the global id goes with the check-ins alone', () => {
  const queries = tells(
    showOnEntry,
    navigation.routeEntered(anEntry({ name: 'dailyAttendance' })),
    folded(login),
  ).map((command) => (command as { payload: { query?: unknown } }).payload.query);
  expect(queries).toEqual([{ globalId: '6001' }, undefined, undefined]);
});

const ordered = { number: 1, product: 'cup', state: 'ordered', isFormer: false, isVip: false } as const;
const problem = { code: 441, message: '' };
test.each<readonly [string, Epic, DomainEvent, readonly Part[]]>([
  ['a check-in', followCheckIn, events.checkedIn({ points: 5 }), ['checkIns', 'points', 'home']],
  ['a draw', followDraw, events.prizeDrawn(drawn), ['raffle']],
  ['a claim', followClaim, events.prizeClaimed({ number: 3 }), ['draws']],
  ['an exchange', followExchange, events.productExchanged(ordered), ['mall', 'reports', 'orders']],
  ['a return', followReturn, events.orderReturned({ number: 1 }), ['mall', 'orders']],
  ['a coupon', followCoupon, events.couponApplied({ id: '8' }), ['coupons']],
  ['a draw that is refused', refreshAfterFailure, events.workFailed({ work: 'draw', problem }), ['raffle']],
  [
    'a download that is refused',
    refreshAfterFailure,
    events.workFailed({ work: 'download', problem }),
    ['reports'],
  ],
])('after %s what it changes is read anew', (_, epic, event, parts) => {
  expect(asked(epic, event)).toEqual(parts);
});

test('of a raffle without anything of one’s own no draws are asked for, and none is taken for made', () => {
  const ofVisitor = events.partLoaded({ part: 'raffle', data: { own: null } as Raffle });
  expect(asked(loadOwnDraws, ofVisitor)).toEqual([]);
  expect(tells(fetchLostDraw, ofVisitor, folded(events.drawLost(lost)))).toEqual([]);
});
