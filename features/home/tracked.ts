import type { DomainEvent } from '#src/kernel/messages';
import { failureFact, type TrackedFact } from '#src/kernel/slice';
import { events } from './events';

/** That the page was opened, the navigation tells. */
export const tracked = (event: DomainEvent): TrackedFact | undefined =>
  events.contentFailed.match(event) || events.figuresFailed.match(event)
    ? failureFact('home', event.payload.problem)
    : undefined;
