import { defineEvents, payload } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';
import { listEvents } from '#src/listing/messages';
import type { LaborPage, ListView } from './contract';
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
});
