import { defineEvents, payload } from '#src/kernel/messages';
import type { BarItem } from './bar-item';

export const events = defineEvents('serviceBar', {
  /** What the item does follows. */
  itemChosen: payload<{ readonly item: BarItem }>(),
  /** The member asked for the customer service robot. */
  robotWanted: payload(),
  /** The assistant’s own window is on the screen. */
  robotShown: payload(),
  /** The assistant’s script could not be had. */
  robotFailed: payload(),
  /** The dialog with telephone and mail, where there is no robot. */
  contactOpened: payload(),
  contactClosed: payload(),
  /** Somebody wants to leave a message for the customer service. */
  messageWanted: payload(),
  /** Somebody has a problem or a suggestion to tell. */
  feedbackWanted: payload(),
});
