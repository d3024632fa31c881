import { exhaustMap } from 'rxjs';
import { exchange } from '#src/calls/exchange';
import { commands } from './commands';
import { homeCall, type HomeContent } from './contract';
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
