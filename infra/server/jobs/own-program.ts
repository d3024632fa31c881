import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

/** Run from its sources, as tests and commands are, the server is translated while it loads; built, it needs no such thing. */
const isBuilt = !__filename.endsWith('.ts');

/** The file to start for a program of the server, given its source. */
export const programFile = (source: string): string =>
  isBuilt ? path.join(path.dirname(__filename), `${path.basename(source, '.ts')}.js`) : source;

/** What Node has to be told for a process. */
export const PROCESS_ARGUMENTS: readonly string[] = isBuilt
  ? ['--enable-source-maps']
  : ['--import', pathToFileURL(require.resolve('tsx')).href];

/** A thread begins as JavaScript: what translates the rest, if it is to be, is not there before it. */
const START = `
  const { workerData } = require('node:worker_threads');
  if (workerData.translator) require(workerData.translator);
  require(workerData.program);`;

/** A thread for a program of the server, given its source. */
export const programThread = (source: string, memoryMb: number): Worker =>
  new Worker(START, {
    eval: true,
    execArgv: [],
    workerData: {
      translator: isBuilt ? undefined : require.resolve('tsx/cjs'),
      program: programFile(source),
    },
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
