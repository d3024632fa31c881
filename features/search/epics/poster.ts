import { exhaustMap } from 'rxjs';
import { exchange } from '#src/calls/exchange';
import { when } from '#src/kernel/when';
import { commands } from '../commands';
import { topPosterCall } from '../contract';
import { events } from '../events';

/** The link leads away by itself; this only tells that it was taken. */
export const followPoster = when(commands.followPoster, () => events.posterFollowed());

/** Nobody misses a poster. */
export const loadPoster = exchange({
  on: commands.loadPoster,
  overlap: exhaustMap,
  call: topPosterCall,
  succeeded: (poster) => events.posterLoaded(poster),
  failed: (problem) => events.posterFailed({ problem }),
});
