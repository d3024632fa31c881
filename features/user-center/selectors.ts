import { selectorsOf } from '#src/kernel/state';
import { ALL_OTHERS } from './devices-state';
import type { UserCenterState } from './state';

const select = selectorsOf<UserCenterState>('userCenter');

export const selectDay = select((own) => own.day);
export const selectProfile = select((own) => own.profile);
export const selectPassword = select((own) => own.password);
export const selectDevices = select((own) => own.devices);
export const selectIsEndingOthers = select((own) => own.devices.ending?.includes(ALL_OTHERS) ?? false);
