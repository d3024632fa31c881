import type { FactSection } from '#src/kernel/facts';
import { defineEvents, payload } from '#src/kernel/messages';
import { listing } from '#src/kernel/shared-events';
import type { WaitingFact } from './outbox';

/** Why a fact was given up: no room, too old, refused by the server; or its member erased it or declined recording. */
export type DropReason = 'room' | 'age' | 'refused' | 'erased' | 'declined';
/** Why facts outlive no page: the browser refuses storage, or its tabs cannot agree on who sends. */
export type KeepingRefusal = 'storage' | 'locks';

export const events = {
  ...listing,
  ...defineEvents('tracking', {
    /** The tab has the name under which its facts are told apart. */
    tabNamed: payload<{ readonly tab: string; readonly entry: number; readonly device: string }>(),
    /** A fact happened here; it waits to be kept and sent. */
    factStamped: payload<WaitingFact>(),
    /** A record of a section is no longer on the screen. */
    detailLeft: payload<{
      readonly section: FactSection;
      readonly id: string;
      readonly dwellMs: number;
      /** Of its page. */
      readonly route?: string;
    }>(),
    /** The outbox of this browser is open; so many facts of earlier pages wait in it. */
    outboxOpened: payload<{ readonly backlog: number }>(),
    /** What was stamped lies in the outbox. */
    factsKept: payload(),
    /** From now on facts of this tab wait in its memory. */
    keepingRefused: payload<{ readonly why: KeepingRefusal }>(),
    /** The server has taken facts, sent by this tab or another. */
    factsTaken: payload<{ readonly ids: readonly string[] }>(),
    /** Facts left the outbox unsent. */
    factsDropped: payload<{
      readonly ids: readonly string[];
      readonly codes: readonly string[];
      readonly why: DropReason;
    }>(),
    /** The last of those that could not be sent at once has been taken. */
    backlogDrained: payload<{ readonly n: number; readonly oldestMs: number }>(),
  }),
};
