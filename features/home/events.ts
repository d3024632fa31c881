import { defineEvents, payload } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';
import type { HomeContent } from './contract';

export const events = defineEvents('home', {
  loadStarted: payload(),
  contentLoaded: payload<{ readonly content: HomeContent }>(),
  contentFailed: payload<{ readonly problem: Problem }>(),
});
