import type { DomainEvent } from '#src/kernel/messages';
import type { TrackedFact } from '#src/kernel/slice';
import { events } from './events';

/** Of lists, whichever section they are of. */
const ofList = (event: DomainEvent): TrackedFact | undefined => {
  if (events.listNarrowed.match(event)) return { fncode: '200108', query: event.payload };
  if (events.pageTurned.match(event)) return { fncode: '200109', query: event.payload };
  if (events.listSorted.match(event)) return { fncode: '200110', query: event.payload };
  return events.areaSwitched.match(event)
    ? { fncode: '200111', query: { ...event.payload, how: 'address' } }
    : undefined;
};

/** Two digits of the section, then: left. */
const LEFT = '0202';

const ofDetail = (event: DomainEvent): TrackedFact | undefined => {
  if (!events.detailLeft.match(event)) return undefined;
  const { section, route, ...query } = event.payload;
  return { fncode: `${section}${LEFT}`, query, ...(route !== undefined && { route }) };
};

const ofOutbox = (event: DomainEvent): TrackedFact | undefined => {
  if (events.outboxOpened.match(event)) return { fncode: '990101', query: event.payload };
  if (events.factsDropped.match(event)) {
    const { ids, codes, why } = event.payload;
    return { fncode: '990102', query: { n: ids.length, codes: codes.join(' '), why } };
  }
  if (events.backlogDrained.match(event)) return { fncode: '990104', query: event.payload };
  return events.keepingRefused.match(event) ? { fncode: '990105', query: event.payload } : undefined;
};

export const tracked = (event: DomainEvent): TrackedFact | undefined =>
  ofList(event) ?? ofDetail(event) ?? ofOutbox(event);
