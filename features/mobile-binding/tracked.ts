import type { DomainEvent } from '#src/kernel/messages';
import type { TrackedFact } from '#src/kernel/slice';
import { events } from './events';

const PROFILE = '110201';

export const tracked = (event: DomainEvent): TrackedFact | undefined => {
  if (events.codeSent.match(event)) return { fncode: '110106', query: { scene: 'binding' } };
  if (events.mobileChanged.match(event) || events.mobileRemoved.match(event))
    return { fncode: PROFILE, query: { ok: true } };
  return events.changeRejected.match(event) ? { fncode: PROFILE, query: { ok: false } } : undefined;
};
