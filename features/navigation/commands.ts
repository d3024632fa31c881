import { defineCommands, payload } from '#src/kernel/messages';

export const commands = defineCommands('navigation', {
  /** Full path below the hash; the guard still has its say. */
  goTo: payload<{ readonly path: string }>(),
  /** A tab or link that needs a login was chosen by a visitor. */
  askForLogin: payload<{ readonly destination: string }>(),
});
