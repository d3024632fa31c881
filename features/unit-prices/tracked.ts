import type { DomainEvent } from '#src/kernel/messages';
import { failureFact, type TrackedFact } from '#src/kernel/slice';
import { events } from './events';

export const tracked = (event: DomainEvent): TrackedFact | undefined => {
  if (events.searchRequested.match(event)) {
    const { code = '', areaId = '' } = event.payload.view;
    return { fncode: '230101', query: { code, areaId } };
  }
  if (events.areaFound.match(event)) {
    const { areaId, isOfAddress } = event.payload;
    return { fncode: '200111', query: { areaId, how: isOfAddress ? 'ip' : 'default' } };
  }
  if (events.blockLoaded.match(event)) {
    const { block, data } = event.payload;
    return block === 'info' ? { fncode: '230201', query: { id: data.row.id } } : undefined;
  }
  if (events.schemesChanged.match(event)) return { fncode: '230503', query: { how: event.payload.how } };
  if (events.windowFailed.match(event) || events.blockFailed.match(event))
    return failureFact('unitPrices', event.payload.problem);
  return undefined;
};
