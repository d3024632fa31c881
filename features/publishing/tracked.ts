import type { DomainEvent } from '#src/kernel/messages';
import type { TrackedFact } from '#src/kernel/slice';
import { events } from './events';

export const tracked = (event: DomainEvent): TrackedFact | undefined => {
  if (events.listSeen.match(event)) return { fncode: '280101', query: event.payload };
  if (events.draftCreated.match(event)) return { fncode: '280501', query: { id: event.payload.key.id } };
  if (events.draftLoaded.match(event)) return { fncode: '280201', query: { id: event.payload.draft.id } };
  if (events.fileUnderstood.match(event))
    return { fncode: '280503', query: { sheets: event.payload.preview.sheets.length } };
  if (events.draftChanged.match(event))
    return { fncode: '280502', query: { id: event.payload.draft.id, status: event.payload.draft.status } };
  return undefined;
};
