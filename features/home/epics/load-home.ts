import { exhaustMap } from 'rxjs';
import { reader, requestOf } from '#src/contract/call';
import { exchange } from '#src/kernel/exchange';
import { commands } from '../commands';
import { homeCall, type HomeContent } from '../contract';
import { events } from '../events';

/** exhaustMap: the answer on its way is as good as another. Quiet: the page itself says what went wrong. */
export const loadHome = exchange({
  on: commands.loadHome,
  overlap: exhaustMap,
  request: () => ({ ...requestOf(homeCall), quiet: true }),
  read: reader(homeCall),
  started: () => events.loadStarted(),
  succeeded: (content: HomeContent) => events.contentLoaded({ content }),
  failed: (problem) => events.contentFailed({ problem }),
});
