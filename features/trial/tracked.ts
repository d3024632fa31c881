import type { DomainEvent } from '#src/kernel/messages';
import type { TrackedFact } from '#src/kernel/slice';
import { events } from './events';

export const tracked = (event: DomainEvent): TrackedFact | undefined => {
  if (events.trialOpened.match(event)) return { fncode: '120103', query: { from: event.payload.from } };
  if (events.codeSent.match(event)) return { fncode: '110106', query: { scene: 'trial' } };
  if (events.applicationRequested.match(event)) return { fncode: '120104' };
  if (events.trialGranted.match(event)) return { fncode: '120105', query: { ok: true } };
  if (events.trialRejected.match(event)) {
    return { fncode: '120105', query: { ok: false, statusCode: event.payload.problem.code } };
  }
  return undefined;
};
