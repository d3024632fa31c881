import type { DomainEvent } from '#src/kernel/messages';
import type { TrackedFact } from '#src/kernel/slice';
import { events } from './events';

const RESULT = '600202';

export const tracked = (event: DomainEvent): TrackedFact | undefined => {
  if (events.feedbackOpened.match(event)) return { fncode: '600201' };
  if (events.feedbackSent.match(event)) return { fncode: RESULT, query: { ok: true } };
  if (events.feedbackFailed.match(event)) {
    return { fncode: RESULT, query: { ok: false, statusCode: event.payload.problem.code } };
  }
  return undefined;
};
