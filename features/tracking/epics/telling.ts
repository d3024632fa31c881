import type { DomainEvent } from '#src/kernel/messages';
import { events, type DropReason, type KeepingRefusal } from '../events';
import type { WaitingFact } from '../outbox';

/** Words to the other tabs. */
export const KEPT = 'tracking kept';
export const GONE = 'tracking gone ';

export const idsOf = (facts: readonly WaitingFact[]): readonly string[] => facts.map(({ id }) => id);

/** What a member took back is counted, and not said. */
const NAMELESS: readonly DropReason[] = ['erased', 'declined'];

export const toldDropped = (facts: readonly WaitingFact[], why: DropReason): readonly DomainEvent[] => {
  if (facts.length === 0) return [];
  const codes = NAMELESS.includes(why) ? [] : [...new Set(facts.map(({ body }) => body.fncode))];
  return [events.factsDropped({ ids: idsOf(facts), codes, why })];
};

export const refused = (why: KeepingRefusal): DomainEvent => events.keepingRefused({ why });
