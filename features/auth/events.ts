import { defineEvents, payload } from '#src/kernel/messages';
import type { Problem } from '#src/kernel/send';
import { session } from '#src/kernel/shared-events';
import type { LoginPicture, LoginTab } from './contract';
import type { RefusedLogin } from './refused-login';
import type { User } from './user';

export type LoginWay = 'account' | 'phone' | 'qr' | 'token' | 'ticket' | 'resumed';

export const events = {
  ...session,
  ...defineEvents('auth', {
    /** A login is on its way to the server. */
    loginRequested: payload<{ readonly way: LoginWay }>(),
    /** A member is here: by a new login, or by a session that was resumed. */
    loggedIn: payload<{ readonly user: User; readonly way: LoginWay }>(),
    /** The same member, as the server knows them now. */
    userReloaded: payload<{ readonly user: User }>(),
    /** A login of any way ended without a session; the problem has the words for the member. */
    loginFailed: payload<{ readonly problem: Problem; readonly way: LoginWay }>(),
    /** Refused because the account is logged in elsewhere: multi-login takes over. */
    loginConflicted: payload<{ readonly globalId: string; readonly username: string }>(),
    /** The browser refuses what a kept login needs: it ends with the page. */
    keepingRejected: payload(),
    /** The token that came in the address is of no use. */
    tokenRejected: payload<{ readonly problem: Problem }>(),
    /** A visitor is here. */
    noSessionFound: payload(),
    /** A call was answered with 302; the session may be renewed. */
    sessionExpired: payload(),
    /** The tokens are new, the member is the same. */
    sessionRenewed: payload(),
    /** The server ended it: logged in elsewhere, locked, withdrawn; in its words, empty where it had none. */
    sessionEnded: payload<{ readonly message: string }>(),
    /** The session could not be renewed. */
    loginAbandoned: payload(),
    /** Status 333: too many browsers; carries what the anomaly form shows and sends back. */
    anomalyFound: payload<RefusedLogin>(),
    /** The login dialog stands over the page. */
    loginDialogOpened: payload(),
    /** Another way to log in is shown. */
    tabChosen: payload<{ readonly tab: LoginTab }>(),
    /** Pictures beside the login form. */
    picturesLoaded: payload<{ readonly pictures: readonly LoginPicture[] }>(),
    /** The login form does without pictures. */
    picturesFailed: payload(),
    /** A visitor wants a trial instead of a login, or a member one to begin with. */
    trialWanted: payload(),
    /**
     * Left by the member, it ends whatever waited for the login, with the words of the specification; left for a trial,
     * too, but where the visitor wanted to go is kept for the login after it.
     */
    loginDialogClosed: payload<{ readonly by: 'member' | 'trial' | 'login'; readonly error?: string }>(),
  }),
};
