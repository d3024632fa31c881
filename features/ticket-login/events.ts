import { defineEvents, payload } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';

/** No event holds a ticket. */
export const events = defineEvents('ticketLogin', {
  /** The ticket of the address is exchanged for a session. */
  ticketRequested: payload(),
  /** The account service knows the visitor; the login follows. */
  ticketLoaded: payload(),
  /** The account service knows nobody in this browser. */
  nobodyFound: payload(),
  /** The ticket gave no session. */
  ticketFailed: payload<{ readonly problem: Problem }>(),
  /** The product a member came from is on record. */
  businessAdded: payload<{ readonly source: string; readonly firstTrial: boolean }>(),
  /** The server does not know which product the member came from. */
  businessFailed: payload<{ readonly problem: Problem }>(),
  /** The account service was told of a login or logout. */
  signOnAnnounced: payload<{ readonly action: 'login' | 'logout' }>(),
  /** The provider of the common login could not be told of a login or logout. */
  signOnFailed: payload<{ readonly problem: Problem }>(),
});
