import { defineCommands, payload } from '#src/kernel/messages';
import type { PasswordChange, ProfileFields } from './contract';

export const commands = defineCommands('userCenter', {
  loadProfile: payload(),
  /** What stands in the form, so that it is there again after a lost session. */
  keepDraft: payload<ProfileFields>(),
  saveProfile: payload<ProfileFields>(),
  changePassword: payload<PasswordChange>(),
  loadDevices: payload(),
  /** Ends one other login of this member. */
  endDevice: payload<{ readonly id: string }>(),
  /** Ends every other login of this member. */
  endOtherDevices: payload(),
});
