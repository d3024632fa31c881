import { defineEvents, payload } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';
import type { HomeContent } from './contract';

export const events = defineEvents('home', {
  /** The content of the home page is asked for. */
  loadRequested: payload(),
  /** What the home page shows is here. */
  contentLoaded: payload<{ readonly content: HomeContent }>(),
  /** The page shows what it had before, or says that it has nothing. */
  contentFailed: payload<{ readonly problem: Problem }>(),
});
