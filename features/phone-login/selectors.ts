import { selectorsOf } from '#src/kernel/state';
import type { PhoneLoginState } from './state';

const select = selectorsOf<PhoneLoginState>('phoneLogin');

export const selectStep = select((own) => own.step);
export const selectIsSending = select((own) => own.isSending);
export const selectSecondsLeft = select((own) => own.secondsLeft);
export const selectMobile = select((own) => own.mobile);
export const selectAccounts = select((own) => own.accounts);
export const selectProblem = select((own) => own.problem);
export const selectMayRequestCode = select((own) => !own.isSending && own.secondsLeft === 0);
/** Several accounts stand to choice, one of them is being entered, or the only one could not be. */
export const selectIsChooserShown = select(({ step, accounts, problem }) => {
  const isChoice = accounts.length > 1;
  return step === 'choosing' ? isChoice || problem !== undefined : isChoice && step === 'entering';
});
