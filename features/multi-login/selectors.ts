import { selectorsOf, type RootState } from '#src/kernel/state';
import type { MultiLoginState } from './state';

const select = selectorsOf<MultiLoginState>('multiLogin');

export const selectApplicant = select((own) => own.applicant);
/** The account that is applied for; undefined while none is. */
export const selectWanted = (state: RootState) => {
  const applicant = selectApplicant(state);
  return 'globalId' in applicant ? applicant : undefined;
};
export const selectOwner = select((own) => own.owner);
export const selectApplication = select((own) => own.application);
export const selectIsAnswering = select((own) => own.isAnswering);
export const selectAnswerProblem = select((own) => own.answerProblem);
