import { writeBasis } from '#src/costing/basis';
import type { DomainEvent } from '#src/kernel/messages';
import { failureFact, type TrackedFact } from '#src/kernel/slice';
import { events } from './events';

export const tracked = (event: DomainEvent): TrackedFact | undefined => {
  if (events.basisChosen.match(event)) {
    return { fncode: '200112', query: { basis: writeBasis(event.payload.basis) } };
  }
  if (events.citationCopied.match(event)) return { fncode: '200113' };
  if (events.tableFailed.match(event)) return failureFact('basis', event.payload.problem);
  if (events.keepingFailed.match(event)) return failureFact('keepBasis', event.payload.problem);
  if (events.keptFailed.match(event)) return failureFact('loadKeptBasis', event.payload.problem);
  return undefined;
};
