import type { Slice } from '#src/kernel/slice';
import { answerApplication } from './epics/answer-application';
import { apply } from './epics/apply';
import { awaitOutcome } from './epics/await-outcome';
import { cancelApplication } from './epics/cancel-application';
import { checkApplications } from './epics/check-applications';
import { dismissResult } from './epics/dismiss-result';
import { closeUnanswered, hearApplications, type Listen } from './epics/hear-applications';
import { checkOnConflict, tellOwnerLeft } from './policies';
import { reducer, type MultiLoginState } from './state';

export { events } from './events';
export type { Listen } from './epics/hear-applications';

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
};
