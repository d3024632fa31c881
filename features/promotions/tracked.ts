import type { DomainEvent } from '#src/kernel/messages';
import type { TrackedFact } from '#src/kernel/slice';
import { events } from './events';

const RECRUIT = '600401';

export const tracked = (event: DomainEvent): TrackedFact | undefined => {
  if (events.recruitFound.match(event)) return { fncode: RECRUIT, query: { act: 'shown' } };
  if (events.recruitFollowed.match(event)) return { fncode: RECRUIT, query: { act: 'followed' } };
  if (events.recruitDismissed.match(event)) return { fncode: RECRUIT, query: { act: 'dismissed' } };
  if (events.entranceFollowed.match(event)) {
    return { fncode: '100107', query: { item: 'entrance', id: event.payload.id } };
  }
  return undefined;
};
