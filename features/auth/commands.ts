import { defineCommands, payload } from '#src/kernel/messages';
import type { Credentials, LoginTab } from './contract';

export const commands = defineCommands('auth', {
  /** At start: find out whether a stored session still holds. */
  resume: payload(),
  /** With the name and password of the form. */
  logIn: payload<Credentials>(),
  /** With a token that came in the address. */
  logInByToken: payload<{ readonly accessToken: string }>(),
  /** Logs in again with the stored token, in silence. */
  renewSession: payload(),
  /** Ends the session here and on the server. */
  logOut: payload(),
  /** Shows the login dialog. */
  openLogin: payload(),
  /** Hides the login dialog; the member stays a visitor. */
  closeLogin: payload(),
  /** Asks for a trial, which needs no account; the login dialog is left for it. */
  tryOut: payload(),
  /** Shows another way to log in. */
  chooseTab: payload<{ readonly tab: LoginTab }>(),
  /** The pictures beside the login form. */
  loadPictures: payload(),
});
