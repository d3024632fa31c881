import type { DomainEvent } from '#src/kernel/messages';
import type { TrackedFact } from '#src/kernel/slice';
import { events } from './events';

export const tracked = (event: DomainEvent): TrackedFact | undefined =>
  events.noticeDismissed.match(event) ? { fncode: '600301' } : undefined;
