import type { Slice } from '#src/kernel/slice';
import {
  changePassword,
  endDevice,
  endOtherDevices,
  loadDevices,
  loadProfile,
  keepDraft,
  saveProfile,
  tellDay,
} from './epics';
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
