import { defineCommands, payload } from '#src/kernel/messages';

export const commands = defineCommands('navigation', {
  /** Full path below the hash; the guard still has its say. */
  goTo: payload<{ readonly path: string }>(),
  /** A tab or link that needs a login was chosen by a visitor. */
  askForLogin: payload<{ readonly destination: string }>(),
  /** A tab of the header was pressed, whether or not it leads elsewhere. */
  pressTab: payload<{ readonly tab: string }>(),
  /** A link of the footer was followed. */
  followFooterLink: payload<{ readonly name: string }>(),
  /** The page was taken back to its top. */
  returnToTop: payload(),
});
