import { defineEvents, payload } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';
import type { FoundAccounts } from './accounts';
import type { LoginRequest } from './contract';

/** No event holds the id of a channel, or the token it pushed. */
export const events = defineEvents('qrLogin', {
  refreshAsked: payload(),
  codeAsked: payload(),
  codeShown: payload<{ readonly image: string }>(),
  codeScanned: payload(),
  codeExpired: payload(),
  codeConfirmed: payload(),
  /** The network, or the server, did not do its part; carries what was wrong. */
  codeFailed: payload<{ readonly problem: Problem }>(),
  codeLeft: payload(),
  accountsFound: payload<FoundAccounts>(),
  /** The login is confirmed and the account settled: whoever keeps the session may log in with it now. */
  accountChosen: payload<{
    readonly globalId: string;
    readonly userName: string;
    readonly kind: string;
    readonly hasRights: boolean;
  }>(),
  requestOpened: payload<{ readonly uuid: string }>(),
  requestShown: payload<{ readonly request: LoginRequest }>(),
  requestFailed: payload<{ readonly problem: Problem }>(),
  answerSent: payload<{ readonly agree: boolean }>(),
  answerTaken: payload<{ readonly agree: boolean }>(),
  answerFailed: payload<{ readonly problem: Problem }>(),
});
