import type { DomainEvent } from '#src/kernel/messages';
import type { TrackedFact } from '#src/kernel/slice';
import { events } from './events';

export const tracked = (event: DomainEvent): TrackedFact | undefined =>
  events.regionPicked.match(event)
    ? { fncode: '200111', query: { areaId: event.payload.areaid, how: event.payload.by } }
    : undefined;
