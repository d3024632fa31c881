import { defineEvents, payload } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';
import { listEvents } from '#src/listing/messages';
import type { CollectDraft } from './collect-draft';
import type { LaborPage, ListView, PricedPlaces, SectionItems } from './contract';
import type { CollectRight, Receipt, ReviewQueue, Submission } from './contract-collect';
import type { AreaPrices, PriceTrend } from './contract-line';
import type { LineView } from './line-view';

export const events = defineEvents('labor', {
  ...listEvents<ListView, LaborPage>(),
  /** What the address says of a price line is shown. */
  lineViewed: payload<{ readonly id: string; readonly view: LineView }>(),
  /** A price line is asked for. */
  lineRequested: payload<{ readonly id: string }>(),
  /** A price line with its months. */
  lineLoaded: payload<{ readonly trend: PriceTrend }>(),
  /** The price line could not be shown. */
  lineFailed: payload<{ readonly problem: Problem }>(),
  /** The places are asked for, in this month or the newest. */
  placesRequested: payload<{ readonly id: string; readonly period?: string }>(),
  /** The same item in all places, in one month. */
  placesLoaded: payload<{ readonly prices: AreaPrices }>(),
  /** The places could not be compared. */
  placesFailed: payload<{ readonly problem: Problem }>(),
  /** Whether the member may submit and review, and how often today. */
  rightLoaded: payload<{ readonly right: CollectRight }>(),
  /** Whether the member may is not known. */
  rightFailed: payload<{ readonly problem: Problem }>(),
  /** Items of the library by section. */
  itemsLoaded: payload<{ readonly sections: SectionItems }>(),
  /** The form does without the items of the library. */
  itemsFailed: payload<{ readonly problem: Problem }>(),
  /** Places with price lines. */
  pricedPlacesLoaded: payload<{ readonly areas: PricedPlaces }>(),
  /** The form does with the common list of places. */
  pricedPlacesFailed: payload<{ readonly problem: Problem }>(),
  /** What was typed before stands in the form again. */
  draftFound: payload<{ readonly draft: CollectDraft }>(),
  /** What stands in the form, as typed. */
  draftKept: payload<{ readonly draft: CollectDraft }>(),
  /** A price is on its way. */
  submissionRequested: payload(),
  /** It is recorded under this number and waits for a reviewer. */
  priceSubmitted: payload<Receipt>(),
  /** The price is far from its like, and not recorded unless it is confirmed. */
  priceDoubted: payload<{ readonly doubt: string }>(),
  /** The price is not recorded; the form keeps what was typed. */
  submissionFailed: payload<{ readonly problem: Problem }>(),
  /** The form is empty again. */
  formCleared: payload(),
  /** The member's own submissions, the latest first. */
  submissionsLoaded: payload<{ readonly submissions: readonly Submission[] }>(),
  /** The member's own submissions could not be shown. */
  submissionsFailed: payload<{ readonly problem: Problem }>(),
  /** Submissions that wait for a reviewer, the earliest first. */
  reviewsLoaded: payload<{ readonly queue: ReviewQueue }>(),
  /** What waits could not be shown. */
  reviewsFailed: payload<{ readonly problem: Problem }>(),
  /** A verdict is on its way. */
  reviewRequested: payload<{ readonly number: string }>(),
  /** The submission passed, or went back. */
  priceReviewed: payload<{ readonly number: string }>(),
  /** The verdict is not recorded. */
  reviewFailed: payload<{ readonly number: string; readonly problem: Problem }>(),
});
