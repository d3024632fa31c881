import { defineEvents, payload } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';
import type { HomeContent } from './contract';

export const events = defineEvents('home', {
  loadRequested: payload(),
  /** What the home page shows is here. */
  contentLoaded: payload<{ readonly content: HomeContent }>(),
  contentFailed: payload<{ readonly problem: Problem }>(),
});
