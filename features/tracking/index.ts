import type { Slice } from '#src/kernel/slice';
import { collect, type Track, nameTab } from './epics';
import { reducer, type TrackingState } from './state';

export type { Track };

/** `tracks` is asked anew for every event: slices join while the page lives. */
export const tracking: Slice<'tracking', TrackingState, [tracks: () => readonly Track[]]> = {
  name: 'tracking',
  reducer,
  epics: (tracks) => ({ nameTab, collect: collect(tracks) }),
};
