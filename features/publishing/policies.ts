import { filter, ignoreElements, take, tap } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import type { RootState } from '#src/kernel/state';
import type { Message } from '#src/kernel/messages';
import { allOf, when } from '#src/kernel/when';
import { whileThere } from '#src/kernel/while-there';
import { events as auth } from '#features/auth/events';
import { events as navigation } from '#features/navigation/events';
import { commands } from './commands';
import { draftList } from './contract';
import { events } from './events';
import { selectDraft, selectList, selectPlace, selectRight } from './selectors';

const ROUTES = ['publishingList', 'publishingDetail'];

const opened = (state: RootState): Message | undefined => {
  const place = selectPlace(state);
  if (!place || selectRight(state) !== 'yes') return undefined;
  if (place.page === 'list') return commands.findList(selectList(state).view);
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
export const loadPlace = allOf(
  when(events.rightLoaded, (_, state) => opened(state)),
  when(navigation.routeEntered, (_, state) => opened(state)),
);

const moveToReviews: Epic = (action$, _state$, { address }) =>
  action$.pipe(
    filter(events.listLoaded.match),
    take(1),
    filter(({ payload: { page } }) => page.counts.own === 0 && page.counts.review > 0),
    tap(() => address.replace(draftList.pathTo({ tab: 'review' }))),
    ignoreElements(),
  );

/** Whoever comes with nothing of their own on the table, and reviews waiting, begins with these. */
export const landOnReviews = whileThere(
  navigation.routeEntered,
  ({ name, isSameRoute, query }) =>
    name === draftList.route && !isSameRoute && Object.keys(query).length === 0,
  moveToReviews,
);
