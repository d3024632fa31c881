import type { DomainEvent, Message } from '#src/kernel/messages';
import type { TrackedFact } from '#src/kernel/slice';
import { events } from './events';

export const tracked = (event: DomainEvent | Message): TrackedFact | undefined => {
  if (events.routeEntered.match(event)) {
    const { title, name, isSamePage } = event.payload;
    if (isSamePage) return undefined;
    return name === 'notFound' ? { fncode: '100104' } : { fncode: '100100', query: { title, route: name } };
  }
  if (events.entryRejected.match(event)) {
    const { reason, to } = event.payload;
    return { fncode: '100103', query: { reason, to: to.split('?')[0] ?? to } };
  }
  if (events.pageLeft.match(event)) {
    const { name, dwellMs } = event.payload;
    return { fncode: '100101', query: { route: name, dwellMs }, route: name };
  }
  if (events.tabPressed.match(event)) return { fncode: '100102', query: event.payload };
  if (events.topReached.match(event)) return { fncode: '100105' };
  return events.footerLinkFollowed.match(event) ? { fncode: '100106', query: event.payload } : undefined;
};
