import { defineEvents, payload } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';
import type { Purpose } from './contract';

interface ForPurpose {
  readonly purpose: Purpose;
}

/** An answer serves one call, so every waiting call is one `captchaRequired`. No event holds an answer. */
export const events = defineEvents('captcha', {
  captchaRequired: payload<ForPurpose>(),
  /** A waiting call was cancelled by whoever made it. */
  waitingEnded: payload<ForPurpose>(),
  workRequested: payload(),
  challengeLoaded: payload<ForPurpose>(),
  challengeFailed: payload<{ readonly problem: Problem }>(),
  /** The challenge was there, the work on it broke. */
  workFailed: payload<{ readonly problem: Problem }>(),
  captchaSolved: payload<ForPurpose>(),
  captchaDismissed: payload(),
  /** The dialog leaves by itself a moment after the last answer. */
  captchaClosed: payload(),
});
