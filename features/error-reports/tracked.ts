import type { DomainEvent } from '#src/kernel/messages';
import type { TrackedFact } from '#src/kernel/slice';
import { events } from './events';

export const tracked = (event: DomainEvent): TrackedFact | undefined => {
  if (!events.failureNoticed.match(event)) return undefined;
  const { kind, name } = event.payload.report;
  return { fncode: '900102', query: { kind, name } };
};
