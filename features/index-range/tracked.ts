import type { DomainEvent } from '#src/kernel/messages';
import { failureFact, type TrackedFact } from '#src/kernel/slice';
import { events } from './events';

export const tracked = (event: DomainEvent): TrackedFact | undefined => {
  if (events.listSeen.match(event)) return { fncode: '210102', query: event.payload };
  if (events.subjectLoaded.match(event)) {
    return { fncode: '210302', query: { subject: event.payload.subject.row.name } };
  }
  if (events.listFailed.match(event) || events.subjectFailed.match(event))
    return failureFact('indexRange', event.payload.problem);
  return undefined;
};
