import { membership, notices } from '#src/kernel/shared-events';
import { events as auth } from '#features/auth/events';
import { events as navigation } from '#features/navigation/events';
import type { CampaignKey } from '#src/contract/campaigns';
import type { RootState } from '#src/kernel/state';
import { allOf, when } from '#src/kernel/when';
import { commands } from './commands';
import { events } from './events';
import { wasMade } from './lost';
import { INVITED_AT, shownAt, type PageAddress } from './modules';
import { partsOf } from './parts';
import type { EggPlace } from './rules/egg-places';
import { selectIsMember, selectLost, selectPart, selectPlace } from './selectors';

const load = (shown: CampaignKey | undefined, state: RootState) =>
  shown ? partsOf(shown, selectIsMember(state)).map((part) => commands.loadPart({ part })) : undefined;

export const showOnEntry = when(navigation.routeEntered, (entered, state) => load(shownAt(entered), state));
const loadInvitation = ({ name, query: { invite } }: PageAddress) =>
  name === INVITED_AT && invite
    ? commands.loadPart({ part: 'invitation', query: { url: invite } })
    : undefined;

/** Whose invitation it is, before anybody logs in and after. */
export const showInvitation = allOf(
  when(navigation.routeEntered, loadInvitation),
  when(auth.loggedIn, (_, state) => loadInvitation(selectPlace(state))),
  when(auth.loggedOut, (_, state) => loadInvitation(selectPlace(state))),
);
/** A visitor who logs in on an open page sees what is theirs. */
export const showAfterLogin = when(auth.loggedIn, (_, state) => load(shownAt(selectPlace(state)), state));

export const followAct = when(events.actAccepted, ({ act }, state) => load(act.key, state));
/** A refusal may mean that the page is behind. */
export const refreshAfterRefusal = when(events.actFailed, ({ act }, state) => load(act.key, state));
export const checkLostAct = when(events.actLost, ({ key }, state) => load(key, state));
/** It took effect: asked again, it tells its result. */
export const fetchLostAct = when(events.partLoaded, (loaded, state) => {
  const lost = selectLost(state);
  return lost && wasMade(lost, loaded) ? commands.takePart(lost) : undefined;
});

const EGG_PAGES: Readonly<Record<EggPlace, string>> = {
  commonproj: 'commonProjList',
  unitPrice: 'unitPriceList',
  labor: 'laborSubcontractingList',
};
const EGG_PLACE_NAMES = Object.keys(EGG_PAGES) as readonly EggPlace[];
const eggPlaceAt = (page: string) => EGG_PLACE_NAMES.find((place) => EGG_PAGES[place] === page);

/** Of those who have opened the campaign and go looking. */
export const seekEgg = when(navigation.routeEntered, ({ name, isSamePage }, state) => {
  const { data } = selectPart('giftBoxV67')(state);
  const place = eggPlaceAt(name);
  if (!data?.own || data.standing.state !== 'running' || isSamePage || !place) return undefined;
  return commands.takePart({ act: 'egg', key: 'giftBoxV67', place });
});
/** The address that counts as opened is opened. */
export const openVisited = when(events.actAccepted, ({ act }, _state, { address }) => {
  if (act.act === 'visit') address.go(act.url);
});
export const tellVip = when(events.actAccepted, ({ told }) =>
  told.isVip ? membership.vipGiven() : undefined,
);
export const tellOfEgg = when(events.actAccepted, ({ act, told }) =>
  act.act === 'egg' && told.text !== undefined
    ? notices.noticeRaised({ type: told.egg === 'found' ? 'success' : 'info', text: told.text })
    : undefined,
);
