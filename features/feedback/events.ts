import { defineEvents, payload } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';
import type { OwnFeedback } from './contract';
import type { FeedbackDraft } from './draft';
import type { HeldLog, MadeReport } from './report-logs';

export const events = defineEvents('feedback', {
  /** The form stands over the page. */
  feedbackOpened: payload<{ readonly words?: string }>(),
  feedbackClosed: payload(),
  /** What this account, or a visitor, typed before; none where nothing was kept. */
  draftFound: payload<{ readonly draft?: FeedbackDraft }>(),
  /** What stands in the form is kept for the account. */
  draftKept: payload<{ readonly draft: FeedbackDraft; readonly globalId: string }>(),
  /** The last minute of this tab may be sent along. */
  logOffered: payload<HeldLog>(),
  /** It is redacted and packed. */
  logRequested: payload(),
  logPrepared: payload<MadeReport>(),
  /** None that could be sent. */
  logFailed: payload(),
  logAttached: payload<{ readonly isAttached: boolean }>(),
  /** What was written is on its way. */
  submitRequested: payload(),
  /** The house has it. */
  feedbackSent: payload(),
  /** The house does not have it; the form keeps it. */
  feedbackFailed: payload<{ readonly problem: Problem }>(),
  /** The portal has nothing of what was sought. */
  noDataOpened: payload<{ readonly sought: string }>(),
  noDataClosed: payload(),
  /** What the member sent is asked for. */
  ownRequested: payload(),
  ownLoaded: payload<{ readonly feedback: readonly OwnFeedback[] }>(),
  ownFailed: payload<{ readonly problem: Problem }>(),
});
