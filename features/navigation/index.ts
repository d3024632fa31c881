import type { Slice } from '#src/kernel/slice';
import {
  askForLogin,
  goTo,
  guardEntry,
  dropDestination,
  leaveForHome,
  reachDestination,
  rememberDestination,
} from './epics';
import { reducer, type NavigationState } from './state';
import { tracked } from './tracked';

export { commands } from './commands';
export { events } from './events';
export { selectDestination, selectEntered, selectVisitor } from './selectors';
export { HOME, PRODUCT_TITLE, routeTable, type RouteName } from './route-table';

export const navigation: Slice<'navigation', NavigationState> = {
  name: 'navigation',
  reducer,
  // guardEntry comes last: the others must be subscribed when it judges the first address.
  epics: () => ({
    goTo,
    askForLogin,
    rememberDestination,
    dropDestination,
    reachDestination,
    leaveForHome,
    guardEntry,
  }),
  tracked,
};
