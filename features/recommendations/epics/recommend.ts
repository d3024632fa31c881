import { switchMap } from 'rxjs';
import { reader, requestOf } from '#src/contract/call';
import { exchange } from '#src/kernel/exchange';
import { commands, type Narrowing } from '../commands';
import { recommendCall, waterRecommendCall } from '../contract';
import { events } from '../events';

const readData = reader(recommendCall);
const readWater = reader(waterRecommendCall);

/** Only what is given travels: an undefined value would be asked for by name. */
const queryOf = ({ areaId, keyword }: Narrowing) => ({
  ...(areaId !== undefined && { areaId }),
  ...(keyword && { keyword }),
});

/** Quiet, both: the page is complete without them, and their sheets say themselves what went wrong. */
export const recommend = exchange({
  on: commands.recommend,
  overlap: switchMap,
  request: (narrowing) => ({ ...requestOf(recommendCall, { query: queryOf(narrowing) }), quiet: true }),
  read: readData,
  succeeded: (found) => events.recommendationsLoaded({ found }),
  failed: (problem) => events.recommendationsFailed({ problem }),
});

export const recommendWater = exchange({
  on: commands.recommend,
  overlap: switchMap,
  request: ({ areaId }) => ({
    ...requestOf(waterRecommendCall, { query: queryOf({ areaId }) }),
    quiet: true,
  }),
  read: readWater,
  succeeded: (found) => events.waterLoaded({ found }),
  failed: (problem) => events.waterFailed({ problem }),
});
