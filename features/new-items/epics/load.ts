import { exhaustMap, forkJoin, map, of, switchMap } from 'rxjs';
import { ask, exchange } from '#src/calls/exchange';
import { attempt } from '#src/kernel/attempt';
import type { DomainEvent } from '#src/kernel/messages';
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

export const loadAreas = exchange({
  on: commands.loadAreas,
  overlap: exhaustMap,
  call: areasCall,
  succeeded: ({ areaIds }) => events.areasLoaded({ areaIds }),
  failed: (problem) => events.areasFailed({ problem }),
});

export const loadProjects = exchange({
  on: commands.loadProjects,
  overlap: switchMap,
  call: projectListCall,
  request: ({ areaId, pageNo = 1 }) => ({ query: { ...(areaId && { areaId }), pageNo: String(pageNo) } }),
  started: () => events.projectsRequested(),
  succeeded: (page) => events.projectsLoaded({ page }),
  failed: (problem) => events.projectsFailed({ problem }),
});

/** First whether it is open at all; the rest is asked for together. */
export const loadSheet = attempt({
  on: commands.loadSheet,
  overlap: switchMap,
  work: ({ bidNodeId }, { send }) => {
    const query = { bidNodeId };
    const sheet$ = () =>
      forkJoin({
        base: ask(send, baseListCall, { query }),
        attributes: ask(send, attrListCall, { query }),
        scopes: ask(send, scopeListCall, { query }),
        headers: ask(send, headerCall, { query }),
        parts: ask(send, indexListCall, { query }).pipe(map(({ indexDatas }) => indexDatas)),
      }).pipe(map((sheet): DomainEvent => events.sheetLoaded({ bidNodeId, sheet })));
    return ask(send, isOpenCall, { query }).pipe(
      switchMap(({ isOpen, reason }) => (isOpen ? sheet$() : of(events.closureFound({ reason })))),
    );
  },
  started: ({ bidNodeId }) => events.sheetRequested({ bidNodeId }),
  succeeded: (event) => event,
  failed: (problem) => events.sheetFailed({ problem }),
});

/** Always with origin 0, whatever is filtered. */
export const findItems = exchange({
  on: commands.findItems,
  overlap: switchMap,
  call: queryCall,
  request: (view) => ({
    body: {
      bidNodeId: view.bidNodeId ?? '',
      ...(view.projectId && { projectId: view.projectId }),
      ...filterOf(view),
      ...(view.pageNo && { pageNo: view.pageNo }),
      origin: 0 as const,
    },
  }),
  started: () => events.itemsRequested(),
  succeeded: (page) => events.itemsLoaded({ page }),
  failed: (problem) => events.itemsFailed({ problem }),
});
