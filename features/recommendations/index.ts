import type { Slice } from '#src/kernel/slice';
import { recommend, recommendWater } from './epics';
import { reducer, type RecommendationsState } from './state';

export const recommendations: Slice<'recommendations', RecommendationsState> = {
  name: 'recommendations',
  reducer,
  epics: () => ({ recommend, recommendWater }),
};
