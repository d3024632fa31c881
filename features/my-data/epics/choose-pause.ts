import { exhaustMap } from 'rxjs';
import { reader, requestOf } from '#src/contract/call';
import { exchange } from '#src/kernel/exchange';
import { events as auth } from '#features/auth/events';
import { commands } from '../commands';
import { pauseCall } from '../contract';
import { events } from '../events';

const read = reader(pauseCall);

const choosing = (on: typeof commands.pauseRecords | typeof commands.resumeRecords, paused: boolean) =>
  exchange<void, string, { readonly pausedAt: string | null }>({
    on,
    overlap: exhaustMap,
    request: () => requestOf(pauseCall, { body: { paused } }),
    read,
    until: auth.loggedOut.match,
    succeeded: (choice) => events.pauseChanged(choice),
    failed: (problem) => events.pauseRejected({ problem }),
  });

export const pauseRecords = choosing(commands.pauseRecords, true);
export const resumeRecords = choosing(commands.resumeRecords, false);
