import type { DomainEvent } from '#src/kernel/messages';
import { failureFact, type TrackedFact } from '#src/kernel/slice';
import { events } from './events';

/** A series whose course is shown is the detail of this section. */
export const tracked = (event: DomainEvent): TrackedFact | undefined => {
  if (events.listSeen.match(event)) return { fncode: '260101', query: event.payload };
  if (events.seriesOpened.match(event)) return { fncode: '260201', query: event.payload };
  return events.listFailed.match(event) ? failureFact('industry', event.payload.problem) : undefined;
};
