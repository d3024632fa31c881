import { defineEvents, payload } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';
import type { Recommendations, WaterRecommendations } from './contract';

export const events = defineEvents('recommendations', {
  recommendationsLoaded: payload<{ readonly found: Recommendations }>(),
  recommendationsFailed: payload<{ readonly problem: Problem }>(),
  waterLoaded: payload<{ readonly found: WaterRecommendations }>(),
  waterFailed: payload<{ readonly problem: Problem }>(),
});
