import { defineCommands, payload } from '#src/kernel/messages';
import type { Feedback } from './contract';
import type { FeedbackDraft } from './draft';

export const commands = defineCommands('feedback', {
  /** Shows the form, with these words where some are given. */
  openFeedback: payload<{ readonly words?: string }>(),
  closeFeedback: payload(),
  /** What stands in the form, so that it is there again after a lost session. */
  keepDraft: payload<FeedbackDraft>(),
  /** Makes the log of the last minute, to be looked at or sent. */
  makeLog: payload(),
  /** Sends the log along with the form, or does not. */
  attachLog: payload<{ readonly isAttached: boolean }>(),
  /** Sends the form. */
  submit: payload<Feedback>(),
  /** Says that the portal has nothing of this, and what can be done. */
  openNoData: payload<{ readonly sought: string }>(),
  closeNoData: payload(),
  /** From the dialog without data to the form. */
  askForData: payload(),
  /** What the member sent, and the answers. */
  loadOwn: payload(),
});
