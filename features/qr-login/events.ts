import { defineEvents, payload } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';
import type { FoundAccounts } from './accounts';
import type { LoginRequest } from './contract';

/** No event holds the id of a channel, or the token it pushed. */
export const events = defineEvents('qrLogin', {
  /** A new code is asked for. */
  refreshRequested: payload(),
  /** A code is on its way. */
  codeRequested: payload(),
  /** A new code as a picture, to be scanned with a phone. */
  codeShown: payload<{ readonly image: string }>(),
  /** A phone has read the code and not yet answered. */
  codeScanned: payload(),
  /** The code shown is no longer valid. */
  codeExpired: payload(),
  /** The phone agrees. */
  codeConfirmed: payload(),
  /** The network, or the server, did not do its part; carries what was wrong. */
  codeFailed: payload<{ readonly problem: Problem }>(),
  /** The tab with the code is gone, and so is the code. */
  codeLeft: payload(),
  /** The code was scanned: these accounts may log in. */
  accountsFound: payload<FoundAccounts>(),
  /** The login is confirmed and the account settled: auth may log in with it now. */
  accountChosen: payload<{
    readonly globalId: string;
    readonly userName: string;
    readonly kind: string;
    readonly hasRights: boolean;
  }>(),
  /** On the phone: a scanned code is looked up. */
  requestOpened: payload<{ readonly uuid: string }>(),
  /** On the phone: which device wants to log in. */
  requestShown: payload<{ readonly request: LoginRequest }>(),
  /** The phone cannot show who asks to log in. */
  requestFailed: payload<{ readonly problem: Problem }>(),
  /** The server knows whether the phone agrees. */
  answerSent: payload<{ readonly agree: boolean }>(),
  /** On the phone: the server has the answer. */
  answerTaken: payload<{ readonly agree: boolean }>(),
  /** The computer has not heard the answer of the phone. */
  answerFailed: payload<{ readonly problem: Problem }>(),
});
