import type { DomainEvent } from '#src/kernel/messages';
import type { TrackedFact } from '#src/kernel/slice';
import { events } from './events';

export const tracked = (event: DomainEvent): TrackedFact | undefined => {
  if (events.liked.match(event)) return { fncode: '300201', query: { ...event.payload.record } };
  if (events.unliked.match(event)) return { fncode: '300202', query: { ...event.payload.record } };
  return undefined;
};
