import { defineEvents, payload } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';
import type { Devices, Profile, ProfileFields } from './contract';

export const events = defineEvents('userCenter', {
  /** A new day in Shanghai, and the one that stands when the member centre opens. */
  dayBegun: payload<{ readonly day: string }>(),
  /** The data of the account are asked for. */
  profileRequested: payload(),
  /** The data of the account. */
  profileLoaded: payload<{ readonly profile: Profile }>(),
  /** The account could not be shown. */
  profileFailed: payload<{ readonly problem: Problem }>(),
  /** What stands in the form, as typed. */
  draftNoted: payload<{ readonly fields: ProfileFields }>(),
  /** What the member has changed is on its way. */
  savingRequested: payload(),
  /** The account as it is stored now. */
  profileSaved: payload<{ readonly profile: Profile }>(),
  /** The account is as it was; the form keeps what was typed. */
  savingFailed: payload<{ readonly problem: Problem }>(),
  /** Old and new password are on their way. */
  passwordChangeRequested: payload(),
  /** Other logins were ended with it. */
  passwordChanged: payload<{ readonly ended: number }>(),
  /** The password is still the old one. */
  passwordRejected: payload<{ readonly problem: Problem }>(),
  /** The browsers of the account are asked for. */
  devicesRequested: payload(),
  /** Browsers that are logged in, this one marked. */
  devicesLoaded: payload<Devices>(),
  /** The browsers could not be shown. */
  devicesFailed: payload<{ readonly problem: Problem }>(),
  /** Without an id: all others. */
  endingRequested: payload<{ readonly id?: string }>(),
  /** One of the member's other logins is over. */
  deviceEnded: payload<{ readonly id: string }>(),
  /** So many logins were ended. */
  othersEnded: payload<{ readonly ended: number }>(),
  /** The other session goes on. */
  endingFailed: payload<{ readonly id?: string; readonly problem: Problem }>(),
});
