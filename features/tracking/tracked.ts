import type { DomainEvent } from '#src/kernel/messages';
import type { TrackedFact } from '#src/kernel/slice';
import { events } from './events';

export const tracked = (event: DomainEvent): TrackedFact | undefined => {
  if (events.outboxOpened.match(event)) return { fncode: '990101', query: event.payload };
  if (events.factsDropped.match(event)) {
    const { ids, codes, why } = event.payload;
    return { fncode: '990102', query: { n: ids.length, codes: codes.join(' '), why } };
  }
  if (events.backlogDrained.match(event)) return { fncode: '990104', query: event.payload };
  return events.keepingRefused.match(event) ? { fncode: '990105', query: event.payload } : undefined;
};
