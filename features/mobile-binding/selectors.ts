import { selectorsOf } from '#src/kernel/state';
import type { Change, MobileBindingState } from './state';

const select = selectorsOf<MobileBindingState>('mobileBinding');

export const selectMobile = select((own) => own.mobile);
export const selectProblem = select((own) => own.problem);
export const selectIsSending = select((own) => own.isSending);
export const selectSecondsLeft = select((own) => own.secondsLeft);
export const selectMayRequestCode = select((own) => !own.isSending && own.secondsLeft === 0);
export const selectIsChanging = select((own) => own.isChanging);
export const selectChanges = select((own) => own.changes);
/** Of one of the two forms. */
export const selectComplaintOf = (change: Change) =>
  select(({ complaint }) => (complaint?.change === change ? complaint : undefined));
