import type { DomainEvent } from '#src/kernel/messages';
import type { TrackedFact } from '#src/kernel/slice';
import { events } from './events';

export const tracked = (event: DomainEvent): TrackedFact | undefined => {
  if (events.contentLoaded.match(event)) return { fncode: '100101' };
  if (events.contentFailed.match(event)) {
    return { fncode: '900101', query: { statusCode: event.payload.problem.code, slice: 'home' } };
  }
  return undefined;
};
