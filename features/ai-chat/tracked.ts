import type { DomainEvent } from '#src/kernel/messages';
import type { TrackedFact } from '#src/kernel/slice';
import { events } from './events';

const FNCODE = '600501';

/** How long a question was and which section answered it; no word of it. */
export const tracked = (event: DomainEvent): TrackedFact | undefined => {
  if (events.answerCompleted.match(event)) {
    const { section, length } = event.payload;
    return { fncode: FNCODE, query: { ok: true, section, length } };
  }
  if (events.answerInterrupted.match(event)) {
    const { problem, length } = event.payload;
    return { fncode: FNCODE, query: { ok: false, statusCode: problem.code, length } };
  }
  if (events.answerStopped.match(event)) {
    return { fncode: FNCODE, query: { ok: false, reason: 'stopped', length: event.payload.length } };
  }
  return undefined;
};
