import { filter, map } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { when } from '#src/kernel/when';
import { events as auth } from '#features/auth/events';
import { events as notices } from '#features/notices/events';
import { commands } from './commands';
import { events } from './events';
import { selectCameByTicket } from './selectors';

export const SOURCE_COOKIE = 'source_product';
const SHOWN_MS = 5_000;
const FIRST_TRIAL = '恭喜您已经领取7天试用权益，请查收!';

/** No token is held: perhaps the account service knows the visitor. */
export const askOnArrival: Epic = when(auth.noSessionFound, () => commands.logInByTicket());

export const addOnTicketLogin: Epic = (action$, state$, { cookies }) =>
  action$.pipe(
    filter(auth.loggedIn.match),
    filter(() => selectCameByTicket(state$.value)),
    map((event) => {
      const source = cookies.get(SOURCE_COOKIE);
      const { globalId, accountName, passwordMobile } = event.payload.user;
      return source && commands.addBusiness({ globalId, accountName, passwordMobile, source }, event);
    }),
    filter((command) => typeof command === 'object'),
  );

export const noticeFirstTrial: Epic = when(events.businessAdded, ({ firstTrial }) =>
  firstTrial ? notices.noticeRaised({ type: 'success', text: FIRST_TRIAL, durationMs: SHOWN_MS }) : undefined,
);

/** A session that was only resumed, or came from the account service itself, is no news there. */
export const announceLogin: Epic = (action$, state$) =>
  action$.pipe(
    filter(auth.loggedIn.match),
    filter(({ payload }) => payload.way !== 'resumed' && !selectCameByTicket(state$.value)),
    map((event) => commands.announceSignOn({ action: 'login' }, event)),
  );

export const announceLogout: Epic = when(auth.loggedOut, ({ by }) =>
  by === 'member' ? commands.announceSignOn({ action: 'logout' }) : undefined,
);
