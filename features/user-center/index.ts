import type { Slice } from '#src/kernel/slice';
import { changePassword } from './epics/change-password';
import { endDevice, endOtherDevices } from './epics/end-devices';
import { loadDevices } from './epics/load-devices';
import { loadProfile } from './epics/load-profile';
import { keepDraft, saveProfile } from './epics/save-profile';
import { tellDay } from './epics/tell-day';
import { loadAfterEnding, loadAfterPassword, loadOnEntry, tellSuccess } from './policies';
import { reducer, type UserCenterState } from './state';
import { tracked } from './tracked';

export { events } from './events';

export const userCenter: Slice<'userCenter', UserCenterState> = {
  name: 'userCenter',
  reducer,
  epics: () => ({
    tellDay,
    loadProfile,
    saveProfile,
    keepDraft,
    changePassword,
    loadDevices,
    endDevice,
    endOtherDevices,
    loadOnEntry,
    loadAfterEnding,
    loadAfterPassword,
    tellSuccess,
  }),
  tracked,
};
