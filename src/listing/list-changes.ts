import { filter, merge, mergeMap, scan } from 'rxjs';
import type { Filter } from '#src/contract/listing/filter';
import type { ListFor } from '#src/contract/listing/list';
import type { SortedView, Sorting } from '#src/contract/listing/sorting';
import { NATIONWIDE } from '#src/contract/places';
import type { Epic } from '#src/kernel/epic';
import { causedBy, type DomainEvent, type Message } from '#src/kernel/messages';
import type { PortalEvents } from '#src/kernel/portal-events';
import { listing } from '#src/kernel/shared-events';
import type { RootState } from '#src/kernel/state';
import type { ListBasis } from './list-basis';

/** Where one view after another is more, or less, than another choice of the same rows. */
export interface ViewChanges<V> {
  /** Another search, or another record that the rows are of. */
  readonly isOther?: (from: V, to: V) => boolean;
  /** A list whose order stands among its filters. */
  readonly order?: { readonly filter: string; readonly of: (view: V) => Sorting<string> };
}

interface ChangesPlan<V> {
  readonly list: ListFor<V>;
  readonly changes?: ViewChanges<V>;
  readonly selectBasis?: (state: RootState) => ListBasis;
}

type Entries = Readonly<Record<string, string | number | boolean | undefined>>;
const AREA = 'areaId';

const valueOf = ({ fields }: Filter, view: Entries): string => {
  const values = Object.keys(fields).map((field) => (view[field] === true ? '1' : String(view[field] ?? '')));
  return values.some((value) => value !== '') ? values.join('~') : '';
};

/** All that differs between two views of a list. Another order or other filters lead to the first page by themselves. */
const changesBetween = <V>(
  { list, changes = {} }: ChangesPlan<V>,
  from: V,
  to: V,
): readonly DomainEvent[] => {
  const { isOther, order } = changes;
  if (isOther?.(from, to)) return [];
  const [before, after] = [from as Entries, to as Entries];
  const areas = list.filters.filter(({ name }) => name === AREA);
  const others = list.filters.filter(({ name, label }) => label && name !== AREA && name !== order?.filter);

  const switched = areas
    // A list that always has a place takes up its first one by itself.
    .filter(({ stays }) => before[AREA] !== after[AREA] && !(stays && before[AREA] === undefined))
    .map(() => listing.areaSwitched({ areaId: (after[AREA] as string | undefined) ?? NATIONWIDE }));
  const narrowed = others
    .map((each) => ({ name: each.name, was: valueOf(each, before), value: valueOf(each, after) }))
    .filter(({ was, value }) => was !== value)
    .map(({ name, value }) => listing.listNarrowed({ name, value }));
  if (switched.length + narrowed.length > 0) return [...switched, ...narrowed];

  const isSorted = order
    ? before[order.filter] !== after[order.filter]
    : before.sort !== after.sort || before.order !== after.order;
  const sorting = isSorted && (order ? order.of(to) : list.sorting(to as SortedView<string>));
  if (sorting) return [listing.listSorted({ by: sorting.sort, order: sorting.order })];

  const isTurned =
    list.paging === 'pages' && before.page !== after.page && before.pageSize === after.pageSize;
  return isTurned ? [listing.pageTurned({ n: Number(after.page ?? 1) })] : [];
};

interface ListState<V> {
  readonly told: readonly DomainEvent[];
  readonly view?: V;
  /** Just now, in the list of regions, which tells it. */
  readonly picked?: string;
}

/** What members change of a list shows in its address, whichever way they did it. */
export const tellChanges =
  <V>(plan: ChangesPlan<V>, portal: PortalEvents): Epic =>
  (action$, state$) => {
    const { list, selectBasis } = plan;
    /** A place in the order of one basis is none in that of another: the list goes to its first page by itself. */
    const isMovedByBasis = (): boolean => {
      const basis = selectBasis?.(state$.value);
      return basis !== undefined && basis.now !== basis.asked;
    };
    const next = ({ view, picked }: ListState<V>, message: Message): ListState<V> => {
      if (portal.regionPicked.match(message)) {
        const { areaid, by } = message.payload;
        return { told: [], ...(view && { view }), ...(by === 'member' && { picked: areaid }) };
      }
      if (!portal.routeEntered.match(message)) return { told: [] };
      const { name, query } = message.payload;
      if (name !== list.route) return { told: [] };
      const entered = list.viewFrom(query);
      const told = view === undefined ? [] : changesBetween(plan, view, entered);
      const isTold = (event: DomainEvent): boolean =>
        (listing.areaSwitched.match(event) && event.payload.areaId === picked) ||
        (listing.pageTurned.match(event) && isMovedByBasis());
      return {
        told: told.filter((event) => !isTold(event)).map((event) => causedBy(event, message)),
        view: entered,
      };
    };
    return merge(
      action$.pipe(filter(portal.routeEntered.match)),
      action$.pipe(filter(portal.regionPicked.match)),
    ).pipe(
      scan(next, { told: [] } as ListState<V>),
      mergeMap(({ told }) => told),
    );
  };
