import type { DomainEvent } from '#src/kernel/messages';
import { failureFact, type TrackedFact } from '#src/kernel/slice';
import { events } from './events';

const PART_FACTS = {
  home: '400101',
  mall: '400301',
  raffle: '400401',
  coupons: '400801',
} as const;
const isTold = (part: string): part is keyof typeof PART_FACTS => Object.hasOwn(PART_FACTS, part);

export const tracked = (event: DomainEvent): TrackedFact | undefined => {
  if (events.partLoaded.match(event)) {
    const { part } = event.payload;
    return isTold(part) ? { fncode: PART_FACTS[part] } : undefined;
  }
  if (events.checkedIn.match(event))
    return {
      fncode: '400201',
      query: { points: event.payload.points, isMadeUp: event.payload.day !== undefined },
    };
  if (events.prizeDrawn.match(event)) return { fncode: '400402', query: { prize: event.payload.given } };
  if (events.productExchanged.match(event))
    return { fncode: '400302', query: { product: event.payload.product } };
  if (events.reportSaved.match(event)) return { fncode: '400901' };
  if (events.partFailed.match(event) || events.workFailed.match(event))
    return failureFact('activities', event.payload.problem);
  return undefined;
};
