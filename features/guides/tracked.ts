import type { DomainEvent } from '#src/kernel/messages';
import type { TrackedFact } from '#src/kernel/slice';
import { events } from './events';

const factOf = (event: DomainEvent): TrackedFact | undefined => {
  if (events.guideBegun.match(event)) return { fncode: '500101', query: { step: event.payload.step + 1 } };
  if (events.stepReached.match(event)) return { fncode: '500102', query: { step: event.payload.step + 1 } };
  if (events.guideCompleted.match(event)) return { fncode: '500103' };
  if (events.guideClosed.match(event)) return { fncode: '500104', query: { step: event.payload.step + 1 } };
  if (events.rewardGranted.match(event)) return { fncode: '500105', query: { ok: true } };
  if (events.rewardFailed.match(event)) return { fncode: '500105', query: { ok: false } };
  return undefined;
};

/** The guide itself goes with every one: at its beginning and its end no other fact would say it. */
export const tracked = (event: DomainEvent): TrackedFact | undefined => {
  const fact = factOf(event);
  return fact && { ...fact, guideType: (event.payload as { readonly guide: string }).guide };
};
