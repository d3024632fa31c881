import type { RootState } from '#src/kernel/state';
import { concat, filter, from, map, switchMap, takeUntil } from 'rxjs';
import { ask } from '#src/calls/exchange';
import { ifFailed } from '#src/kernel/attempt';
import type { Epic } from '#src/kernel/epic';
import { causedBy, type DomainEvent } from '#src/kernel/messages';
import type { Ports } from '#src/kernel/ports';
import { events as auth } from '#features/auth/events';
import { events as navigation } from '#features/navigation/events';
import { begin } from '../begin-search';
import { commands } from '../commands';
import { searchItemsCall, type SearchAsked } from '../contract';
import { events } from '../events';
import type { Origin } from '../origin';
import { isSameSearch, PAGE_SIZE, RESULTS_ROUTE, type ResultsView } from '../results-view';
import { selectRunning, selectSubmitted } from '../selectors';

const askedOf = ({ text, category, group, areaId, page = 1 }: ResultsView): SearchAsked => ({
  text,
  category,
  ...(group && { group }),
  ...(areaId && { areaId: Number(areaId) }),
  pageNo: page,
  pageSize: PAGE_SIZE,
});

const originOf = (view: ResultsView, state: RootState): Origin => {
  const submitted = selectSubmitted(state);
  const { text, category } = view;
  return submitted?.keyword === text && submitted.category === category ? submitted.from : 'address';
};

/** Pages, groups and regions of the words that are being searched belong to the search that is running. */
const begun = (
  view: ResultsView,
  asked: Origin | undefined,
  state: RootState,
  ports: Ports,
): readonly DomainEvent[] => {
  const running = selectRunning(state);
  const belongs =
    asked === undefined &&
    running?.route === RESULTS_ROUTE &&
    isSameSearch({ text: running.keyword, category: running.category }, view);
  if (belongs) return [];
  const { text: keyword, category } = view;
  const from = asked ?? originOf(view, state);
  return begin(running, { keyword, category, from, route: RESULTS_ROUTE }, ports);
};

const isLeft = (action: unknown) =>
  auth.loggedOut.match(action) ||
  (navigation.routeEntered.match(action) && action.payload.name !== RESULTS_ROUTE);

export const findResults: Epic = (action$, state$, ports) =>
  action$.pipe(
    filter(commands.findResults.match),
    switchMap((command) => {
      const { view, from: asked } = command.payload;
      return concat(
        from([...begun(view, asked, state$.value, ports), events.resultsRequested({ view })]),
        ask(ports.send, searchItemsCall, { body: askedOf(view) }).pipe(
          map((found): DomainEvent => events.resultsLoaded({ view, found })),
          ifFailed((problem) => events.resultsFailed({ view, problem })),
          takeUntil(action$.pipe(filter(isLeft))),
        ),
      ).pipe(map((event) => causedBy(event, command)));
    }),
  );
