import type { DomainEvent } from '#src/kernel/messages';
import type { TrackedFact } from '#src/kernel/slice';
import { events } from './events';

/** That a trial was wanted is told by the form it opens. */
export const tracked = (event: DomainEvent): TrackedFact | undefined => {
  if (events.tipOpened.match(event)) {
    const { cause, route } = event.payload;
    return { fncode: '120101', query: { cause, ...(route !== undefined && { route }) } };
  }
  if (events.purchaseWanted.match(event)) return { fncode: '120102', query: { from: event.payload.cause } };
  return undefined;
};
