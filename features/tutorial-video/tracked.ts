import type { DomainEvent } from '#src/kernel/messages';
import type { TrackedFact } from '#src/kernel/slice';
import { events } from './events';

const ID = 'pricing-scheme';

export const tracked = (event: DomainEvent): TrackedFact | undefined => {
  if (events.videoOpened.match(event)) return { fncode: '600101', query: { id: ID } };
  if (events.videoClosed.match(event)) {
    const { watchedMs, isWatchedToEnd, by } = event.payload;
    return {
      fncode: '600102',
      query: {
        id: ID,
        durationMs: watchedMs,
        ended: isWatchedToEnd,
        via: by === 'route' ? 'route' : 'close',
      },
    };
  }
  if (events.fullscreenEntered.match(event)) return { fncode: '600103', query: { id: ID } };
  return undefined;
};
