import { defineEvents, payload } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';
import type { PhoneAccount } from './accounts';

/** No event holds a code. */
export const events = defineEvents('phoneLogin', {
  /** An SMS is asked for. */
  codeRequested: payload(),
  /** The phone is not registered; no code was asked for. */
  mobileRejected: payload(),
  /** An SMS with a code is on its way to this phone. */
  codeSent: payload<{ readonly mobile: string }>(),
  /** No SMS was sent. */
  codeRequestFailed: payload<{ readonly problem: Problem }>(),
  /** Every second after a code was sent, from 60 down to 0. */
  countdownTicked: payload<{ readonly secondsLeft: number }>(),
  /** The code was typed and sent to the server. */
  codeSubmitted: payload(),
  /** The accounts of the phone, those with rights first. */
  accountsFound: payload<{ readonly accounts: readonly PhoneAccount[] }>(),
  /** No login with the code that was typed. */
  codeRejected: payload<{ readonly problem: Problem }>(),
  /** The code is proven and the account settled: auth may log in with it now. */
  accountChosen: payload<{
    readonly globalId: string;
    readonly userName: string;
    readonly kind: string;
    readonly hasRights: boolean;
  }>(),
  /** Back to the phone number. */
  chooserLeft: payload(),
});
