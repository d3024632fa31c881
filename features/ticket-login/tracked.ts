import type { DomainEvent } from '#src/kernel/messages';
import type { TrackedFact } from '#src/kernel/slice';
import { events } from './events';

/** The notice goes with it. */
export const tracked = (event: DomainEvent): TrackedFact | undefined =>
  events.businessAdded.match(event) && event.payload.firstTrial ? { fncode: '120106' } : undefined;
