import type { Slice } from '#src/kernel/slice';
import { chooseTab, closeLogin, openLogin, loadPictures } from './epics/dialog';
import { enterByPhone, enterByQrCode, logIn, retryWhenAllowed } from './epics/log-in';
import { logInByToken } from './epics/log-in-by-token';
import { logOut, hearOtherTabs, tellOtherTabs, renewSession, resume } from './epics/session';
import {
  failWithApplication,
  fetchPictures,
  forgetSecrets,
  keepUser,
  leaveForApplicant,
  leaveLostSession,
  renewOrLeave,
  tellNotKept,
} from './policies';
import { reducer, type AuthState } from './state';
import { tracked } from './tracked';

export { commands } from './commands';
export { enterQuietly$, fetchUser$ } from './epics/enter';
export { events } from './events';
export { selectIsDialogOpen, selectIsLoggedIn, selectIsSettled, selectUser } from './selectors';
/** What it asks the member; the slice that draws the question may come later than the question. */
export { events as questions } from '#features/prompts/events';
export { refusedLoginIn } from './refused-login';
export type { User } from './user';
export { vault } from './vault';

export const auth: Slice<'auth', AuthState> = {
  name: 'auth',
  reducer,
  epics: () => ({
    resume,
    logIn,
    logInByToken,
    renewSession,
    retryWhenAllowed,
    logOut,
    openLogin,
    closeLogin,
    chooseTab,
    loadPictures,
    enterByPhone,
    enterByQrCode,
    fetchPictures,
    tellOtherTabs,
    hearOtherTabs,
    renewOrLeave,
    keepUser,
    forgetSecrets,
    leaveForApplicant,
    leaveLostSession,
    failWithApplication,
    tellNotKept,
  }),
  tracked,
};
