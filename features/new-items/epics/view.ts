import { exhaustMap, filter, ignoreElements, map, tap } from 'rxjs';
import { requestOf } from '#src/contract/call';
import type { Epic } from '#src/kernel/epic';
import { exchange } from '#src/kernel/exchange';
import { events as auth } from '#features/auth/events';
import { commands } from '../commands';
import { fileCall } from '../contract';
import { events } from '../events';
import { filterOf, pathTo } from '../list-view';
import { selectSheet, selectView } from '../selectors';

export type SaveFile = (name: string, content: Blob) => void;

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
export const download = (save: SaveFile): Epic => {
  return (action$, state$, ports) =>
    exchange({
      on: commands.download,
      overlap: exhaustMap,
      request: ({ type }) => {
        const view = selectView(state$.value);
        const query = { bidNodeId: view.bidNodeId ?? '', ...filterOf(view), type };
        return { ...requestOf(fileCall, { query }), expects: 'blob' as const };
      },
      read: (data) => {
        if (!(data instanceof Blob)) throw new Error('下载的内容不是文件');
        return data;
      },
      until: auth.loggedOut.match,
      started: ({ type }) => events.downloadRequested({ type }),
      succeeded: (file, { type }) => {
        save(`${selectSheet(state$.value)?.base.name ?? '单项工程'}-${TITLES[type]}.xlsx`, file);
        return events.fileSaved({ type });
      },
      failed: (problem) => events.downloadFailed({ problem }),
    })(action$, state$, ports);
};
