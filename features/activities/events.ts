import { defineEvents, payload } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';
import type { DownloadAsked, DrawAsked, OrderAsked } from './asked';
import type { Ordered } from './contract/mall';
import type { DrawAnswer } from './contract/raffle';
import type { AskedPart, FailedPart, LoadedPart } from './parts';
import type { WorkRequest } from './work';

export const events = defineEvents('activities', {
  /** A part of a page is asked for. */
  partRequested: payload<AskedPart>(),
  /** It is there. */
  partLoaded: payload<LoadedPart>(),
  /** It could not be shown. */
  partFailed: payload<FailedPart>(),
  /** A member's deed is on its way. */
  workRequested: payload<WorkRequest>(),
  /** Today's check-in stands, or one that makes up for a day. */
  checkedIn: payload<{ readonly points: number; readonly day?: string }>(),
  /** A draw has its result, now or from before. */
  prizeDrawn: payload<DrawAnswer>(),
  /** A draw was asked for, and nobody knows yet whether it was made. */
  drawLost: payload<DrawAsked>(),
  /** The house knows where to send the article to. */
  prizeClaimed: payload<{ readonly number: number }>(),
  /** An order was sent, and nobody knows yet whether it was made. */
  orderLost: payload<OrderAsked>(),
  /** A product was exchanged, now or before. */
  productExchanged: payload<Ordered>(),
  /** The points of an order came back. */
  orderReturned: payload<{ readonly number: number }>(),
  /** More rows may be exported for a day. */
  couponApplied: payload<{ readonly id: string }>(),
  /** The browser has the file of a report. */
  reportSaved: payload<DownloadAsked>(),
  /** A report was asked for, and no file came. */
  reportLost: payload<DownloadAsked>(),
  /** Refused, or broken. */
  workFailed: payload<WorkRequest & { readonly problem: Problem }>(),
  /** The member has read what came of it. */
  outcomeDismissed: payload<WorkRequest>(),
});
