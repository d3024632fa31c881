import { ALL_OTHERS } from './devices-state';
import type { UserCenterState } from './state';

const own = (state: unknown) => (state as { readonly userCenter: UserCenterState }).userCenter;

export const selectDay = (state: unknown) => own(state).day;
export const selectProfile = (state: unknown) => own(state).profile;
export const selectPassword = (state: unknown) => own(state).password;
export const selectDevices = (state: unknown) => own(state).devices;
export const selectIsEndingOthers = (state: unknown) => own(state).devices.ending === ALL_OTHERS;
