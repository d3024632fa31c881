import type { DomainEvent } from '#src/kernel/messages';
import { failureFact, type TrackedFact } from '#src/kernel/slice';
import { events } from './events';

const FAILURES = [
  events.zoneFailed,
  events.columnsFailed,
  events.contentFailed,
  events.timeFailed,
  events.fileFailed,
] as const;

export const tracked = (event: DomainEvent): TrackedFact | undefined => {
  if (events.zoneLoaded.match(event)) {
    const { moduleName, lessons } = event.payload.zone;
    return { fncode: '290102', query: { moduleName, total: lessons.length } };
  }
  if (events.contentLoaded.match(event)) {
    const { id, module } = event.payload.opened.content;
    return { fncode: '290201', query: { id, module } };
  }
  if (events.fileSaved.match(event)) return { fncode: '290301', query: { id: event.payload.id } };
  const failure = FAILURES.find(({ match }) => match(event));
  return failure?.match(event) ? failureFact('learning', event.payload.problem) : undefined;
};
