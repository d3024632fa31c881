import { defineEvents, payload } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';
import type { AccountRef, Application, Settlement } from './contract';

export const events = defineEvents('multiLogin', {
  /** Whether an application for this account still waits is asked. */
  checkRequested: payload<AccountRef>(),
  /** Nobody else applies: the member may. */
  applicationOffered: payload(),
  /** Somebody else applies already. */
  applicationBlocked: payload<{ readonly message: string }>(),
  /** The login elsewhere is asked to give way. */
  applyingRequested: payload(),
  /** The member who is logged in is asked; the time left until it counts as denied. */
  applicationSent: payload<{ readonly remainingMs: number }>(),
  /** This browser may now log in once, within sixty seconds. */
  applicationAllowed: payload<AccountRef>(),
  /** The member refused, or did not answer in time. */
  loginDenied: payload<{ readonly message: string; readonly by: 'deny' | 'timeout' }>(),
  applicationCancelled: payload<{ readonly message: string }>(),
  /** It could not be taken back; it waits on. */
  cancelFailed: payload<{ readonly problem: Problem }>(),
  /** No application was made: the login does not go on. */
  applicationFailed: payload<{ readonly problem: Problem }>(),
  /** The applicant has read how the application ended. */
  resultDismissed: payload(),

  /** To the member who is logged in. */
  applicationReceived: payload<{ readonly application: Application }>(),
  /** It is over, whoever ended it. */
  applicationSettled: payload<Settlement>(),
  /** What was told meanwhile is not known any more; what still waits is told anew. */
  newsFailed: payload(),
  /** The server refuses the stream of applications: none is shown here. */
  streamRejected: payload<{ readonly problem: Problem }>(),
  /** The answer to an application is on its way. */
  answerRequested: payload(),
  /** The applicant has not heard the answer. */
  answerFailed: payload<{ readonly problem: Problem }>(),
});
