import type { DomainEvent } from '#src/kernel/messages';
import type { TrackedFact } from '#src/kernel/slice';
import { events } from './events';

export const tracked = (event: DomainEvent): TrackedFact | undefined => {
  if (!events.recordsImported.match(event)) return undefined;
  const { kind, stored, refused } = event.payload.receipt;
  return { fncode: '280504', query: { kind, stored, refused } };
};
