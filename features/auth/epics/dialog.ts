import { exhaustMap, filter, map, merge } from 'rxjs';
import { exchange } from '#src/calls/exchange';
import type { Epic } from '#src/kernel/epic';
import { causedBy } from '#src/kernel/messages';
import { allOf, when } from '#src/kernel/when';
import { events as navigation } from '#features/navigation/events';
import { commands } from '../commands';
import { loginPicturesCall } from '../contract';
import { events } from '../events';
import { selectIsDialogOpen } from '../selectors';

export const chooseTab = when(commands.chooseTab, (payload) => events.tabChosen(payload));

/** A dialog without its pictures is still a dialog. */
export const loadPictures = exchange({
  on: commands.loadPictures,
  overlap: exhaustMap,
  call: loginPicturesCall,
  succeeded: (pictures) => events.picturesLoaded({ pictures }),
  failed: () => events.picturesFailed(),
});

export const openLogin: Epic = (action$, state$) => {
  // Losing the session opens the dialog, too; leaving in another tab does not.
  const lost$ = action$.pipe(
    filter(events.loggedOut.match),
    filter(({ payload }) => payload.by !== 'other-tab'),
  );
  return merge(
    action$.pipe(filter(commands.openLogin.match)),
    action$.pipe(filter(navigation.loginWanted.match)),
    action$.pipe(filter(navigation.destinationRemembered.match)),
    lost$,
  ).pipe(
    filter(() => !selectIsDialogOpen(state$.value)),
    map((cause) => causedBy(events.loginDialogOpened(), cause)),
  );
};

const left = (by: 'member' | 'trial') => events.loginDialogClosed({ by, error: 'Login Failed' });

export const closeLogin = allOf(
  when(commands.closeLogin, (_, state) => (selectIsDialogOpen(state) ? left('member') : undefined)),
  when(commands.tryOut, (_, state) => [
    ...(selectIsDialogOpen(state) ? [left('trial')] : []),
    events.trialWanted(),
  ]),
  when(events.loggedIn, (_, state) =>
    selectIsDialogOpen(state) ? events.loginDialogClosed({ by: 'login' }) : undefined,
  ),
);
