import type { DomainEvent } from '#src/kernel/messages';
import { failureFact, type TrackedFact } from '#src/kernel/slice';
import { events } from './events';

export const tracked = (event: DomainEvent): TrackedFact | undefined => {
  if (events.listSeen.match(event)) return { fncode: '230101', query: event.payload };
  if (events.blockLoaded.match(event)) {
    const { block, data } = event.payload;
    return block === 'info' ? { fncode: '230201', query: { id: data.row.id } } : undefined;
  }
  if (events.schemesChanged.match(event)) return { fncode: '230503', query: { how: event.payload.how } };
  if (events.windowFailed.match(event) || events.blockFailed.match(event))
    return failureFact('unitPrices', event.payload.problem);
  return undefined;
};
