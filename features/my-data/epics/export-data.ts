import { exhaustMap } from 'rxjs';
import { requestOf } from '#src/contract/call';
import type { Epic } from '#src/kernel/epic';
import { exchange } from '#src/kernel/exchange';
import { events as auth } from '#features/auth/events';
import { commands } from '../commands';
import { exportCall, type Format } from '../contract';
import { events } from '../events';
import type { SaveFile } from '../save-file';
import { selectRange } from '../selectors';

const nameOf = (format: Format) => `我的行为数据.${format}`;

/** The file never enters the store: it is handed on as it comes. */
export const exportData = (save: SaveFile): Epic =>
  exchange({
    on: commands.exportData,
    overlap: exhaustMap,
    request: ({ format }, state) => ({
      ...requestOf(exportCall, { query: { ...selectRange(state), format } }),
      expects: 'blob' as const,
    }),
    read: (data) => {
      if (!(data instanceof Blob)) throw new Error('导出的内容不是文件');
      return data;
    },
    until: auth.loggedOut.match,
    started: ({ format }) => events.exportRequested({ format }),
    succeeded: (file, { format }) => {
      save(nameOf(format), file);
      return events.fileSaved({ format });
    },
    failed: (problem) => events.exportFailed({ problem }),
  });
