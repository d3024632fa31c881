import { selectorsOf } from '#src/kernel/state';
import type { TrialState } from './state';

const select = selectorsOf<TrialState>('trial');

export const selectIsTrialOpen = select((own) => own.isOpen);
export const selectRound = select((own) => own.round);
export const selectStep = select((own) => own.step);
export const selectProvinces = select((own) => own.provinces);
export const selectIsSending = select((own) => own.isSending);
export const selectSecondsLeft = select((own) => own.secondsLeft);
export const selectProblem = select((own) => own.problem);
export const selectReason = select((own) => own.reason);
export const selectGranted = select((own) => own.granted);
export const selectWaitsForLogin = select((own) => own.waitsFor !== undefined);
export const selectIsMember = select((own) => own.member !== undefined || own.waitsFor !== undefined);
/** The form has nothing that could be corrected where it was never shown. */
export const selectMayCorrect = select((own) => !own.member?.hasApplied && !own.member?.isVip);
export const selectMayRequestCode = select((own) => !own.isSending && own.secondsLeft === 0);
