import { defineEvents, payload } from '#src/kernel/messages';
import { listEvents } from '#src/listing/messages';
import type { IndustryPage, ListView } from './contract';

export const events = defineEvents('industry', {
  ...listEvents<ListView, IndustryPage>(),
  /** The course of one series is shown above the list. */
  seriesOpened: payload<{ readonly id: string }>(),
});
