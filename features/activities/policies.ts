import { events as auth } from '#features/auth/events';
import { events as navigation } from '#features/navigation/events';
import { when } from '#src/kernel/when';
import { commands } from './commands';
import { events } from './events';
import type { Part } from './parts';
import { selectEntered, selectLost, selectLostOrder } from './selectors';

/** What each page shows. */
const PARTS_OF: Readonly<Record<string, readonly Part[]>> = {
  activityHome: ['home'],
  vipActivities: ['home'],
  memberPoints: ['points', 'records', 'coupons'],
  dailyAttendance: ['checkIns', 'points', 'home'],
  pointMall: ['mall', 'reports', 'orders'],
  luckyDraw: ['raffle'],
};

const loadAll = (parts: readonly Part[]) => parts.map((part) => commands.loadPart({ part }));

export const showOnEntry = when(navigation.routeEntered, ({ name }) => loadAll(PARTS_OF[name] ?? []));

/** A visitor who logs in on an open page sees what is theirs. */
export const showAfterLogin = when(auth.loggedIn, (_, state) =>
  loadAll(PARTS_OF[selectEntered(state) ?? ''] ?? []),
);

export const followCheckIn = when(events.checkedIn, () => loadAll(['checkIns', 'points', 'home']));
export const followDraw = when(events.prizeDrawn, () => loadAll(['raffle']));
/** They are shown below it. */
export const loadOwnDraws = when(events.partLoaded, (loaded) =>
  loaded.part === 'raffle' && loaded.data.own ? loadAll(['draws']) : undefined,
);
export const followClaim = when(events.prizeClaimed, () => loadAll(['draws']));
export const followExchange = when(events.productExchanged, () => loadAll(['mall', 'reports', 'orders']));
export const followDownload = when(events.reportSaved, () => loadAll(['reports']));
/** Whether it was counted; one that was can be had again. */
export const checkLostDownload = when(events.reportLost, () => loadAll(['reports']));
export const followReturn = when(events.orderReturned, () => loadAll(['mall', 'orders']));
export const followCoupon = when(events.couponApplied, () => loadAll(['coupons']));
/** A refusal may mean that the page is behind. */
export const refreshAfterRefusal = when(events.workFailed, ({ work }) => {
  if (work === 'draw') return loadAll(['raffle']);
  if (work === 'download') return loadAll(['reports']);
  return work === 'exchange' ? loadAll(['mall', 'orders']) : undefined;
});

export const checkLostDraw = when(events.drawLost, () => loadAll(['raffle']));
/** The draw was made: asked again under its number, it tells its result. */
export const fetchLostDraw = when(events.partLoaded, (loaded, state) => {
  const lost = selectLost(state);
  if (!lost || loaded.part !== 'raffle' || !loaded.data.own) return undefined;
  return loaded.data.own.nextNumber > lost.number ? commands.drawPrize(lost) : undefined;
});

export const checkLostOrder = when(events.orderLost, () => loadAll(['mall', 'orders']));
export const fetchLostOrder = when(events.partLoaded, (loaded, state) => {
  const lost = selectLostOrder(state);
  if (!lost || loaded.part !== 'mall') return undefined;
  return loaded.data.nextNumber > lost.number ? commands.exchangeProduct(lost) : undefined;
});
