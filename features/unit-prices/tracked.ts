import type { DomainEvent } from '#src/kernel/messages';
import { failureFact, type TrackedFact } from '#src/kernel/slice';
import type { BlockFound } from './blocks';
import { events } from './events';

/** The parts of its page that come with a record for themselves. */
const ofBlock = ({ block, data }: BlockFound): TrackedFact | undefined => {
  if (block === 'info') return { fncode: '230201', query: { id: data.row.id } };
  if (block === 'works') return { fncode: '230501' };
  return block === 'compositions' ? { fncode: '230502' } : undefined;
};

export const tracked = (event: DomainEvent): TrackedFact | undefined => {
  if (events.listSeen.match(event)) return { fncode: '230101', query: event.payload };
  if (events.blockLoaded.match(event)) return ofBlock(event.payload);
  if (events.schemesChanged.match(event)) return { fncode: '230503', query: { how: event.payload.how } };
  if (events.windowFailed.match(event) || events.blockFailed.match(event))
    return failureFact('unitPrices', event.payload.problem);
  return undefined;
};
