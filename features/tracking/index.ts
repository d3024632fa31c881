import type { Slice } from '#src/kernel/slice';
import { collect, type Track } from './epics/collect';
import { nameTab } from './epics/name-tab';
import { reducer, type TrackingState } from './state';

export type { Track };

/** `tracks` is asked anew for every event: slices join while the page lives. */
export const trackingOf = (tracks: () => readonly Track[]): Slice<'tracking', TrackingState> => ({
  name: 'tracking',
  reducer,
  epics: { nameTab, collect: collect(tracks) },
});

/** For those who only fold events. */
export const tracking = trackingOf(() => []);
