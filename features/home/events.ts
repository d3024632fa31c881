import { defineEvents, payload } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';
import type { HomeContent } from './contract';

export const events = defineEvents('home', {
  loadStarted: payload(),
  contentFound: payload<{ readonly content: HomeContent }>(),
  contentLost: payload<{ readonly problem: Problem }>(),
});
