import type { Slice } from '#src/kernel/slice';
import { bindMobile, countDown, loadMobile, requestCode, unbindMobile } from './epics';
import { loadOnEntry, tellSuccess } from './policies';
import { reducer, type MobileBindingState } from './state';
import { tracked } from './tracked';

export const mobileBinding: Slice<'mobileBinding', MobileBindingState> = {
  name: 'mobileBinding',
  reducer,
  epics: () => ({ loadMobile, requestCode, countDown, bindMobile, unbindMobile, loadOnEntry, tellSuccess }),
  tracked,
};
