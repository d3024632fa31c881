import { joinEpics } from '#src/kernel/epic';
import type { PortalEvents } from '#src/kernel/portal-events';
import type { Slice } from '#src/kernel/slice';
import { events as navigation } from '#features/navigation/events';
import { events as regions } from '#features/regions/events';
import { choose, keepRecent, loadPrompt, suggest } from './epics/box';
import { followPoster, loadPoster } from './epics/poster';
import { openResult } from './epics/open-result';
import { reportNothing, retry, submit } from './epics/submit';
import { events } from './events';
import { listDriver } from './list-driver';
import * as policies from './policies';
import { reducer, type SearchState } from './state';
import { tracked } from './tracked';

export { commands } from './commands';
export { events } from './events';
export { selectRecent } from './selectors';

const { beginSearch, endSearch, tellAnswer, ...others } = policies;
const portal: PortalEvents = {
  routeEntered: { match: navigation.routeEntered.match },
  regionPicked: { match: regions.regionPicked.match },
  listSearchRepeated: events.listSearchRepeated,
  listAnswered: events.listAnswered,
};

export const search: Slice<'search', SearchState> = {
  name: 'search',
  reducer,
  epics: () =>
    joinEpics(
      // These hear what the others tell, so they subscribe before them.
      { tellAnswer, endSearch, keepRecent, beginSearch },
      // An address may name a record to be opened at once.
      listDriver.epicsWith(portal, { without: ['findOnEntry', 'tellSight'] }),
      { choose, followPoster, loadPoster, loadPrompt, openResult, reportNothing, retry, submit, suggest },
      others,
    ),
  tracked,
};
