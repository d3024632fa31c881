import type { Slice } from '#src/kernel/slice';
import {
  askForLogin,
  followFooterLink,
  goTo,
  guardEntry,
  dropDestination,
  leaveForHome,
  pressTab,
  reachDestination,
  rememberDestination,
  returnToTop,
  tellPageLeft,
} from './epics';
import type { MatchRoute } from './ports';
import { reducer, type NavigationState } from './state';
import { tracked } from './tracked';

export { commands } from './commands';
export { events } from './events';
export { selectDestination, selectEntered } from './selectors';
export { headerRoutes, HOME, matchStart } from './route';
export type { MatchRoute } from './ports';
export type { RouteName } from './route-table';

export const navigation: Slice<'navigation', NavigationState, [match: MatchRoute]> = {
  name: 'navigation',
  reducer,
  // guardEntry comes last: the others must be subscribed when it judges the first address.
  epics: (match) => ({
    goTo,
    askForLogin,
    rememberDestination: rememberDestination(match),
    dropDestination,
    reachDestination: reachDestination(match),
    leaveForHome,
    pressTab,
    followFooterLink,
    returnToTop,
    tellPageLeft,
    guardEntry: guardEntry(match),
  }),
  tracked,
};
