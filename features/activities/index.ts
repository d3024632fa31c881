import type { Slice } from '#src/kernel/slice';
import {
  applyCoupon,
  checkIn,
  claimPrize,
  dismissOutcome,
  drawPrize,
  exchangeProduct,
  loadParts,
  returnOrder,
} from './epics';
import {
  checkLostDraw,
  checkLostOrder,
  fetchLostDraw,
  fetchLostOrder,
  followCheckIn,
  followClaim,
  followCoupon,
  followDraw,
  followExchange,
  followReturn,
  loadOwnDraws,
  refreshAfterRefusal,
  showAfterLogin,
  showOnEntry,
} from './policies';
import { reducer, type ActivitiesState } from './state';
import { tracked } from './tracked';

export const activities: Slice<'activities', ActivitiesState> = {
  name: 'activities',
  reducer,
  epics: () => ({
    loadParts,
    checkIn,
    drawPrize,
    claimPrize,
    exchangeProduct,
    returnOrder,
    applyCoupon,
    dismissOutcome,
    showOnEntry,
    showAfterLogin,
    followCheckIn,
    followDraw,
    loadOwnDraws,
    followClaim,
    followExchange,
    followReturn,
    followCoupon,
    refreshAfterRefusal,
    checkLostDraw,
    fetchLostDraw,
    checkLostOrder,
    fetchLostOrder,
  }),
  tracked,
};
