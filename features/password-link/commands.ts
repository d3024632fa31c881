import { defineCommands, payload } from '#src/kernel/messages';

export const commands = defineCommands('passwordLink', {
  /** Asks whose password the link sets. */
  checkLink: payload<{ readonly linkToken: string }>(),
  /** Sets the password of the account that the link was made for. */
  choosePassword: payload<{ readonly newPassword: string }>(),
  /** The password is set: now to use it. */
  logIn: payload(),
});
