import { filter, ignoreElements, map, merge, switchMap, tap } from 'rxjs';
import { exchange } from '#src/calls/exchange';
import type { Asked, BodyOf, Call, DataOf, QueryOf } from '#src/contract/call';
import type { AnyList, Change, ListFor, SlotsOf, ViewOf } from '#src/contract/listing/list';
import { NATIONWIDE } from '#src/contract/places';
import { basisIn, withBasis } from '#src/costing/basis';
import type { Epic, Epics } from '#src/kernel/epic';
import type { Message } from '#src/kernel/messages';
import type { PortalEvents } from '#src/kernel/portal-events';
import type { RootState } from '#src/kernel/state';
import { when } from '#src/kernel/when';
import { whileThere } from '#src/kernel/while-there';
import type { ListBasis } from './list-basis';
import { tellChanges, type ViewChanges } from './list-changes';
import { tellSight } from './list-sight';
import type { ListState } from './list-state';
import type { ListCommands, ListEvents, SteerCommands } from './messages';

/** What a list does by itself. */
export type ListEpic =
  | 'changeView'
  | 'findAgain'
  | 'refineByRegion'
  | 'tellChanges'
  | 'findList'
  | 'findOnEntry'
  | 'findInOtherBasis'
  | 'tellSight'
  | 'answerSearch'
  | 'answerFailedSearch';
type EpicsWith = (
  portal: PortalEvents,
  /** What the slice does in its own way. */
  options?: { readonly without?: readonly ListEpic[] },
) => Epics;

const withoutNamed = (
  epics: Readonly<Partial<Record<ListEpic, Epic>>>,
  without: readonly ListEpic[] = [],
): Epics => Object.fromEntries(Object.entries(epics).filter(([name]) => !without.includes(name as ListEpic)));

/** A list as views use it; `Slot` names the filters that a page draws itself. */
export interface ListDriver<View, Page, Slot extends string = string> {
  readonly epicsWith: EpicsWith;
  readonly list: ListFor<View>;
  readonly slots?: Slot;
  readonly commands: SteerCommands<View>;
  readonly select: (state: RootState) => ListState<View, Page>;
}

/** A list that finds its rows in its own way. */
export interface SteerPlan<L extends AnyList, Page> {
  readonly list: L & ListFor<ViewOf<L>>;
  readonly commands: SteerCommands<ViewOf<L>>;
  readonly select: (state: RootState) => ListState<ViewOf<L>, Page>;
  readonly changes?: ViewChanges<ViewOf<L>>;
  /** Where rows are ordered or narrowed by figures in the basis of the page. */
  readonly selectBasis?: (state: RootState) => ListBasis;
}

export interface DriverPlan<L extends AnyList, C extends Call, Page> extends SteerPlan<L, Page> {
  readonly commands: ListCommands<ViewOf<L>>;
  readonly events: ListEvents<ViewOf<L>, Page>;
  readonly call: C;
  /** Where body, or query of a GET, is not the view itself. */
  readonly bodyOf?: (view: ViewOf<L>, state: RootState) => BodyOf<C>;
  /** Where an answer is wanted no longer, besides a later question and the end of the session. */
  readonly until?: (action: Message) => boolean;
  readonly pageOf: (data: DataOf<C>, view: ViewOf<L>) => Page;
  /** Of all pages; a search by keyword waits for it. */
  readonly totalOf: (page: Page) => number;
}

/** Refining, paging, searching again and following the region: all that changes what a list shows. */
export const steerList = <L extends AnyList, Page>({
  commands,
  select,
  ...plan
}: SteerPlan<L, Page>): ListDriver<ViewOf<L>, Page, SlotsOf<L>> => {
  type V = ViewOf<L>;
  const list: ListFor<V> = plan.list;
  const viewIn = (state: RootState): V => select(state).view;

  /** The state follows the address; where it has not yet, the address knows what was chosen a moment ago. */
  const viewNow = (state: RootState, address: string): V => {
    const [path, query] = address.split('?');
    const shown = viewIn(state);
    const shownPath = list.pathTo(shown);
    if (path !== shownPath.split('?')[0]) return shown;
    const chosen = list.viewFrom(Object.fromEntries(new URLSearchParams(query)));
    return list.pathTo(chosen) === shownPath ? shown : chosen;
  };

  /** The address is the one place that knows the view; changing the view is going somewhere. */
  const changeView: Epic = (action$, state$, { address }) => {
    const now = () => viewNow(state$.value, address.current());
    return merge(
      action$.pipe(
        filter(commands.refineList.match),
        map(({ payload }) => list.refined(now(), payload)),
      ),
      action$.pipe(
        filter(commands.clearFilters.match),
        map(() => list.cleared(now())),
      ),
      action$.pipe(
        filter(commands.turnPage.match),
        map(({ payload }) => ({ ...now(), cursor: undefined, ...payload })),
      ),
    ).pipe(
      map((view) => list.pathTo(view)),
      tap((path) => address.go(path)),
      ignoreElements(),
    );
  };

  const epicsWith: EpicsWith = (portal, { without } = {}) => {
    /** The same search once more moves no address, so nothing is entered. */
    const findAgain = when(portal.listSearchRepeated, ({ route }, state) =>
      route === list.route ? commands.findList(viewIn(state)) : undefined,
    );

    /** The regions are picked on other pages, too. */
    const refineByRegion = whileThere(
      portal.routeEntered,
      ({ name }) => name === list.route,
      when(portal.regionPicked, ({ areaid, by }, state, { address }) => {
        const areaId = areaid === NATIONWIDE ? undefined : areaid;
        const now = viewNow(state, address.current()) as { readonly areaId?: string };
        const isOther = now.areaId !== areaId;
        return by === 'member' && isOther
          ? commands.refineList({ areaId } as unknown as Change<V>)
          : undefined;
      }),
    );

    const hasRegion = list.filters.some(({ name }) => name === 'areaId');
    return withoutNamed(
      {
        // It tells what the others are about to answer.
        tellChanges: tellChanges({ ...plan, list }, portal),
        changeView,
        findAgain,
        ...(hasRegion && { refineByRegion }),
      },
      without,
    );
  };

  return { list, commands, select, epicsWith };
};

/** A list whose address says what is shown: entering, refining, paging and searching it are the same everywhere. */
export const driveList = <L extends AnyList, C extends Call, Page>(
  plan: DriverPlan<L, C, Page>,
): ListDriver<ViewOf<L>, Page, SlotsOf<L>> => {
  type V = ViewOf<L>;
  const { commands, events, call } = plan;
  const steered = steerList<L, Page>(plan);
  const { list } = steered;
  const askedOf = (view: V, state: RootState): Asked<C> => {
    const values = plan.bodyOf ? plan.bodyOf(view, state) : view;
    return call.method === 'GET' ? { query: values as QueryOf<C> } : { body: values as BodyOf<C> };
  };
  const epicsWith: EpicsWith = (portal, { without } = {}) => {
    const findList = exchange({
      on: commands.findList,
      overlap: switchMap,
      call,
      request: askedOf,
      ...(plan.until && { until: plan.until }),
      started: (view) => events.listRequested({ view }),
      succeeded: (data, view) => events.listLoaded({ page: plan.pageOf(data, view) }),
      failed: (problem) => events.listFailed({ problem }),
    });

    /** What else an address says, such as the basis, is no reason to ask for the same rows again. */
    const findOnEntry = when(portal.routeEntered, ({ name, query, isSameRoute }, state) => {
      if (name !== list.route) return undefined;
      const view = list.viewFrom(query);
      const { status, view: shown } = plan.select(state);
      const isShown = isSameRoute && status === 'shown' && list.pathTo(shown) === list.pathTo(view);
      return isShown ? undefined : commands.findList(view);
    });

    /**
     * Rows ordered or narrowed by cost are others in another basis, and begin with its first page; all others stay as they
     * are.
     */
    const findInOtherBasis = when(portal.routeEntered, ({ name, query, isSameRoute }, state, { address }) => {
      if (name !== list.route || !isSameRoute || !plan.selectBasis) return undefined;
      const { status, view } = plan.select(state);
      const { now, asked } = plan.selectBasis(state);
      const entered = list.viewFrom(query);
      // Another view is asked for by the list itself.
      const isSameView = list.pathTo(view) === list.pathTo(entered);
      if (status === 'idle' || !list.followsBasis(entered) || !isSameView || now === asked) return undefined;
      const fromFirst = list.refined(view, {});
      if (list.pathTo(fromFirst) === list.pathTo(view)) return commands.findList(view);
      // A place in the one order is none in the other.
      address.replace(withBasis(list.pathTo(fromFirst), basisIn(query)));
      return undefined;
    });

    /** A search by keyword waits for the list's own answer. */
    const answerSearch = when(events.listLoaded, ({ page }) =>
      portal.listAnswered({ route: list.route, total: plan.totalOf(page) }),
    );
    const answerFailedSearch = when(events.listFailed, ({ problem }) =>
      portal.listAnswered({ route: list.route, total: 0, failedWith: problem.code }),
    );

    return withoutNamed(
      {
        ...steered.epicsWith(portal),
        findList,
        findOnEntry,
        ...(plan.selectBasis && { findInOtherBasis }),
        tellSight: tellSight(plan, portal),
        answerSearch,
        answerFailedSearch,
      },
      without,
    );
  };

  return { ...steered, epicsWith };
};
