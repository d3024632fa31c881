import { events as favorites } from '#features/favorites/events';
import type { DomainEvent } from '#src/kernel/messages';
import { failureFact, type TrackedFact } from '#src/kernel/slice';
import { events } from './events';

const RECORD = 'labor';
const FAILURES = [
  events.listFailed,
  events.lineFailed,
  events.placesFailed,
  events.submissionFailed,
  events.submissionsFailed,
  events.reviewsFailed,
  events.reviewFailed,
] as const;

export const tracked = (event: DomainEvent): TrackedFact | undefined => {
  if (events.listSeen.match(event)) return { fncode: '240101', query: event.payload };
  if (events.lineLoaded.match(event)) return { fncode: '240201', query: { id: event.payload.trend.row.id } };
  if (favorites.added.match(event) && event.payload.record.kind === RECORD)
    return { fncode: '240501', query: { on: true } };
  if (favorites.cancelled.match(event) && event.payload.record.kind === RECORD)
    return { fncode: '240501', query: { on: false } };
  const failure = FAILURES.find(({ match }) => match(event));
  return failure?.match(event) ? failureFact('labor', event.payload.problem) : undefined;
};
