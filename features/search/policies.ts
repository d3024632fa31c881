import { distinctUntilChanged, filter, mergeMap, pairwise } from 'rxjs';
import { NATIONWIDE } from '#src/contract/places';
import type { Epic } from '#src/kernel/epic';
import { causedBy, type Command, type DomainEvent } from '#src/kernel/messages';
import type { Ports } from '#src/kernel/ports';
import type { RootState } from '#src/kernel/state';
import { allOf, when } from '#src/kernel/when';
import { events as auth } from '#features/auth/events';
import { events as navigation, type Entered } from '#features/navigation/events';
import { events as regions } from '#features/regions/events';
import { ending } from './begin-search';
import { commands } from './commands';
import { events } from './events';
import { isSameSearch, RESULTS_ROUTE, viewFrom, type ResultsView } from './results-view';
import { selectPoster, selectRunning, viewOnScreen } from './selectors';

interface Answer {
  /** Whose answer it is. */
  readonly route: string;
  readonly total: number;
  readonly failedWith?: number;
}

/** What a search waits for: the results page, or a list that is searched by a keyword of its own. */
const answerIn = (action: unknown): Answer | undefined => {
  if (events.resultsLoaded.match(action)) {
    const totals = action.payload.found.groups.map(({ total }) => total);
    return { route: RESULTS_ROUTE, total: totals.reduce((sum, total) => sum + total, 0) };
  }
  if (events.resultsFailed.match(action)) {
    return { route: RESULTS_ROUTE, total: 0, failedWith: action.payload.problem.code };
  }
  if (events.listAnswered.match(action)) return action.payload;
  return undefined;
};

const askOnEntry = (view: ResultsView) => {
  if (view.open) return [commands.openResult({ ...view.open, rank: null, by: 'address' })];
  return view.text ? [commands.findResults({ view })] : [];
};

/** A place that is told of twice in a row, as after a login, was entered once. */
export const askOnceEntered: Epic = (action$) =>
  action$.pipe(
    filter(navigation.routeEntered.match),
    distinctUntilChanged((one, other) => one.payload.fullPath === other.payload.fullPath),
    filter(({ payload }) => payload.name === RESULTS_ROUTE),
    mergeMap((entered) =>
      askOnEntry(viewFrom(entered.payload.query)).map((command: Command) => causedBy(command, entered)),
    ),
  );

export const loadPosterOnEntry = when(navigation.routeEntered, ({ name }, state) =>
  name === RESULTS_ROUTE && selectPoster(state) === undefined ? commands.loadPoster() : undefined,
);

/** The same address once more enters nothing. */
export const findAgain = when(events.searchRepeated, ({ from }, state) => {
  const view = viewOnScreen(state);
  return view && commands.findResults({ view, from });
});

export const refineByRegion = when(regions.regionPicked, ({ areaid, by }, state) => {
  const view = viewOnScreen(state);
  const areaId = areaid === NATIONWIDE ? undefined : areaid;
  return by === 'member' && view && view.areaId !== areaId ? commands.refine({ areaId }) : undefined;
});

/** The first answer of the running search; later ones are of its pages and groups. */
export const answerSearch: Epic = (action$, state$, { now }) =>
  action$.pipe(
    mergeMap((action) => {
      const answer = answerIn(action);
      const running = selectRunning(state$.value);
      if (!answer || !running || running.total !== undefined || running.route !== answer.route) return [];
      const { route: _, ...outcome } = answer;
      const { searchId, category, at } = running;
      return [causedBy(events.searchAnswered({ searchId, category, ...outcome, ms: now() - at }), action)];
    }),
  );

/** A search ends when its page is left; the next one ends it, too. */
const end = (state: RootState, { now }: Ports, route?: string) => {
  const running = selectRunning(state);
  return running && running.route !== route ? ending(running, now()) : undefined;
};
export const endSearch = allOf(
  when(navigation.routeEntered, ({ name }, state, ports) => end(state, ports, name)),
  when(auth.loggedOut, (_, state, ports) => end(state, ports)),
);

const refinements = (before: Entered, after: Entered): readonly DomainEvent[] => {
  if (before.name !== RESULTS_ROUTE || after.name !== RESULTS_ROUTE) return [];
  const [from, to] = [viewFrom(before.query), viewFrom(after.query)];
  if (!isSameSearch(from, to)) return [];
  if (from.group !== to.group) return [events.viewRefined({ name: 'group', value: to.group ?? 'all' })];
  return from.page === to.page ? [] : [events.viewRefined({ name: 'page', value: to.page ?? 1 })];
};

/** Groups and pages are links; what was followed shows in the address. */
export const tellRefinements: Epic = (action$) =>
  action$.pipe(
    filter(navigation.routeEntered.match),
    pairwise(),
    mergeMap(([before, after]) =>
      refinements(before.payload, after.payload).map((event) => causedBy(event, after)),
    ),
  );
