import type { DomainEvent } from '#src/kernel/messages';
import { failureFact, type TrackedFact } from '#src/kernel/slice';
import { events } from './events';

/** A series whose course is shown is the detail of this section. */
export const tracked = (event: DomainEvent): TrackedFact | undefined => {
  if (events.listLoaded.match(event)) {
    const { chosen, total } = event.payload.page;
    return chosen
      ? { fncode: '260201', query: { id: chosen.row.id } }
      : { fncode: '260101', query: { total } };
  }
  return events.listFailed.match(event) ? failureFact('industry', event.payload.problem) : undefined;
};
