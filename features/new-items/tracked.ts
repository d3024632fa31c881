import type { DomainEvent } from '#src/kernel/messages';
import { failureFact, type TrackedFact } from '#src/kernel/slice';
import { events } from './events';

export const tracked = (event: DomainEvent): TrackedFact | undefined => {
  if (events.listLoaded.match(event)) return { fncode: '210501', query: { total: event.payload.page.total } };
  if (events.fileSaved.match(event)) return { fncode: '210301', query: { type: event.payload.type } };
  if (events.sheetFailed.match(event) || events.listFailed.match(event))
    return failureFact('newItems', event.payload.problem);
  return undefined;
};
