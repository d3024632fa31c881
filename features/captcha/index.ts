import type { Slice } from '#src/kernel/slice';
import { begin, dismiss, work } from './epics';
import { closeWhenPassed } from './policies';
import { reducer, type CaptchaState } from './state';
import { tracked } from './tracked';

export { captchaDesk } from './desk';
export { events } from './events';
export { selectIsCaptchaOpen } from './selectors';

export const captcha: Slice<'captcha', CaptchaState> = {
  name: 'captcha',
  reducer,
  epics: () => ({ begin, dismiss, work, closeWhenPassed }),
  tracked,
};
