import { exhaustMap } from 'rxjs';
import { exchange, readFile } from '#src/calls/exchange';
import type { Epic } from '#src/kernel/epic';
import { commands } from '../commands';
import { exportCall } from '../contract';
import { events } from '../events';
import type { SaveFile } from '#src/kernel/ports';
import { selectRange } from '../selectors';

/** The file never enters the store: it is handed on as it comes. */
export const exportData = (save: SaveFile): Epic =>
  exchange({
    on: commands.exportData,
    overlap: exhaustMap,
    call: exportCall,
    request: ({ format }, state) => ({
      query: { ...selectRange(state), format },
      expects: 'blob',
      quiet: false,
    }),
    read: readFile('导出的内容不是文件'),
    started: ({ format }) => events.exportRequested({ format }),
    succeeded: (file, { format }) => {
      save(`我的行为数据.${format}`, file);
      return events.fileSaved({ format });
    },
    failed: (problem) => events.exportFailed({ problem }),
  });
