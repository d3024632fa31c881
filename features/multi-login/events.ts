import { defineEvents, payload } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';
import type { Account, Application, Settlement } from './contract';

export const events = defineEvents('multiLogin', {
  checkStarted: payload<Account>(),
  /** Nobody else applies: the member may. */
  applicationOffered: payload(),
  /** Somebody else applies already. */
  applicationBlocked: payload<{ readonly message: string }>(),
  applyingStarted: payload(),
  applicationSent: payload<{ readonly remainingMs: number }>(),
  /** This browser may now log in once, within sixty seconds. */
  applicationAllowed: payload<Account>(),
  loginDenied: payload<{ readonly message: string; readonly by: 'deny' | 'timeout' }>(),
  applicationCancelled: payload<{ readonly message: string }>(),
  /** It could not be taken back; it waits on. */
  cancelFailed: payload<{ readonly problem: Problem }>(),
  applicationFailed: payload<{ readonly problem: Problem }>(),
  resultDismissed: payload(),

  /** To the member who is logged in. */
  applicationReceived: payload<{ readonly application: Application }>(),
  applicationSettled: payload<Settlement>(),
  /** What was told meanwhile is not known any more; what still waits is told anew. */
  newsFailed: payload(),
  streamRejected: payload<{ readonly problem: Problem }>(),
  answerRequested: payload(),
  answerFailed: payload<{ readonly problem: Problem }>(),
});
