import type { DomainEvent } from '#src/kernel/messages';
import { failureFact, type TrackedFact } from '#src/kernel/slice';
import { events } from './events';

const FAILURES = [events.listFailed, events.detailFailed] as const;

export const tracked = (event: DomainEvent): TrackedFact | undefined => {
  if (events.listSeen.match(event)) return { fncode: '270101', query: event.payload };
  if (events.detailLoaded.match(event))
    return { fncode: '270201', query: { id: event.payload.detail.row.id } };
  const failure = FAILURES.find(({ match }) => match(event));
  return failure?.match(event) ? failureFact('waterRenewal', event.payload.problem) : undefined;
};
