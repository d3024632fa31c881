import type { DomainEvent } from '#src/kernel/messages';
import type { TrackedFact } from '#src/kernel/slice';
import { events } from './events';

const FNCODE = '120107';
const PURPOSE = 'order';

export const tracked = (event: DomainEvent): TrackedFact | undefined => {
  if (events.orderPlaced.match(event)) return { fncode: FNCODE, query: { purpose: PURPOSE, ok: true } };
  if (events.placingFailed.match(event)) {
    return {
      fncode: FNCODE,
      query: { purpose: PURPOSE, ok: false, statusCode: event.payload.problem.code },
    };
  }
  return undefined;
};
