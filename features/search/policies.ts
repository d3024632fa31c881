import { distinctUntilChanged, filter, mergeMap } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import { causedBy, type Command } from '#src/kernel/messages';
import type { Ports } from '#src/kernel/ports';
import type { RootState } from '#src/kernel/state';
import { allOf, when } from '#src/kernel/when';
import { events as auth } from '#features/auth/events';
import { events as navigation } from '#features/navigation/events';
import { begin, ending } from './begin-search';
import { commands } from './commands';
import { events } from './events';
import type { Origin } from './origin';
import { isSameSearch, recordIn, resultList, type ResultsView } from './result-list';
import { selectPoster, selectRunning, selectSubmitted } from './selectors';

const RESULTS = resultList.route;

const askOnEntry = (view: ResultsView) => {
  if (view.open) return [commands.openResult({ ...recordIn(view.open), rank: null, by: 'address' })];
  return view.text ? [commands.findList(view)] : [];
};

/** A place that is told of twice in a row, as after a login, was entered once. */
export const findOnEntry: Epic = (action$) =>
  action$.pipe(
    filter(navigation.routeEntered.match),
    distinctUntilChanged((one, other) => one.payload.fullPath === other.payload.fullPath),
    filter(({ payload }) => payload.name === RESULTS),
    mergeMap((entered) =>
      askOnEntry(resultList.viewFrom(entered.payload.query)).map((command: Command) =>
        causedBy(command, entered),
      ),
    ),
  );

export const loadPosterOnEntry = when(navigation.routeEntered, ({ name }, state) =>
  name === RESULTS && selectPoster(state) === null ? commands.loadPoster() : undefined,
);

const originOf = ({ text, category }: ResultsView, state: RootState): Origin => {
  const submitted = selectSubmitted(state);
  return submitted?.keyword === text && submitted.category === category ? submitted.from : 'address';
};

/** Pages, groups and regions of the words that are being searched belong to the search that is running. */
export const beginSearch = when(commands.findList, (view, state, ports) => {
  const running = selectRunning(state);
  const { text: keyword, category } = view;
  const belongs =
    running?.route === RESULTS && isSameSearch({ text: running.keyword, category: running.category }, view);
  return belongs
    ? []
    : begin(running, { keyword, category, from: originOf(view, state), route: RESULTS }, ports);
});

/** The first answer of the running search; later ones are of its pages and groups. */
export const tellAnswer = when(events.listAnswered, ({ route, ...outcome }, state, { now }) => {
  const running = selectRunning(state);
  if (!running || running.total !== undefined || running.route !== route) return undefined;
  const { searchId, category, at } = running;
  return events.searchAnswered({ searchId, category, ...outcome, ms: now() - at });
});

/** A search ends when its page is left; the next one ends it, too. */
const end = (state: RootState, { now }: Ports, route?: string) => {
  const running = selectRunning(state);
  return running && running.route !== route ? ending(running, now()) : undefined;
};
export const endSearch = allOf(
  when(navigation.routeEntered, ({ name }, state, ports) => end(state, ports, name)),
  when(auth.loggedOut, (_, state, ports) => end(state, ports)),
);
