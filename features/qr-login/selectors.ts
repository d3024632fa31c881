import { selectorsOf, type RootState } from '#src/kernel/state';
import type { QrLoginState } from './state';

export type { CodeState } from './code-state';
export type { RequestState } from './request-state';

const select = selectorsOf<QrLoginState>('qrLogin');

export const selectCode = select((own) => own.code);
export const selectAccounts = (state: RootState) => selectCode(state).accounts;
export const selectIsChoosing = (state: RootState) => selectCode(state).step === 'choosing';
/** Several accounts stand to choice, or one of them is being entered. */
export const selectIsChooserShown = (state: RootState) =>
  selectAccounts(state).length > 1 && ['choosing', 'entering'].includes(selectCode(state).step);
export const selectRequest = select((own) => own.request);
