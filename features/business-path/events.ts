import { defineEvents, payload } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';

/** No event holds the path itself. */
export const events = defineEvents('businessPath', {
  pathLoaded: payload<{ readonly from: 'storage' | 'server' }>(),
  pathFailed: payload<{ readonly problem: Problem }>(),
  /** The server no longer takes it: a new one is fetched. */
  pathRejected: payload(),
  pathCleared: payload(),
});
