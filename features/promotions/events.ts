import { defineEvents, payload } from '#src/kernel/messages';
import type { Entrance } from './contract';

export const events = defineEvents('promotions', {
  /** The server wants this member to see the recruiting of experts. */
  recruitFound: payload<{ readonly imagePath: string }>(),
  /** The box was followed; it is not shown again. */
  recruitFollowed: payload(),
  /** Only out of sight: the next visit shows it again. */
  recruitDismissed: payload(),
  entranceFound: payload<{ readonly entrance: Entrance }>(),
  /** Whether this member has followed it before. */
  entranceRecognised: payload<{ readonly id: string }>(),
  /** Its picture was followed. */
  entranceFollowed: payload<{ readonly id: string }>(),
});
