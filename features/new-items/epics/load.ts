import {
  catchError,
  exhaustMap,
  filter,
  forkJoin,
  map,
  of,
  startWith,
  switchMap,
  takeUntil,
  type Observable,
} from 'rxjs';
import { reader, requestOf, type Call, type DataOf } from '#src/contract/call';
import type { Epic } from '#src/kernel/epic';
import { exchange } from '#src/kernel/exchange';
import { causedBy, type DomainEvent } from '#src/kernel/messages';
import { problemOf } from '#src/kernel/send';
import type { Ports } from '#src/kernel/ports';
import { events as auth } from '#features/auth/events';
import { commands } from '../commands';
import {
  areasCall,
  attrListCall,
  baseListCall,
  headerCall,
  indexListCall,
  isOpenCall,
  projectListCall,
  queryCall,
  scopeListCall,
} from '../contract';
import { events } from '../events';
import { filterOf } from '../list-view';

const readAreas = reader(areasCall);
const readProjects = reader(projectListCall);
const readItems = reader(queryCall);

export const loadAreas = exchange({
  on: commands.loadAreas,
  overlap: exhaustMap,
  request: () => ({ ...requestOf(areasCall), quiet: true }),
  read: readAreas,
  until: auth.loggedOut.match,
  succeeded: ({ areaIds }) => events.areasLoaded({ areaIds }),
  failed: (problem) => events.areasFailed({ problem }),
});

export const loadProjects = exchange({
  on: commands.loadProjects,
  overlap: switchMap,
  request: ({ areaId, pageNo = 1 }) => ({
    ...requestOf(projectListCall, { query: { ...(areaId && { areaId }), pageNo: String(pageNo) } }),
    quiet: true,
  }),
  read: readProjects,
  until: auth.loggedOut.match,
  started: () => events.projectsRequested(),
  succeeded: (page) => events.projectsLoaded({ page }),
  failed: (problem) => events.projectsFailed({ problem }),
});

const asked$ = <C extends Call>(send: Ports['send'], call: C, bidNodeId: string): Observable<DataOf<C>> =>
  send({ ...requestOf(call as Call, { query: { bidNodeId } }), quiet: true }).pipe(
    map(({ data }) => reader(call)(data)),
  );

/** First whether it is open at all; the rest is asked for together. */
export const loadSheet: Epic = (action$, _state$, { send }) =>
  action$.pipe(
    filter(commands.loadSheet.match),
    switchMap((command) => {
      const { bidNodeId } = command.payload;
      const sheet$ = (): Observable<DomainEvent> =>
        forkJoin({
          base: asked$(send, baseListCall, bidNodeId),
          attributes: asked$(send, attrListCall, bidNodeId),
          scopes: asked$(send, scopeListCall, bidNodeId),
          headers: asked$(send, headerCall, bidNodeId),
          parts: asked$(send, indexListCall, bidNodeId).pipe(map(({ indexDatas }) => indexDatas)),
        }).pipe(map((sheet) => events.sheetLoaded({ bidNodeId, sheet })));
      return asked$(send, isOpenCall, bidNodeId).pipe(
        switchMap(({ isOpen, reason }) => (isOpen ? sheet$() : of(events.closureFound({ reason })))),
        catchError((error: unknown) => of(events.sheetFailed({ problem: problemOf(error) }))),
        startWith(events.sheetRequested({ bidNodeId })),
        takeUntil(action$.pipe(filter(auth.loggedOut.match))),
        map((event) => causedBy(event, command)),
      );
    }),
  );

/** Always with origin 0, whatever is filtered. */
export const findItems = exchange({
  on: commands.findItems,
  overlap: switchMap,
  request: (view) => ({
    ...requestOf(queryCall, {
      body: {
        bidNodeId: view.bidNodeId ?? '',
        ...(view.projectId && { projectId: view.projectId }),
        ...filterOf(view),
        ...(view.pageNo && { pageNo: view.pageNo }),
        origin: 0,
      },
    }),
    quiet: true,
  }),
  read: readItems,
  until: auth.loggedOut.match,
  started: () => events.itemsRequested(),
  succeeded: (page) => events.itemsLoaded({ page }),
  failed: (problem) => events.itemsFailed({ problem }),
});
