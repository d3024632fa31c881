import { switchMap } from 'rxjs';
import { exchange } from '#src/calls/exchange';
import { commands, type Narrowing } from './commands';
import { recommendCall, waterRecommendCall } from './contract';
import { events } from './events';

/** Only what is given travels: an undefined value would be asked for by name. */
const queryOf = ({ areaId, keyword }: Narrowing) => ({
  ...(areaId !== undefined && { areaId }),
  ...(keyword && { keyword }),
});

/** The page is complete without them, and their sheets say themselves what went wrong. */
export const recommend = exchange({
  on: commands.recommend,
  overlap: switchMap,
  call: recommendCall,
  request: (narrowing) => ({ query: queryOf(narrowing) }),
  succeeded: (found) => events.recommendationsLoaded({ found }),
  failed: (problem) => events.recommendationsFailed({ problem }),
});

export const recommendWater = exchange({
  on: commands.recommend,
  overlap: switchMap,
  call: waterRecommendCall,
  request: ({ areaId }) => ({ query: queryOf({ areaId }) }),
  succeeded: (found) => events.waterLoaded({ found }),
  failed: (problem) => events.waterFailed({ problem }),
});
