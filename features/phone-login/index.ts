import type { Slice } from '#src/kernel/slice';
import { chooseAccount, countDown, leaveChooser, requestCode, submitCode } from './epics';
import { enterTheOnlyAccount } from './policies';
import { reducer, type PhoneLoginState } from './state';
import { tracked } from './tracked';

export const phoneLogin: Slice<'phoneLogin', PhoneLoginState> = {
  name: 'phoneLogin',
  reducer,
  epics: () => ({ requestCode, countDown, submitCode, chooseAccount, leaveChooser, enterTheOnlyAccount }),
  tracked,
};
