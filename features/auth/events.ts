import { defineEvents, payload } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';
import { session } from '#src/kernel/session';
import type { LoginPicture, LoginTab } from './contract';
import type { User } from './user';

export type LoginWay = 'account' | 'phone' | 'qr' | 'token' | 'ticket' | 'resumed';

export const events = {
  ...session,
  ...defineEvents('auth', {
    loginRequested: payload(),
    loggedIn: payload<{ readonly user: User; readonly way: LoginWay }>(),
    loginFailed: payload<{ readonly problem: Problem }>(),
    /** Refused because the account is logged in elsewhere: multi-login takes over. */
    loginConflicted: payload<{ readonly globalId: string; readonly username: string }>(),
    /** The browser refuses what a kept login needs: it ends with the page. */
    keepingRejected: payload(),
    tokenRejected: payload<{ readonly problem: Problem }>(),
    noSessionFound: payload(),
    sessionExpired: payload(),
    sessionRenewed: payload(),
    /** The server ended it: logged in elsewhere, locked, withdrawn; in its words, empty where it had none. */
    sessionEnded: payload<{ readonly message: string }>(),
    loginAbandoned: payload(),
    /** Status 333: too many browsers; carries what the anomaly form sends back. */
    anomalyFound: payload<{ readonly account: string }>(),
    loginDialogOpened: payload(),
    tabChosen: payload<{ readonly tab: LoginTab }>(),
    picturesLoaded: payload<{ readonly pictures: readonly LoginPicture[] }>(),
    picturesFailed: payload(),
    loginDialogClosed: payload<{ readonly by: 'member' | 'login' }>(),
  }),
};
