import type { TrackingState } from './state';

export const selectTracking = (state: unknown) => (state as { readonly tracking: TrackingState }).tracking;
