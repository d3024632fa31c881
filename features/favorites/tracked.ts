import type { DomainEvent } from '#src/kernel/messages';
import type { TrackedFact } from '#src/kernel/slice';
import type { RecordKey } from './contract-rows';
import { events } from './events';

const factOf = ({ kind, ref }: RecordKey) => ({ kind, id: ref });

export const tracked = (event: DomainEvent): TrackedFact | undefined => {
  if (events.added.match(event)) return { fncode: '300101', query: factOf(event.payload.record) };
  if (events.cancelled.match(event)) return { fncode: '300102', query: factOf(event.payload.record) };
  if (events.removed.match(event))
    return { fncode: '300102', query: { count: event.payload.favorites.length } };
  if (events.restored.match(event))
    return { fncode: '300101', query: { count: event.payload.favorites.length } };
  return undefined;
};
