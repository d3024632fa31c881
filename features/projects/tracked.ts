import type { DomainEvent } from '#src/kernel/messages';
import { failureFact, type TrackedFact } from '#src/kernel/slice';
import { events } from './events';

export const tracked = (event: DomainEvent): TrackedFact | undefined => {
  if (events.listSeen.match(event)) {
    return { fncode: '210101', query: event.payload };
  }
  if (events.detailLoaded.match(event))
    return { fncode: '210201', query: { id: event.payload.detail.row.id } };
  if (events.listFailed.match(event) || events.detailFailed.match(event) || events.markFailed.match(event))
    return failureFact('projects', event.payload.problem);
  return undefined;
};
