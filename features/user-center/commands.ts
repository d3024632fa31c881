import { defineCommands, payload } from '#src/kernel/messages';
import type { PasswordChange, ProfileFields } from './contract';

export const commands = defineCommands('userCenter', {
  /** The data of the account. */
  loadProfile: payload(),
  /** What stands in the form, so that it is there again after a lost session. */
  keepDraft: payload<ProfileFields>(),
  /** Stores what the member may change of the account. */
  saveProfile: payload<ProfileFields>(),
  /** Sets another password by the old one. */
  changePassword: payload<PasswordChange>(),
  /** Browsers that are logged in to the account. */
  loadDevices: payload(),
  /** Ends one other login of this member. */
  endDevice: payload<{ readonly id: string }>(),
  /** Ends every other login of this member. */
  endOtherDevices: payload(),
});
