import type { Outbox, WaitingFact } from '#features/tracking/outbox';
import { memoryOutbox } from '#features/tracking/memory-outbox';

/** Its id is in the order of its time. */
export const aFact = (at: number, more: Partial<WaitingFact['body']> = {}): WaitingFact => ({
  id: `00000000-0000-7000-8000-${String(at).padStart(12, '0')}`,
  at,
  body: { fncode: '210101', query: '{}', ...more },
});

const ENDLESS = { facts: 1e6, bytes: 1e9, used: 1 };

/** An outbox in which these wait. */
export const outboxOf = (...facts: readonly WaitingFact[]): Outbox => {
  const outbox = memoryOutbox();
  outbox.put(facts, ENDLESS).subscribe();
  return outbox;
};

/** All that wait, whoever they are of. */
export const heldIn = (outbox: Outbox): readonly WaitingFact[] => {
  let held: readonly WaitingFact[] = [];
  outbox.next(1e6, ['', 'member', 'other']).subscribe((facts) => {
    held = facts;
  });
  return held;
};
