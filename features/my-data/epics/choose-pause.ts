import { exhaustMap } from 'rxjs';
import { exchange } from '#src/calls/exchange';
import { commands } from '../commands';
import { pauseCall } from '../contract';
import { events } from '../events';

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
