import { selectorsOf } from '#src/kernel/state';
import type { RecommendationsState } from './state';

const select = selectorsOf<RecommendationsState>('recommendations');

export const selectData = select((own) => own.data);
export const selectWater = select((own) => own.water);
export const selectDepartures = select((own) => own.departures);
