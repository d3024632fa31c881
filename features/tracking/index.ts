import type { Observable } from 'rxjs';
import type { Slice } from '#src/kernel/slice';
import { collect, nameTab, type Track } from './epics/collect';
import { deliverLate } from './epics/deliver-late';
import type { DeliveryPorts } from './outbox';
import { reducer, type TrackingState } from './state';
import { tracked } from './tracked';

export type { DeliveryPorts, Track };

interface TrackingPlan {
  /** Asked anew for every event: slices join while the page lives. */
  readonly tracks: () => readonly Track[];
  /** Once, when the page has been painted. */
  readonly delivery$: Observable<DeliveryPorts>;
}

export const tracking: Slice<'tracking', TrackingState, [plan: TrackingPlan]> = {
  name: 'tracking',
  reducer,
  epics: ({ tracks, delivery$ }) => ({
    nameTab,
    collect: collect(tracks),
    deliver: deliverLate(delivery$),
  }),
  tracked,
};
