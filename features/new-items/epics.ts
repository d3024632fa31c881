import { exhaustMap, forkJoin, map, mergeMap, of, switchMap } from 'rxjs';
import { ask, exchange, readFile } from '#src/calls/exchange';
import { attempt } from '#src/kernel/attempt';
import type { Epic } from '#src/kernel/epic';
import type { DomainEvent } from '#src/kernel/messages';
import type { SaveFile } from '#src/kernel/ports';
import { commands } from './commands';
import {
  areasCall,
  attrListCall,
  baseListCall,
  fileCall,
  headerCall,
  indexListCall,
  isOpenCall,
  itemList,
  projectListCall,
  scopeListCall,
} from './contract';
import { events } from './events';
import { selectView } from './selectors';

const TITLES = { items: '清单项目', parts: '分部汇总' } as const;

/** The file holds what the page shows, and the filters say so in a sheet of their own. */
export const download = (save: SaveFile): Epic =>
  exchange({
    on: commands.download,
    overlap: mergeMap,
    subject: ({ bidNodeId, type }) => `${bidNodeId} ${type}`,
    call: fileCall,
    request: ({ type, bidNodeId }, state) => ({
      query: { ...itemList.asked(selectView(state)), bidNodeId, type },
      expects: 'blob',
      quiet: false,
    }),
    read: readFile('下载的内容不是文件'),
    started: ({ type, bidNodeId }) => events.downloadRequested({ type, bidNodeId }),
    succeeded: (file, { type, bidNodeId, name }) => {
      save(`${name}-${TITLES[type]}.xlsx`, file);
      return events.fileSaved({ type, bidNodeId });
    },
    failed: (problem, { bidNodeId }) => events.downloadFailed({ bidNodeId, problem }),
  });

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
  request: ({ areaId, page = 1, pageSize }) => ({
    query: {
      ...(areaId && { areaId }),
      pageNo: String(page),
      ...(pageSize && { pageSize: String(pageSize) }),
    },
  }),
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
      switchMap(({ isOpen, reason }) => (isOpen ? sheet$() : of(events.closureFound({ bidNodeId, reason })))),
    );
  },
  started: ({ bidNodeId }) => events.sheetRequested({ bidNodeId }),
  succeeded: (event) => event,
  failed: (problem, { bidNodeId }) => events.sheetFailed({ bidNodeId, problem }),
});
