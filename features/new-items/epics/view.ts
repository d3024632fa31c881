import { exhaustMap, filter, ignoreElements, map, tap } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import type { SaveFile } from '#src/kernel/ports';
import { exchange, readFile } from '#src/calls/exchange';
import { commands } from '../commands';
import { fileCall } from '../contract';
import { events } from '../events';
import { filterOf, pathTo } from '../list-view';
import { selectSheet, selectView } from '../selectors';

/** The address is the one place that knows the view. */
export const changeView: Epic = (action$, state$, { address }) =>
  action$.pipe(
    filter(commands.refine.match),
    map(({ payload }) => {
      const { pageNo: _, ...view } = selectView(state$.value);
      return pathTo({ ...view, ...payload });
    }),
    tap((path) => address.go(path)),
    ignoreElements(),
  );

const TITLES = { items: '清单项目', parts: '分部汇总' } as const;

/** The file holds what the page shows, and the filters say so in a sheet of their own. */
export const download = (save: SaveFile): Epic =>
  exchange({
    on: commands.download,
    overlap: exhaustMap,
    call: fileCall,
    request: ({ type }, state) => {
      const view = selectView(state);
      const query = { bidNodeId: view.bidNodeId ?? '', ...filterOf(view), type };
      return { query, expects: 'blob', quiet: false };
    },
    read: readFile('下载的内容不是文件'),
    started: ({ type }) => events.downloadRequested({ type }),
    succeeded: (file, { type }, state) => {
      save(`${selectSheet(state)?.base.name ?? '单项工程'}-${TITLES[type]}.xlsx`, file);
      return events.fileSaved({ type });
    },
    failed: (problem) => events.downloadFailed({ problem }),
  });
