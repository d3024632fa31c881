import { events as auth } from '#features/auth/events';
import { events as navigation } from '#features/navigation/events';
import type { RootState } from '#src/kernel/state';
import { allOf, when } from '#src/kernel/when';
import { membership } from '#src/kernel/shared-events';
import { commands } from './commands';
import { events } from './events';
import type { Part } from './parts';
import { selectEntered, selectGlobalId, selectLost, selectLostOrder } from './selectors';
import type { Work } from './work';

/** What each page shows. */
const PARTS_OF: Readonly<Record<string, readonly Part[]>> = {
  activityHome: ['home'],
  vipActivities: ['home'],
  memberPoints: ['points', 'records', 'coupons'],
  dailyAttendance: ['checkIns', 'points', 'home'],
  pointMall: ['mall', 'reports', 'orders'],
  luckyDraw: ['raffle'],
};

const loadAll = (parts: readonly Part[], state: RootState) => {
  const globalId = selectGlobalId(state);
  return parts.map((part) =>
    commands.loadPart({
      part,
      ...(part === 'checkIns' && globalId !== undefined && { query: { globalId } }),
    }),
  );
};

export const showOnEntry = when(navigation.routeEntered, ({ name }, state) =>
  loadAll(PARTS_OF[name] ?? [], state),
);

/** A visitor who logs in on an open page sees what is theirs. */
export const showAfterLogin = when(auth.loggedIn, (_, state) =>
  loadAll(PARTS_OF[selectEntered(state) ?? ''] ?? [], state),
);

/** What each work changes, whether its answer comes or not. */
const CHANGED_BY: Readonly<Record<Work, readonly Part[]>> = {
  checkIn: ['checkIns', 'points', 'home'],
  draw: ['raffle'],
  claim: ['draws'],
  exchange: ['mall', 'reports', 'orders'],
  return: ['mall', 'orders'],
  coupon: ['coupons'],
  download: ['reports'],
};
const loadAfter = (work: Work) => (_: unknown, state: RootState) => loadAll(CHANGED_BY[work], state);

export const followCheckIn = when(events.checkedIn, loadAfter('checkIn'));
export const followDraw = when(events.prizeDrawn, loadAfter('draw'));
/** They are shown below it. */
export const loadOwnDraws = when(events.partLoaded, (loaded, state) =>
  loaded.part === 'raffle' && loaded.data.own ? loadAll(['draws'], state) : undefined,
);
export const tellVip = allOf(
  when(events.prizeDrawn, ({ isVip }) => (isVip ? membership.vipGiven() : undefined)),
  when(events.productExchanged, ({ isVip }) => (isVip ? membership.vipGiven() : undefined)),
);
export const followClaim = when(events.prizeClaimed, loadAfter('claim'));
export const followExchange = when(events.productExchanged, loadAfter('exchange'));
export const followDownload = when(events.reportSaved, loadAfter('download'));
/** Whether it was counted; one that was can be had again. */
export const checkLostDownload = when(events.reportLost, loadAfter('download'));
export const followReturn = when(events.orderReturned, loadAfter('return'));
export const followCoupon = when(events.couponApplied, loadAfter('coupon'));
/** A refusal may mean that the page is behind; without an answer it may have been done. */
export const refreshAfterFailure = when(events.workFailed, ({ work }, state) =>
  loadAll(CHANGED_BY[work], state),
);

export const checkLostDraw = when(events.drawLost, loadAfter('draw'));
/** The draw was made: asked again under its number, it tells its result. */
export const fetchLostDraw = when(events.partLoaded, (loaded, state) => {
  const lost = selectLost(state);
  if (!lost || loaded.part !== 'raffle' || !loaded.data.own) return undefined;
  return loaded.data.own.nextNumber > lost.number ? commands.drawPrize(lost) : undefined;
});

export const checkLostOrder = when(events.orderLost, loadAfter('exchange'));
export const fetchLostOrder = when(events.partLoaded, (loaded, state) => {
  const lost = selectLostOrder(state);
  if (!lost || loaded.part !== 'mall') return undefined;
  return loaded.data.nextNumber > lost.number ? commands.exchangeProduct(lost) : undefined;
});
