import type { DomainEvent } from '#src/kernel/messages';
import { failureFact, type TrackedFact } from '#src/kernel/slice';
import { events } from './events';

export const tracked = (event: DomainEvent): TrackedFact | undefined => {
  if (events.contentLoaded.match(event)) return { fncode: '100101' };
  if (events.contentFailed.match(event)) return failureFact('home', event.payload.problem);
  return undefined;
};
