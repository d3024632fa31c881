import type { Observable } from 'rxjs';
import type { Slice } from '#src/kernel/slice';
import { collect, nameTab, type Track } from './epics/collect';
import { tellDetailLeft } from './epics/detail-left';
import { deliverLate, type Delivery } from './epics/deliver-late';
import type { DeliveryPorts } from './outbox';
import { reducer, type TrackingState } from './state';
import { tracked } from './tracked';

export type { Delivery, DeliveryPorts, Track };

/** The epics that send facts come behind the first paint. */
// eslint-disable-next-line portal/no-restricted-syntax -- asked by the portal's own plan of chunks, not by an epic.
export const loadDeliver = () => import(/* webpackChunkName: "outbox" */ './epics/deliver');

interface TrackingPlan {
  /** Asked anew for every event: slices join while the page lives. */
  readonly tracks: () => readonly Track[];
  /** Once, when the page has been painted. */
  readonly delivery$: Observable<Delivery>;
}

export const tracking: Slice<'tracking', TrackingState, [plan: TrackingPlan]> = {
  name: 'tracking',
  reducer,
  epics: ({ tracks, delivery$ }) => ({
    nameTab,
    // It hears what is collected.
    tellDetailLeft,
    collect: collect(tracks),
    deliver: deliverLate(delivery$),
  }),
  tracked,
};
