import { navigation, notices } from '#src/kernel/shared-events';
import { EMPTY, filter, map, merge, switchMap, timer } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { allOf, when } from '#src/kernel/when';
import { events as auth } from '#features/auth/events';
import { events as rightsTip } from '#features/rights-tip/events';
import { commands } from './commands';
import { events } from './events';
import { selectIsMember, selectWaitsForLogin } from './selectors';

export const offerTrial = allOf(
  when(rightsTip.trialWanted, ({ cause }) => commands.openTrial({ from: cause })),
  when(auth.trialWanted, (_, state) =>
    commands.openTrial({ from: selectIsMember(state) ? 'account' : 'login' }),
  ),
);

/** The form of a member whose session was lost is sent by nobody else. */
export const askForLogin = when(commands.apply, (_, state, { address }) =>
  selectWaitsForLogin(state) ? navigation.loginWanted({ destination: address.current() }) : undefined,
);

export const fetchProvinces = when(events.trialOpened, () => commands.loadProvinces());

export const askForMobile = when(commands.requestCode, ({ mobile }) =>
  mobile === '' ? notices.noticeRaised({ type: 'warning', text: '请输入手机号！' }) : undefined,
);

export const tellCodeSent = when(events.codeSent, () =>
  notices.noticeRaised({ type: 'success', text: '验证码已发送' }),
);

/** A visitor has nothing to reload. */
export const reloadAfterGrant = when(events.trialGranted, (_, state) =>
  selectIsMember(state) ? commands.reloadUser() : undefined,
);

export const reloadWithVip = when(events.vipGiven, () => commands.reloadUser());

export const reloadPage = when(events.trialClosed, ({ isGranted }, _, { page }) =>
  isGranted ? page.reload() : undefined,
);

const HOUR_MS = 3_600_000;
const SECOND_MS = 1_000;

/** What is left of a trial is asked for every hour, and when it should be over: the server decides. */
export const followTrial: Epic = (action$) =>
  merge(
    action$.pipe(
      filter(auth.loggedIn.match),
      map(({ payload }) => payload.user.trialLeftS),
    ),
    action$.pipe(
      filter(auth.userReloaded.match),
      map(({ payload }) => payload.user.trialLeftS),
    ),
    action$.pipe(
      filter(auth.loggedOut.match),
      map(() => undefined),
    ),
  ).pipe(
    switchMap((leftS) =>
      leftS === undefined
        ? EMPTY
        : timer(Math.min(HOUR_MS, (leftS + 1) * SECOND_MS), HOUR_MS).pipe(map(() => commands.reloadUser())),
    ),
  );
