import type { Slice } from '#src/kernel/slice';
import {
  askForData,
  attachLog,
  closeFeedback,
  closeNoData,
  holdLog,
  keepDraft,
  loadOwn,
  makeLog,
  openFeedback,
  openNoData,
  submit,
} from './epics';
import {
  explainNoData,
  findDraft,
  loadOnEntry,
  makeWhatIsSent,
  rememberDraft,
  resumeWriting,
  takeFeedback,
  tellOutcome,
} from './policies';
import type { ReportLogs } from './report-logs';
import { reducer, type FeedbackState } from './state';
import { tracked } from './tracked';

export type { HeldLog, MadeReport, ReportLogs } from './report-logs';

export const feedback: Slice<'feedback', FeedbackState, [logs?: ReportLogs]> = {
  name: 'feedback',
  reducer,
  epics: (logs) => ({
    openFeedback,
    closeFeedback,
    keepDraft,
    submit: submit(logs),
    holdLog: holdLog(logs),
    makeLog: makeLog(logs),
    attachLog,
    openNoData,
    closeNoData,
    askForData,
    loadOwn,
    takeFeedback,
    explainNoData,
    findDraft,
    resumeWriting,
    rememberDraft,
    tellOutcome,
    makeWhatIsSent,
    loadOnEntry,
  }),
  tracked,
};
