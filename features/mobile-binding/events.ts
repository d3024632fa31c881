import { defineEvents, payload } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';

/** No event holds a code, a password or a whole number. */
export const events = defineEvents('mobileBinding', {
  /** The bound number, masked; empty when there is none. */
  mobileLoaded: payload<{ readonly mobile: string }>(),
  /** Which number is bound could not be had. */
  mobileFailed: payload<{ readonly problem: Problem }>(),
  /** An SMS is asked for. */
  codeRequested: payload(),
  /** An SMS with a code is on its way. */
  codeSent: payload(),
  /** No SMS was sent. */
  codeRequestFailed: payload<{ readonly problem: Problem }>(),
  /** Every second after a code was sent, from 60 down to 0. */
  countdownTicked: payload<{ readonly secondsLeft: number }>(),
  /** Number and code, or the password to unbind, are on their way. */
  changeRequested: payload(),
  /** The number is bound, masked here. */
  mobileChanged: payload<{ readonly mobile: string }>(),
  /** The account has no number any more. */
  mobileRemoved: payload(),
  /** The number that was not bound, or not unbound, and why. */
  changeRejected: payload<{ readonly change: 'bind' | 'unbind'; readonly problem: Problem }>(),
});
