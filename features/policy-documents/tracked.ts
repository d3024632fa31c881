import type { DomainEvent } from '#src/kernel/messages';
import { failureFact, type TrackedFact } from '#src/kernel/slice';
import { events } from './events';

const FAILURES = [
  events.listFailed,
  events.clausesFailed,
  events.documentFailed,
  events.comparisonFailed,
  events.attachmentFailed,
  events.pricesFailed,
] as const;

export const tracked = (event: DomainEvent): TrackedFact | undefined => {
  if (events.listSeen.match(event)) return { fncode: '250101', query: event.payload };
  if (events.documentLoaded.match(event))
    return { fncode: '250201', query: { id: event.payload.document.row.id } };
  if (events.pricesLoaded.match(event))
    return { fncode: '250203', query: { id: event.payload.prices.row.id } };
  if (events.attachmentSaved.match(event))
    return { fncode: '250301', query: { id: event.payload.id, format: event.payload.attachment.format } };
  const failure = FAILURES.find(({ match }) => match(event));
  return failure?.match(event) ? failureFact('policies', event.payload.problem) : undefined;
};
