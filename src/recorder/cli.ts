import { randomBytes } from 'node:crypto';
import { replayInFull } from '#infra/action-log/full-replay';
import { hashBy } from '#infra/action-log/hash';
import { nodeHash } from '#infra/action-log/node-hash';
import { allowClosedReader } from '#infra/terminal/closed-reader';
import { portalProgram } from './program';
import { readLogFile } from './read-log-file';
import { readSlices } from './reducers';
import { runCli } from './run-cli';
import { reducersOf } from './slices';

const main = async () => {
  allowClosedReader(process.stdout);
  hashBy(nodeHash);
  const slices = await readSlices();
  const program = await portalProgram(slices);
  process.exitCode = runCli(process.argv.slice(2), {
    read: readLogFile,
    print: (text) => console.log(text),
    remark: (text) => console.error(text),
    isTerminal: process.stdout.isTTY,
    now: () => performance.now(),
    newKey: () => randomBytes(32),
    reducers: reducersOf(slices),
    replayInFull: (log) => replayInFull(log, program),
  });
};

void main();
