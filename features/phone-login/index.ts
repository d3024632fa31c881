import type { Slice } from '#src/kernel/slice';
import { chooseAccount } from './epics/choose-account';
import { countDown } from './epics/count-down';
import { leaveChooser } from './epics/leave-chooser';
import { requestCode } from './epics/request-code';
import { submitCode } from './epics/submit-code';
import { enterTheOnlyAccount } from './policies';
import { reducer, type PhoneLoginState } from './state';
import { tracked } from './tracked';

export { events } from './events';

export const phoneLogin: Slice<'phoneLogin', PhoneLoginState> = {
  name: 'phoneLogin',
  reducer,
  epics: () => ({ requestCode, countDown, submitCode, chooseAccount, leaveChooser, enterTheOnlyAccount }),
  tracked,
};
