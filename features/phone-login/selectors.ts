import type { PhoneLoginState } from './state';

const own = (state: unknown) => (state as { readonly phoneLogin: PhoneLoginState }).phoneLogin;

export const selectStep = (state: unknown) => own(state).step;
export const selectIsSending = (state: unknown) => own(state).isSending;
export const selectSecondsLeft = (state: unknown) => own(state).secondsLeft;
export const selectMobile = (state: unknown) => own(state).mobile;
export const selectAccounts = (state: unknown) => own(state).accounts;
export const selectProblem = (state: unknown) => own(state).problem;
export const selectMayRequestCode = (state: unknown) => !own(state).isSending && own(state).secondsLeft === 0;
/** Several accounts stand to choice, one of them is being entered, or the only one could not be. */
export const selectIsChooserShown = (state: unknown) => {
  const { step, accounts, problem } = own(state);
  const isChoice = accounts.length > 1;
  return step === 'choosing' ? isChoice || problem !== undefined : isChoice && step === 'entering';
};
