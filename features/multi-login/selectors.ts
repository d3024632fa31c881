import type { MultiLoginState } from './state';

const own = (state: unknown) => (state as { readonly multiLogin: MultiLoginState })['multiLogin'];

export const selectApplicant = (state: unknown) => own(state).applicant;
/** The account that is applied for; undefined while none is. */
export const selectWanted = (state: unknown) => {
  const applicant = selectApplicant(state);
  return 'globalId' in applicant ? applicant : undefined;
};
export const selectOwner = (state: unknown) => own(state).owner;
export const selectApplication = (state: unknown) => own(state).application;
export const selectIsAnswering = (state: unknown) => own(state).isAnswering;
export const selectAnswerProblem = (state: unknown) => own(state).answerProblem;
