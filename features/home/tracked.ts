import type { DomainEvent } from '#src/kernel/messages';
import type { TrackedFact } from '#src/kernel/slice';
import { events } from './events';

export const tracked = (event: DomainEvent): TrackedFact | undefined => {
  if (events.contentFound.match(event)) return { fncode: '100101' };
  if (events.contentLost.match(event)) {
    return { fncode: '900101', query: { statusCode: event.payload.problem.code, slice: 'home' } };
  }
  return undefined;
};
