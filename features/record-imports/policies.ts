import { when } from '#src/kernel/when';
import { events as auth } from '#features/auth/events';
import { events as navigation } from '#features/navigation/events';
import { commands } from './commands';
import { events } from './events';
import { selectIsHere } from './selectors';
import { ROUTE } from './state';

export const loadOnEntry = when(navigation.routeEntered, ({ name, isSameRoute }) =>
  name === ROUTE && !isSameRoute ? commands.loadKinds() : undefined,
);
export const loadAfterLogin = when(auth.loggedIn, (_, state) =>
  selectIsHere(state) ? commands.loadKinds() : undefined,
);
/** The list of what came in is one longer, and bills may belong to what came in. */
export const loadAfterImport = when(events.recordsImported, () => commands.loadKinds());
