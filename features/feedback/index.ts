import type { Slice } from '#src/kernel/slice';
import {
  askForData,
  closeFeedback,
  closeNoData,
  keepDraft,
  loadOwn,
  openFeedback,
  openNoData,
  submit,
} from './epics';
import {
  explainNoData,
  findDraft,
  loadOnEntry,
  rememberDraft,
  resumeWriting,
  takeFeedback,
  tellOutcome,
} from './policies';
import { reducer, type FeedbackState } from './state';
import { tracked } from './tracked';

export const feedback: Slice<'feedback', FeedbackState> = {
  name: 'feedback',
  reducer,
  epics: () => ({
    openFeedback,
    closeFeedback,
    keepDraft,
    submit,
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
    loadOnEntry,
  }),
  tracked,
};
