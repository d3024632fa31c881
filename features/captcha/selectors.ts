import { selectorsOf } from '#src/kernel/state';
import type { CaptchaState } from './state';

const select = selectorsOf<CaptchaState>('captcha');

export const selectStatus = select((own) => own.status);
export const selectIsCaptchaOpen = select((own) => own.status !== 'closed');
export const selectProblem = select((own) => own.problem);
export const selectWaitingCount = select((own) => own.waiting.length);
/** What the next answer must be for; undefined when nobody waits or the member has not agreed. */
export const selectNextPurpose = select(({ status, waiting }) =>
  status === 'working' ? waiting[0] : undefined,
);
