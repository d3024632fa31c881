import type { QrLoginState } from './state';

const own = (state: unknown) => (state as { readonly qrLogin: QrLoginState }).qrLogin;

export const selectCode = (state: unknown) => own(state).code;
export const selectAccounts = (state: unknown) => selectCode(state).accounts;
export const selectIsChoosing = (state: unknown) => selectCode(state).step === 'choosing';
/** Several accounts stand to choice, or one of them is being entered. */
export const selectIsChooserShown = (state: unknown) =>
  selectAccounts(state).length > 1 && ['choosing', 'entering'].includes(selectCode(state).step);
export const selectRequest = (state: unknown) => own(state).request;
