import { randomBytes } from 'node:crypto';
import { replayInFull } from '#infra/action-log/full-replay';
import { portalProgram } from '#src/recorder/program';
import { readSlices } from '#src/recorder/reducers';
import { runCli } from '#src/recorder/run-cli';
import { reducersOf } from '#src/recorder/slices';

interface Outcome {
  readonly code: number;
  readonly printed: string;
}

/** Runs `npm run alog -- <command> <file of this text> <options>`; gives what it prints, and its exit code. */
export const alogRunner = async (): Promise<
  (log: string, command: string, ...options: readonly string[]) => Outcome
> => {
  const slices = await readSlices();
  const program = await portalProgram(slices);
  return (log, command, ...options) => {
    const printed: string[] = [];
    const code = runCli([command, 'session.alog.ndjson', ...options], {
      read: () => log,
      print: (text) => void printed.push(text),
      remark: () => undefined,
      isTerminal: false,
      now: () => performance.now(),
      newKey: () => randomBytes(32),
      reducers: reducersOf(slices),
      replayInFull: (read) => replayInFull(read, program),
    });
    return { code, printed: printed.join('\n') };
  };
};
