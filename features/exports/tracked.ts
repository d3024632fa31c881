import type { DomainEvent } from '#src/kernel/messages';
import { failureFact, type TrackedFact } from '#src/kernel/slice';
import { events } from './events';

/** Two digits of the section, then: downloaded. */
const DOWNLOADED = '0301';

export const tracked = (event: DomainEvent): TrackedFact | undefined => {
  if (events.exportFinished.match(event)) {
    const { section, list, format, rows, cutBy } = event.payload;
    return {
      fncode: `${section}${DOWNLOADED}`,
      query: { id: list, ok: true, format, rows, isCut: cutBy !== undefined },
    };
  }
  if (events.exportFailed.match(event)) return failureFact('exports', event.payload.problem);
  return undefined;
};
