import { exhaustMap, switchMap } from 'rxjs';
import { exchange, readFile } from '#src/calls/exchange';
import type { Epic } from '#src/kernel/epic';
import type { SaveFile } from '#src/kernel/ports';
import { commands } from '../commands';
import { eraseCall, exportCall, overviewCall, pauseCall } from '../contract';
import { events } from '../events';
import { selectRange } from '../selectors';

const choosing = (on: typeof commands.pauseRecords | typeof commands.resumeRecords, paused: boolean) =>
  exchange<void, string, typeof pauseCall>({
    on,
    overlap: exhaustMap,
    call: pauseCall,
    request: () => ({ body: { paused }, quiet: false }),
    succeeded: (choice) => events.pauseChanged(choice),
    failed: (problem) => events.pauseRejected({ problem }),
  });

export const pauseRecords = choosing(commands.pauseRecords, true);
export const resumeRecords = choosing(commands.resumeRecords, false);

export const eraseData = exchange({
  on: commands.eraseData,
  overlap: exhaustMap,
  call: eraseCall,
  request: ({ scope }, state) => ({ body: scope === 'all' ? {} : selectRange(state), quiet: false }),
  started: () => events.erasureRequested(),
  succeeded: (erasure) => events.dataErased(erasure),
  failed: (problem) => events.erasureFailed({ problem }),
});

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

export const loadOverview = exchange({
  on: commands.loadOverview,
  overlap: switchMap,
  call: overviewCall,
  request: (range) => ({ query: range, quiet: false }),
  succeeded: (overview) => events.overviewLoaded({ overview }),
  failed: (problem) => events.overviewFailed({ problem }),
});
