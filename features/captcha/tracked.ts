import type { DomainEvent } from '#src/kernel/messages';
import type { TrackedFact } from '#src/kernel/slice';
import { events } from './events';

const FNCODE = '110107';

export const tracked = (event: DomainEvent): TrackedFact | undefined => {
  if (events.captchaSolved.match(event)) {
    return { fncode: FNCODE, query: { scene: event.payload.purpose, result: 'solved' } };
  }
  if (events.captchaDismissed.match(event)) return { fncode: FNCODE, query: { result: 'dismissed' } };
  if (events.challengeFailed.match(event) || events.workFailed.match(event)) {
    return { fncode: FNCODE, query: { result: 'failed', statusCode: event.payload.problem.code } };
  }
  return undefined;
};
