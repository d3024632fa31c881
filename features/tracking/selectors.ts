import { selectorsOf } from '#src/kernel/state';
import type { TrackingState } from './state';

export const selectTracking = selectorsOf<TrackingState>('tracking')((own) => own);
