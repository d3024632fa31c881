import type { CaptchaState } from './state';

const own = (state: unknown) => (state as { readonly captcha: CaptchaState }).captcha;

export const selectStatus = (state: unknown) => own(state).status;
export const selectIsCaptchaOpen = (state: unknown) => own(state).status !== 'closed';
export const selectProblem = (state: unknown) => own(state).problem;
export const selectWaitingCount = (state: unknown) => own(state).waiting.length;
/** What the next answer must be for; undefined when nobody waits or the member has not agreed. */
export const selectNextPurpose = (state: unknown) =>
  own(state).status === 'working' ? own(state).waiting[0] : undefined;
