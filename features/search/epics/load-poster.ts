import { exhaustMap } from 'rxjs';
import { exchange } from '#src/calls/exchange';
import { commands } from '../commands';
import { topPosterCall } from '../contract';
import { events } from '../events';

/** Nobody misses a poster. */
export const loadPoster = exchange({
  on: commands.loadPoster,
  overlap: exhaustMap,
  call: topPosterCall,
  succeeded: (poster) => events.posterLoaded(poster),
  failed: (problem) => events.posterFailed({ problem }),
});
