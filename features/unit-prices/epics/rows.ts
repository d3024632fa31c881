import { filter, map, switchMap, tap } from 'rxjs';
import { exchange } from '#src/calls/exchange';
import { visitorAreaCall } from '#src/contract/visitor-area';
import type { Epic } from '#src/kernel/epic';
import { when } from '#src/kernel/when';
import { events as auth } from '#features/auth/events';
import { commands } from '../commands';
import { countUnitPricesCall, isOffered, tradeTreeCall, unitPriceList } from '../contract';
import { events } from '../events';
import { filterOf, showSameRows } from '../list-driver';
import type { NoteAddress } from '../note-address';
import { stampOf } from '../scheme-stamp';
import { selectChosenScheme, selectList, selectTrades, selectView } from '../selectors';

/** On the way back from a record the rows are as they were left. */
export const findList: Epic = (action$, state$) =>
  action$.pipe(
    filter(commands.findList.match),
    map((command) => {
      const list = selectList(state$.value);
      const { view, basis = list.basis, isRepeated = false } = command.payload;
      const scheme = selectChosenScheme(state$.value);
      const isHeld =
        list.status === 'shown' &&
        list.basis === basis &&
        showSameRows(list.view, view) &&
        stampOf(list.scheme) === stampOf(scheme);
      return isHeld && !isRepeated
        ? events.listReturned({ view }, command)
        : events.searchRequested({ view, basis, scheme }, command);
    }),
  );

export const countUnitPrices = exchange({
  on: commands.countUnitPrices,
  overlap: switchMap,
  call: countUnitPricesCall,
  request: (_, state) => {
    const { basis } = selectList(state);
    return { body: { ...filterOf(selectView(state)), ...(basis && { basis }) } };
  },
  until: (action) => auth.loggedOut.match(action) || events.searchRequested.match(action),
  succeeded: (total) => events.totalLoaded({ total }),
  failed: (problem) => events.totalFailed({ problem }),
});

/** 北京, where the visitor's own place is unknown. */
const FALLBACK = '2';

/** Without an answer the list begins in 北京, and nobody need hear of it. */
export const findArea = exchange({
  on: commands.findArea,
  overlap: switchMap,
  call: visitorAreaCall,
  succeeded: (place) =>
    place && isOffered(place.areaid)
      ? events.areaFound({ areaId: place.areaid, isOfAddress: true })
      : events.areaFound({ areaId: FALLBACK, isOfAddress: false }),
  failed: () => events.areaFound({ areaId: FALLBACK, isOfAddress: false }),
});

/** The place joins the view in the address, and entering that finds the rows. */
export const enterArea = when(events.areaFound, ({ areaId }, _, { address }) => {
  const [path, search] = address.current().split('?');
  const query = new URLSearchParams(search);
  const view = unitPriceList.viewFrom(Object.fromEntries(query));
  // Meanwhile the member may have picked one, or have left.
  if (path !== unitPriceList.path || view.areaId) return;
  query.set('areaId', areaId);
  address.replace(`${path}?${query.toString()}`);
});

const keyOf = ({ areaId = '', edition = '' }: { readonly areaId?: string; readonly edition?: string }) =>
  `${areaId} ${edition}`;

const load = exchange({
  on: commands.loadTrades,
  overlap: switchMap,
  call: tradeTreeCall,
  request: ({ areaId, edition }) => ({
    query: { ...(areaId && { areaId }), ...(edition && { bqItemDbId: edition }) },
  }),
  started: (query) => events.tradesRequested({ key: keyOf(query) }),
  succeeded: ({ nodes }, query) => events.tradesLoaded({ key: keyOf(query), nodes }),
  failed: (problem, query) => events.tradesFailed({ key: keyOf(query), problem }),
});

/** The tree of a place and edition is asked for once; the latest wins. */
export const loadTrades: Epic = (action$, state$, ports) =>
  load(
    action$.pipe(
      filter((action) => {
        if (!commands.loadTrades.match(action)) return true;
        const { key, status } = selectTrades(state$.value);
        return key !== keyOf(action.payload) || status === 'failed' || status === 'idle';
      }),
    ),
    state$,
    ports,
  );

export const jump = when(commands.jumpTo, (payload) => events.jumped(payload));

/** The row at the top goes into the address, where the way back finds it. */
export const noteRow =
  (note: NoteAddress): Epic =>
  (action$, state$, { address }) =>
    action$.pipe(
      filter(commands.saveScrollPosition.match),
      // The list may be told of its rest when the page has been left already.
      filter(() => address.current().split('?')[0] === unitPriceList.path),
      tap(({ payload: { row } }) =>
        note(unitPriceList.pathTo({ ...selectView(state$.value), row: row || undefined })),
      ),
      map((command) => events.rowNoted({ row: command.payload.row }, command)),
    );
