import { defineEvents, payload } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';
import type { Recommendations, WaterRecommendations } from './contract';

export const events = defineEvents('recommendations', {
  recommendationsFound: payload<{ readonly found: Recommendations }>(),
  recommendationsLost: payload<{ readonly problem: Problem }>(),
  waterFound: payload<{ readonly found: WaterRecommendations }>(),
  waterLost: payload<{ readonly problem: Problem }>(),
});
