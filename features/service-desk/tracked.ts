import type { DomainEvent } from '#src/kernel/messages';
import type { TrackedFact } from '#src/kernel/slice';
import { events } from './events';

const FNCODE = '120107';

export const tracked = (event: DomainEvent): TrackedFact | undefined => {
  if (events.inquirySent.match(event)) {
    return { fncode: FNCODE, query: { purpose: event.payload.purpose, ok: true } };
  }
  if (events.inquiryFailed.match(event)) {
    const { purpose, problem } = event.payload;
    return { fncode: FNCODE, query: { purpose, ok: false, statusCode: problem.code } };
  }
  return undefined;
};
