import { defineEvents, payload } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';
import type { Purpose } from './contract';

interface ForPurpose {
  readonly purpose: Purpose;
}

/** An answer serves one call, so every waiting call is one `captchaRequired`. No event holds an answer. */
export const events = defineEvents('captcha', {
  /** A call waits for an answer. */
  captchaRequired: payload<ForPurpose>(),
  /** A waiting call was cancelled by its caller. */
  waitingEnded: payload<ForPurpose>(),
  /** The member agrees that the browser works out the answer. */
  workRequested: payload(),
  /** The task has come, and the work begins. */
  challengeLoaded: payload<ForPurpose>(),
  /** No task to solve could be had. */
  challengeFailed: payload<{ readonly problem: Problem }>(),
  /** The challenge was there, the work on it broke. */
  workFailed: payload<{ readonly problem: Problem }>(),
  /** One answer is found; the call that waited longest gets it. */
  captchaSolved: payload<ForPurpose>(),
  /** The waiting calls fail. */
  captchaDismissed: payload(),
  /** The dialog leaves by itself a moment after the last answer. */
  captchaClosed: payload(),
});
