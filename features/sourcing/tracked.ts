import type { DomainEvent } from '#src/kernel/messages';
import type { TrackedFact } from '#src/kernel/slice';
import { events } from './events';

/** What is sought, and by whom it was answered, stays out of the facts. */
export const tracked = (event: DomainEvent): TrackedFact | undefined => {
  if (events.sourcingPublished.match(event)) {
    return { fncode: '310101', query: { ok: true, kind: event.payload.kind } };
  }
  if (events.publishingFailed.match(event)) {
    return { fncode: '310101', query: { ok: false, statusCode: event.payload.problem.code } };
  }
  if (events.suppliersLoaded.match(event)) {
    return { fncode: '310102', query: { n: event.payload.matches.suppliers.length } };
  }
  if (events.sourcingClosed.match(event)) return { fncode: '310103' };
  return undefined;
};
