import type { DomainEvent } from '#src/kernel/messages';
import type { TrackedFact } from '#src/kernel/slice';
import { events } from './events';

const settled = (result: string): TrackedFact => ({ fncode: '110111', query: { result } });

export const tracked = (event: DomainEvent): TrackedFact | undefined => {
  if (events.applicationAllowed.match(event)) return settled('allow');
  if (events.loginDenied.match(event)) return settled(event.payload.by);
  return events.applicationCancelled.match(event) ? settled('cancelled') : undefined;
};
