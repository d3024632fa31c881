import type { DomainEvent } from '#src/kernel/messages';
import { failureFact, type TrackedFact } from '#src/kernel/slice';
import { events } from './events';

export const tracked = (event: DomainEvent): TrackedFact | undefined => {
  if (events.listSeen.match(event)) return { fncode: '220101', query: event.payload };
  if (events.indexLoaded.match(event))
    return { fncode: '220201', query: { id: event.payload.result.series.id } };
  if (events.contactAdded.match(event)) return { fncode: '220501', query: { ok: true } };
  if (events.contactFailed.match(event))
    return { fncode: '220501', query: { ok: false, statusCode: event.payload.problem.code } };
  if (events.listFailed.match(event) || events.indexFailed.match(event))
    return failureFact('costIndexes', event.payload.problem);
  return undefined;
};
