import {
  bufferTime,
  concatMap,
  distinctUntilChanged,
  EMPTY,
  exhaustMap,
  filter,
  map,
  merge,
  mergeMap,
  share,
  switchMap,
  takeUntil,
  tap,
  type Observable,
} from 'rxjs';
import * as z from 'zod/mini';
import { exchange } from '#src/calls/exchange';
import { loadParts as loadPartsOf } from '#src/calls/load-parts';
import { requestOf, type Call } from '#src/contract/call';
import { codes } from '#src/contract/codes';
import { ifFailed } from '#src/kernel/attempt';
import type { Epic } from '#src/kernel/epic';
import type { ApiRequest, Send } from '#src/kernel/send';
import { when } from '#src/kernel/when';
import { events as auth } from '#features/auth/events';
import { commands } from './commands';
import {
  eventsCall,
  liveCall,
  LIVE_GAP,
  LIVE_NEWS,
  liveEvents,
  removeViewCall,
  savedViewsCall,
  saveViewCall,
  settleBadEventCall,
  sqlCall,
  sqlFaultIn,
} from './contract';
import { events } from './events';
import { PART_CALLS } from './parts';
import { addressOf, isReady, keptAddressOf, lastDays, placeIn, SCREENS, withDefaults } from './screens';
import { selectIsMember, selectNextPage, selectPlace } from './selectors';

/** Opens an event stream and takes it up again where it broke; errors when the server refuses it in words. */
export type Listen = (
  send: Send,
  request: ApiRequest,
) => Observable<{ readonly event: string; readonly data: string }>;

/** What the address leaves out is written into it, so that a copied one says all. */
export const readAddress: Epic = (_action$, _state$, { address, now }) =>
  address.changed$.pipe(
    map((text) => ({ text, place: withDefaults(placeIn(text), now()) })),
    // Writing the address is a change of it as well.
    distinctUntilChanged((one, other) => addressOf(one.place) === addressOf(other.place)),
    tap(({ text, place }) => {
      if (addressOf(place) !== text) address.replace(addressOf(place));
    }),
    map(({ place }) => events.screenOpened(place)),
  );

export const openScreen = when(commands.openScreen, (place, _state, { address }) => {
  address.go(addressOf(place));
});

export const showLastDays = when(commands.showLastDays, ({ days }, state, { address, now }) => {
  const place = selectPlace(state);
  if (place) address.go(addressOf({ ...place, params: { ...place.params, ...lastDays(days, now()) } }));
});

export const nameScreen = when(events.screenOpened, ({ screen }, _state, { page }) => {
  page.setTitle(`${SCREENS[screen].title} · 行为分析 · 造价指标网`);
});

/** What the contract has no words of its own for. */
const WORDLESS = 'Invalid input';
/** Addresses are written by people, too. */
const faultIn = ({ query }: Call, asked: unknown): string | undefined => {
  const message = z.safeParse(query, asked).error?.issues[0]?.message;
  return message === WORDLESS ? '地址中的参数不正确' : message;
};

export const loadParts = loadPartsOf(PART_CALLS, commands.loadPart, events, faultIn);

export const loadMore = exchange({
  on: commands.loadMore,
  overlap: exhaustMap,
  call: eventsCall,
  request: (_, state) => {
    const before = selectNextPage(state);
    const place = selectPlace(state);
    return before && place ? { query: { ...place.params, before } as never } : undefined;
  },
  // Rows that follow the former first page follow no other.
  until: (action) =>
    events.screenOpened.match(action) ||
    (events.partRequested.match(action) && action.payload.part === 'events'),
  succeeded: (page) => events.moreLoaded({ rows: page.events, next: page.next }),
  failed: (problem) => events.workFailed({ work: 'more', problem }),
});

/** Facts come by the hundred; the screen is drawn four times a second at most. */
const PACE_MS = 250;

type Told = Observable<{ readonly event: string; readonly data: string }>;
const rowsIn = (told$: Told) =>
  told$.pipe(
    filter(({ event }) => event === LIVE_NEWS),
    map(({ data }) => z.safeParse(liveEvents, JSON.parse(data))),
    mergeMap((read) => (read.success ? read.data : [])),
    bufferTime(PACE_MS),
    filter((rows) => rows.length > 0),
    map((rows) => events.factsArrived({ rows })),
  );
const gapsIn = (told$: Told) =>
  told$.pipe(
    filter(({ event }) => event === LIVE_GAP),
    map(() => events.liveGapped()),
  );

export const listenLive =
  (listen: Listen): Epic =>
  (action$, state$, { send }) => {
    // Who logs in on the open screen begins to hear as well.
    const moved$ = action$.pipe(
      filter((action) => events.screenOpened.match(action) || auth.loggedIn.match(action)),
    );
    return moved$.pipe(
      map(() => selectIsMember(state$.value) && selectPlace(state$.value)?.screen === 'live'),
      distinctUntilChanged(),
      switchMap((isLive) =>
        isLive
          ? listen(send, requestOf(liveCall)).pipe(
              share(),
              (told$) => merge(rowsIn(told$), gapsIn(told$)),
              ifFailed((problem) => events.liveFailed({ problem })),
              takeUntil(action$.pipe(filter(auth.loggedOut.match))),
            )
          : EMPTY,
      ),
    );
  };

export const pauseLive = when(commands.pauseLive, (payload) => events.livePaused(payload));
export const filterLive = when(commands.filterLive, ({ text }, state, { address }) => {
  const place = selectPlace(state);
  if (place) address.replace(addressOf({ ...place, params: { ...place.params, text } }));
  return events.liveFiltered({ text });
});
export const dismissProblem = when(commands.dismissProblem, () => events.problemDismissed());

export const settleBadFact = exchange({
  on: commands.settleBadFact,
  overlap: concatMap,
  call: settleBadEventCall,
  request: (body) => ({ body }),
  started: ({ id }) => events.badFactSubmitted({ id }),
  succeeded: ({ outcome }, { id }) => events.badFactSettled({ id, outcome }),
  failed: (problem, { id }) => events.badFactRejected({ id, problem }),
});

/** Told here: of a request that breaks the contract the transport says no more than that. */
export const refuseSql = when(commands.runSql, ({ sql }) => {
  const message = sqlFaultIn(sql);
  return message === undefined
    ? undefined
    : events.workFailed({ work: 'sql', problem: { code: codes.badRequest, message } });
});

export const runSql = exchange({
  on: commands.runSql,
  overlap: switchMap,
  call: sqlCall,
  request: (body) => (sqlFaultIn(body.sql) === undefined ? { body } : undefined),
  started: (query) => events.sqlRequested(query),
  succeeded: (result, { sql }) => events.sqlAnswered({ sql, result }),
  failed: (problem) => events.workFailed({ work: 'sql', problem }),
});

export const loadViews = exchange({
  on: commands.loadViews,
  overlap: switchMap,
  call: savedViewsCall,
  succeeded: ({ views }) => events.viewsLoaded({ views }),
  failed: (problem) => events.workFailed({ work: 'view', problem }),
});

export const saveView = exchange({
  on: commands.saveView,
  overlap: concatMap,
  call: saveViewCall,
  request: ({ name, isShared }, state) => {
    const place = selectPlace(state);
    return place && { body: { name, isShared, address: keptAddressOf(place) } };
  },
  succeeded: (view) => events.viewSaved({ view }),
  failed: (problem) => events.workFailed({ work: 'view', problem }),
});

export const removeView = exchange({
  on: commands.removeView,
  overlap: concatMap,
  call: removeViewCall,
  request: (body) => ({ body }),
  succeeded: (_, { id }) => events.viewRemoved({ id }),
  failed: (problem) => events.workFailed({ work: 'view', problem }),
});

const loadAll = (place: ReturnType<typeof placeIn> | undefined) =>
  place && isReady(place)
    ? SCREENS[place.screen].parts.map((part) => commands.loadPart({ part, query: place.params }))
    : undefined;

/** A visitor is not asked for; the console says that it is for analysts. */
export const showOnEntry = when(events.screenOpened, (place, state) =>
  selectIsMember(state) ? loadAll(place) : undefined,
);
export const showAgain = when(commands.refresh, (_, state) => loadAll(selectPlace(state)));
/** Whoever logs in on an open console sees what they came for. */
export const showAfterLogin = when(auth.loggedIn, (_, state) => [
  commands.loadViews(),
  ...(loadAll(selectPlace(state)) ?? []),
]);
