import { defineCommands, payload } from '#src/kernel/messages';

export const commands = defineCommands('promotions', {
  findRecruit: payload(),
  followRecruit: payload(),
  hideRecruit: payload(),
  findEntrance: payload(),
  followEntrance: payload<{ readonly id: string }>(),
});
