import { defineEvents, payload } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';
import type { Act, Told } from './acts';
import type { AskedPart, FailedPart, LoadedPart } from './parts';

export const events = defineEvents('campaigns', {
  /** A part of a page is asked for. */
  partRequested: payload<AskedPart>(),
  /** It is there. */
  partLoaded: payload<LoadedPart>(),
  /** It could not be shown. */
  partFailed: payload<FailedPart>(),
  /** A member's act is on its way. */
  actRequested: payload<Act>(),
  /** It took effect, now or before. */
  actAccepted: payload<{ readonly act: Act; readonly told: Told }>(),
  /** It was sent, and nobody knows yet whether it took effect. */
  actLost: payload<Act>(),
  /** Refused, or broken. */
  actFailed: payload<{ readonly act: Act; readonly problem: Problem }>(),
  linkCopied: payload(),
  /** The browser did not let the address onto the clipboard. */
  copyRejected: payload(),
  /** The member has read what came of it. */
  outcomeDismissed: payload(),
});
