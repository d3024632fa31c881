import type { RootState } from '#src/kernel/state';
import { filter, map } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { causedBy, type Message } from '#src/kernel/messages';
import { when } from '#src/kernel/when';
import { events as auth } from '#features/auth/events';
import { events as navigation } from '#features/navigation/events';
import { commands } from './commands';
import { events } from './events';
import { selectDraft, selectPlace, selectRight, selectView } from './selectors';

const ROUTES = ['publishingList', 'publishingDetail'];

const opened = (state: RootState): Message | undefined => {
  const place = selectPlace(state);
  if (!place || selectRight(state) !== 'yes') return undefined;
  if (place.page === 'list') return commands.loadList(selectView(state));
  return selectDraft(state)?.id === place.id ? undefined : commands.loadDraft({ id: place.id });
};

/** Asked with every account: a right may have been withdrawn meanwhile. */
export const askOnEntry = when(navigation.routeEntered, ({ name }, state) =>
  ROUTES.includes(name) && selectRight(state) !== 'yes' ? commands.checkRight() : undefined,
);
export const askAfterLogin = when(auth.loggedIn, (_, state) =>
  selectPlace(state) ? commands.checkRight() : undefined,
);

/** What the member kept goes to the server on top of what it has. */
export const saveKept = when(events.draftLoaded, ({ unsaved }) =>
  unsaved === 'keep' ? commands.save() : undefined,
);
export const saveFound = when(events.editsFound, ({ isOutdated }) =>
  isOutdated ? undefined : commands.save(),
);

/** The right and the route come in either order. */
export const loadPlace: Epic = (action$, state$) =>
  action$.pipe(
    filter((action) => events.rightLoaded.match(action) || navigation.routeEntered.match(action)),
    map((event) => {
      const message = opened(state$.value);
      return message && causedBy(message, event);
    }),
    filter((message) => message !== undefined),
  );
