import type { DomainEvent } from '#src/kernel/messages';
import type { TrackedFact } from '#src/kernel/slice';
import { events } from './events';

export const tracked = (event: DomainEvent): TrackedFact | undefined =>
  events.itemChosen.match(event) ? { fncode: '100107', query: { item: event.payload.item } } : undefined;
