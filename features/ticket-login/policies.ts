import { notices } from '#src/kernel/shared-events';
import { when } from '#src/kernel/when';
import { events as auth } from '#features/auth/events';
import { commands } from './commands';
import { events } from './events';
import { selectCameByTicket } from './selectors';

const SOURCE_COOKIE = 'source_product';
const FIRST_TRIAL = '恭喜您已经领取7天试用权益，请查收!';

/** No token is held: perhaps the account service knows the visitor. */
export const askOnArrival = when(auth.noSessionFound, () => commands.logInByTicket());

export const addOnTicketLogin = when(auth.loggedIn, ({ user }, state, { cookies }) => {
  const source = selectCameByTicket(state) && cookies.get(SOURCE_COOKIE);
  if (!source) return undefined;
  const { globalId, accountName, passwordMobile } = user;
  return commands.addBusiness({ globalId, accountName, passwordMobile, source });
});

export const noticeFirstTrial = when(events.businessAdded, ({ firstTrial }) =>
  firstTrial ? notices.noticeRaised({ type: 'success', text: FIRST_TRIAL }) : undefined,
);

/** A session that was only resumed, or came from the account service itself, is no news there. */
export const announceLogin = when(auth.loggedIn, ({ way }, state) =>
  way !== 'resumed' && !selectCameByTicket(state) ? commands.announceSignOn({ action: 'login' }) : undefined,
);

export const announceLogout = when(auth.loggedOut, ({ by }) =>
  by === 'member' ? commands.announceSignOn({ action: 'logout' }) : undefined,
);
