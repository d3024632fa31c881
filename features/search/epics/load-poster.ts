import { exhaustMap } from 'rxjs';
import { reader, requestOf } from '#src/contract/call';
import { exchange } from '#src/kernel/exchange';
import { commands } from '../commands';
import { topPosterCall } from '../contract';
import { events } from '../events';

const read = reader(topPosterCall);

/** Quiet: nobody misses a poster. */
export const loadPoster = exchange({
  on: commands.loadPoster,
  overlap: exhaustMap,
  request: () => ({ ...requestOf(topPosterCall), quiet: true }),
  read,
  succeeded: (poster) => events.posterLoaded(poster),
  failed: (problem) => events.posterFailed({ problem }),
});
