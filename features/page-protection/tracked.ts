import type { DomainEvent } from '#src/kernel/messages';
import type { TrackedFact } from '#src/kernel/slice';
import { events } from './events';

export const tracked = (event: DomainEvent): TrackedFact | undefined =>
  events.pauseNoticed.match(event) ? { fncode: '900201', query: { ms: event.payload.ms } } : undefined;
