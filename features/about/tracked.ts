import type { DomainEvent } from '#src/kernel/messages';
import type { TrackedFact } from '#src/kernel/slice';
import { events } from './events';

export const tracked = (event: DomainEvent): TrackedFact | undefined => {
  if (events.applicationSent.match(event)) return { fncode: '600402', query: { ok: true } };
  if (events.applyingFailed.match(event)) return { fncode: '600402', query: { ok: false } };
  return events.oldAddressLeft.match(event) ? { fncode: '100110' } : undefined;
};
