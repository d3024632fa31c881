import { defineEvents, payload } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';
import { listEvents } from '#src/listing/messages';
import type { DetailQuery, ListView, WaterDetail, WaterPage } from './contract';

export const events = defineEvents('waterRenewal', {
  ...listEvents<ListView, WaterPage>(),
  /** A record is asked for. */
  detailRequested: payload<DetailQuery>(),
  /** A record with its costs and its place in its group. */
  detailLoaded: payload<{ readonly detail: WaterDetail }>(),
  /** The record could not be shown. */
  detailFailed: payload<{ readonly problem: Problem }>(),
});
