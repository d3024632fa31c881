import type { DomainEvent } from '#src/kernel/messages';
import type { TrackedFact } from '#src/kernel/slice';
import { events } from './events';

export const tracked = (event: DomainEvent): TrackedFact | undefined =>
  // A place that a page or an address takes up was chosen by nobody.
  events.regionPicked.match(event) && event.payload.by === 'member'
    ? { fncode: '200111', query: { areaId: event.payload.areaid, how: event.payload.by } }
    : undefined;
