import { notices } from '#src/kernel/shared-events';
import { NO_ACCESS } from '#src/contract/codes';
import { allOf, when } from '#src/kernel/when';
import { events as auth } from '#features/auth/events';
import { events as navigation } from '#features/navigation/events';
import { commands } from './commands';
import { sourcingDrafts } from './drafts';
import { events } from './events';
import { partnerStorage } from './epics';
import { selectGlobalId } from './selectors';

const HOME = '/home';

/** Anew with every page load: a right may have been withdrawn meanwhile. */
export const openForPartner = when(auth.loggedIn, ({ user }) =>
  user.isPartner ? commands.openPartner() : undefined,
);

export const forgetPartner = when(auth.loggedOut, (_payload, _state, ports) => partnerStorage(ports).clear());

/** The guard let in whom the account allows; the partner's own word comes later, and counts. */
export const leaveWhenRefused = when(events.partnerRejected, (_payload, _state, { address }) => {
  if (!address.current().startsWith('/m2')) return undefined;
  address.replace(HOME);
  return notices.noticeRaised({ type: 'error', text: NO_ACCESS });
});

export const loadMineOnEntry = when(navigation.routeEntered, ({ name, params, query }) => {
  if (name !== 'sourcingModule' || params.moduleName !== 'mine') return undefined;
  const page = /^[1-9]\d{0,2}$/.test(query.page ?? '') ? Number(query.page) : 1;
  return commands.loadMine({ page });
});

export const findDrafts = when(auth.loggedIn, ({ user }, _, { kept }) =>
  events.draftsFound({ drafts: sourcingDrafts(kept, user.globalId).read() }),
);

export const keepDrafts = allOf(
  when(events.draftKept, ({ kind, fields }, state, { kept }) =>
    sourcingDrafts(kept, selectGlobalId(state)).keep(kind, fields),
  ),
  when(events.sourcingPublished, ({ kind }, state, { kept }) =>
    sourcingDrafts(kept, selectGlobalId(state)).drop(kind),
  ),
);
