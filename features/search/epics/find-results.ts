import type { RootState } from '#src/kernel/state';
import { catchError, concat, filter, from, map, of, switchMap, takeUntil } from 'rxjs';
import { reader, requestOf } from '#src/contract/call';
import type { Epic } from '#src/kernel/epic';
import { causedBy, type DomainEvent } from '#src/kernel/messages';
import type { Ports } from '#src/kernel/ports';
import { problemOf } from '#src/kernel/send';
import { events as auth } from '#features/auth/events';
import { events as navigation } from '#features/navigation/events';
import { begin } from '../begin-search';
import { commands } from '../commands';
import { searchItemsCall, type SearchAsked } from '../contract';
import { events } from '../events';
import type { Origin } from '../origin';
import { isSameSearch, PAGE_SIZE, RESULTS_ROUTE, type ResultsView } from '../results-view';
import { selectRunning, selectSubmitted } from '../selectors';

const read = reader(searchItemsCall);

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

/** switchMap: the latest question wins. Quiet: the page itself says what went wrong and offers another try. */
export const findResults: Epic = (action$, state$, ports) =>
  action$.pipe(
    filter(commands.findResults.match),
    switchMap((command) => {
      const { view, from: asked } = command.payload;
      const request = { ...requestOf(searchItemsCall, { body: askedOf(view) }), quiet: true };
      return concat(
        from([...begun(view, asked, state$.value, ports), events.resultsRequested({ view })]),
        ports.send(request).pipe(
          map(({ data }): DomainEvent => events.resultsLoaded({ view, found: read(data) })),
          catchError((error: unknown) => of(events.resultsFailed({ view, problem: problemOf(error) }))),
          takeUntil(action$.pipe(filter(isLeft))),
        ),
      ).pipe(map((event) => causedBy(event, command)));
    }),
  );
