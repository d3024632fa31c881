import { defineEvents, payload } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';
import type { Recommendations, WaterRecommendations } from './contract';

export const events = defineEvents('recommendations', {
  /** Records for the region and the last search, with the reason of each. */
  recommendationsLoaded: payload<{ readonly found: Recommendations }>(),
  /** The sheet of recommendations says why it is empty. */
  recommendationsFailed: payload<{ readonly problem: Problem }>(),
  /** Records of water conservancy, or why there are none. */
  waterLoaded: payload<{ readonly found: WaterRecommendations }>(),
  /** The sheet of water conservancy says why it is empty. */
  waterFailed: payload<{ readonly problem: Problem }>(),
});
