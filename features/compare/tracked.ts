import type { DomainEvent } from '#src/kernel/messages';
import { failureFact, type TrackedFact } from '#src/kernel/slice';
import { events } from './events';

export const tracked = (event: DomainEvent): TrackedFact | undefined => {
  if (events.comparisonLoaded.match(event)) {
    const { projects, taxBasis } = event.payload.comparison;
    return { fncode: '210403', query: { projects: projects.length, taxBasis } };
  }
  if (events.comparisonSaved.match(event)) {
    return { fncode: '210402', query: { projects: event.payload.saved.ids.length } };
  }
  if (events.comparisonFailed.match(event)) return failureFact('compare', event.payload.problem);
  return undefined;
};
