import type { RecommendationsState } from './state';

const own = (state: unknown) => (state as { readonly recommendations: RecommendationsState }).recommendations;

export const selectData = (state: unknown) => own(state).data;
export const selectWater = (state: unknown) => own(state).water;
