import { defineCommands, payload } from '#src/kernel/messages';
import type { Credentials, LoginTab } from './contract';

export const commands = defineCommands('auth', {
  /** At start: find out whether a stored session still holds. */
  resume: payload(),
  logIn: payload<Credentials>(),
  /** With a token that came in the address. */
  logInByToken: payload<{ readonly accessToken: string }>(),
  /** Logs in again with the stored token, in silence. */
  renewSession: payload(),
  logOut: payload(),
  openLogin: payload(),
  closeLogin: payload(),
  chooseTab: payload<{ readonly tab: LoginTab }>(),
  loadPictures: payload(),
});
