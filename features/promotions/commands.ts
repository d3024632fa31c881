import { defineCommands, payload } from '#src/kernel/messages';

export const commands = defineCommands('promotions', {
  /** Whether the box that looks for experts is to be shown. */
  findRecruit: payload(),
  /** Opens the page behind the box. */
  followRecruit: payload(),
  /** Closes the box. */
  hideRecruit: payload(),
  /** Whether an activity runs that the service bar leads to. */
  findEntrance: payload(),
  /** Follows its picture. */
  followEntrance: payload<{ readonly id: string }>(),
});
