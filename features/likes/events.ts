import { defineEvents, payload } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';
import type { RecordKey } from './record-key';

interface Standing {
  readonly id: string;
  readonly count: number;
  readonly isLiked: boolean;
}
interface Settled {
  readonly record: RecordKey;
  readonly count: number;
}

export const events = defineEvents('likes', {
  /** Questions are numbered, because answers may come in another order. */
  statusRequested: payload<{ readonly ordinal: number }>(),
  /** How records of a kind stand, for the buttons in sight. */
  statusLoaded: payload<{
    readonly ordinal: number;
    readonly kind: string;
    readonly standings: readonly Standing[];
  }>(),
  /** How often the records in sight are liked could not be had. */
  statusFailed: payload<{ readonly kind: string; readonly problem: Problem }>(),
  /** A visitor wants to like: it waits for the login. */
  likeDeferred: payload<{ readonly record: RecordKey }>(),
  /** The number is one more before the server has answered. */
  likeRequested: payload<{ readonly record: RecordKey }>(),
  /** The record is liked, with the new count of all. */
  liked: payload<Settled>(),
  /** The number is what it was. */
  likeRejected: payload<{ readonly record: RecordKey; readonly problem: Problem }>(),
  /** The number is one less before the server has answered. */
  unlikeRequested: payload<{ readonly record: RecordKey }>(),
  /** The like is taken back, with the new count of all. */
  unliked: payload<Settled>(),
  /** The number is what it was. */
  unlikeRejected: payload<{ readonly record: RecordKey; readonly problem: Problem }>(),
  /** The same account has changed it in another tab of this browser. */
  otherTabFollowed: payload<Settled & { readonly isLiked: boolean }>(),
});
