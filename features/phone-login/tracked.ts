import type { DomainEvent } from '#src/kernel/messages';
import type { TrackedFact } from '#src/kernel/slice';
import { events } from './events';

export const tracked = (event: DomainEvent): TrackedFact | undefined => {
  if (events.codeSent.match(event)) return { fncode: '110106', query: { scene: 'login' } };
  if (events.codeSubmitted.match(event)) return { fncode: '110103', query: { method: 'phone' } };
  if (events.codeRejected.match(event)) {
    return { fncode: '110105', query: { method: 'phone', statusCode: event.payload.problem.code } };
  }
  if (events.accountChosen.match(event)) {
    const { kind, hasRights } = event.payload;
    return { fncode: '110109', query: { kind, haveRights: hasRights } };
  }
  return undefined;
};
