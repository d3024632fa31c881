import { exhaustMap } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import type { SaveFile } from '#src/kernel/ports';
import { exchange, readFile } from '#src/calls/exchange';
import { commands } from '../commands';
import { fileCall } from '../contract';
import { events } from '../events';
import { selectSheet, selectView } from '../selectors';

const TITLES = { items: '清单项目', parts: '分部汇总' } as const;

/** The file holds what the page shows, and the filters say so in a sheet of their own. */
export const download = (save: SaveFile): Epic =>
  exchange({
    on: commands.download,
    overlap: exhaustMap,
    call: fileCall,
    request: ({ type }, state) => {
      const { bidNodeId = '', keyword, part, unit } = selectView(state);
      return { query: { bidNodeId, keyword, part, unit, type }, expects: 'blob', quiet: false };
    },
    read: readFile('下载的内容不是文件'),
    started: ({ type }) => events.downloadRequested({ type }),
    succeeded: (file, { type }, state) => {
      save(`${selectSheet(state)?.base.name ?? '单项工程'}-${TITLES[type]}.xlsx`, file);
      return events.fileSaved({ type });
    },
    failed: (problem) => events.downloadFailed({ problem }),
  });
