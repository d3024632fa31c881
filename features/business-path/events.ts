import { defineEvents, payload } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';

/** No event holds the path itself. */
export const events = defineEvents('businessPath', {
  /** The path is held for the calls of this page. */
  pathLoaded: payload<{ readonly from: 'storage' | 'server' }>(),
  /** The business of a call was not announced to the server. */
  pathFailed: payload<{ readonly problem: Problem }>(),
  /** The server no longer takes it: a new one is fetched. */
  pathRejected: payload(),
  /** No path is held or stored. */
  pathCleared: payload(),
});
