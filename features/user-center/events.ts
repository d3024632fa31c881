import { defineEvents, payload } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';
import type { Devices, Profile, ProfileFields } from './contract';

export const events = defineEvents('userCenter', {
  /** A new day in Shanghai, and the one that stands when the member centre opens. */
  dayBegun: payload<{ readonly day: string }>(),
  profileRequested: payload(),
  profileLoaded: payload<{ readonly profile: Profile }>(),
  profileFailed: payload<{ readonly problem: Problem }>(),
  draftNoted: payload<{ readonly fields: ProfileFields }>(),
  savingRequested: payload(),
  profileSaved: payload<{ readonly profile: Profile }>(),
  savingFailed: payload<{ readonly problem: Problem }>(),
  passwordChangeRequested: payload(),
  /** Other logins were ended with it. */
  passwordChanged: payload<{ readonly ended: number }>(),
  passwordRejected: payload<{ readonly problem: Problem }>(),
  devicesRequested: payload(),
  devicesLoaded: payload<Devices>(),
  devicesFailed: payload<{ readonly problem: Problem }>(),
  /** Without an id: all others. */
  endingRequested: payload<{ readonly id?: string }>(),
  /** One of the member's other logins is over. */
  deviceEnded: payload<{ readonly id: string }>(),
  /** So many logins were ended. */
  othersEnded: payload<{ readonly ended: number }>(),
  endingFailed: payload<{ readonly problem: Problem }>(),
});
