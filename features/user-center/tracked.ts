import type { DomainEvent } from '#src/kernel/messages';
import { failureFact, type TrackedFact } from '#src/kernel/slice';
import { events } from './events';

export const tracked = (event: DomainEvent): TrackedFact | undefined => {
  if (events.profileSaved.match(event)) return { fncode: '110201', query: { ok: true } };
  if (events.savingFailed.match(event)) return { fncode: '110201', query: { ok: false } };
  if (events.passwordChanged.match(event)) return { fncode: '110202', query: { ok: true } };
  if (events.passwordRejected.match(event)) return { fncode: '110202', query: { ok: false } };
  if (events.deviceEnded.match(event)) return { fncode: '110203', query: { others: false } };
  if (events.profileFailed.match(event)) return failureFact('profile', event.payload.problem);
  if (events.devicesFailed.match(event)) return failureFact('devices', event.payload.problem);
  return events.othersEnded.match(event) ? { fncode: '110203', query: { others: true } } : undefined;
};
