import { exhaustMap, switchMap } from 'rxjs';
import { exchange } from '#src/calls/exchange';
import { commands } from './commands';
import { homeCall, type HomeContent } from './contract';
import { figuresCall, type PlacedFigures } from './contract-figures';
import { events } from './events';

/** exhaustMap: the answer on its way is as good as another. */
export const loadHome = exchange({
  on: commands.loadHome,
  overlap: exhaustMap,
  call: homeCall,
  started: () => events.loadRequested(),
  succeeded: (content: HomeContent) => events.contentLoaded({ content }),
  failed: (problem) => events.contentFailed({ problem }),
});

/** Another place or month takes the place of the one before. */
export const loadFigures = exchange({
  on: commands.loadFigures,
  overlap: switchMap,
  call: figuresCall,
  request: (place) => ({ query: place }),
  succeeded: (figures: PlacedFigures, place) => events.figuresLoaded({ place, figures }),
  failed: (problem, place) => events.figuresFailed({ place, problem }),
});
