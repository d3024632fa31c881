import type { Slice } from '#src/kernel/slice';
import {
  answerApplication,
  apply,
  awaitOutcome,
  cancelApplication,
  checkApplications,
  dismissResult,
  closeUnanswered,
  hearApplications,
  type Listen,
} from './epics';
import { checkOnConflict, tellOwnerLeft } from './policies';
import { reducer, type MultiLoginState } from './state';
import { tracked } from './tracked';

export type { Listen } from './epics';

export const multiLogin: Slice<'multiLogin', MultiLoginState, [listen: Listen]> = {
  name: 'multiLogin',
  reducer,
  epics: (listen) => ({
    checkApplications,
    apply,
    awaitOutcome,
    cancelApplication,
    dismissResult,
    hearApplications: hearApplications(listen),
    closeUnanswered,
    answerApplication,
    checkOnConflict,
    tellOwnerLeft,
  }),
  tracked,
};
