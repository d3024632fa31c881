import { defineCommands, payload } from '#src/kernel/messages';
import type { GuideType } from './contract';

export const commands = defineCommands('guides', {
  startGuide: payload<{ readonly guide: GuideType }>(),
  /** To the next step, or to the end from the last one. */
  goOn: payload(),
  goBack: payload(),
  /** To the next step that can be shown without this one. */
  skipStep: payload(),
  /** Back to the page on which the present step stands. */
  returnToGuide: payload(),
  closeGuide: payload(),
  declineOffer: payload(),
});
