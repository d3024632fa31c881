import { fork, type ChildProcess } from 'node:child_process';
import { PROCESS_ARGUMENTS, programFile } from '../jobs/own-program';
import { limitProcessor, OUT_OF_TIME } from './limit-processor';
import { Unclear } from './unclear';

const READERS = 2;
const MOST_WAITING = 4;
const KEPT_ERROR = 4_000;
/** How a process ends that has used up its heap. */
const ABORTED = 134;
/** By the clock, of the processor's time: who has this much of it and is not done waits for what never comes. */
const PATIENCE = 6;
/** What a process needs to run at all; the secrets of this one it does not. */
const ENVIRONMENT = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'USERPROFILE', 'APPDATA'];

const environment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(ENVIRONMENT.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));

interface ProcessBounds {
  /** Of the processor: a file is not refused because others are at work. */
  readonly seconds: number;
  /** Seconds by the clock; six times those of the processor by default. */
  readonly patience?: number;
  /** Of the heap. */
  readonly megabytes: number;
}

const patienceOf = ({ seconds, patience = seconds * PATIENCE }: ProcessBounds): number => patience;

const start = (program: string, bounds: ProcessBounds): ChildProcess =>
  fork(programFile(program), {
    execArgv: [
      `--max-old-space-size=${bounds.megabytes}`,
      '--import',
      limitProcessor(bounds.seconds),
      ...PROCESS_ARGUMENTS,
    ],
    env: environment(),
    // Dates and bytes arrive as such.
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    timeout: patienceOf(bounds) * 1_000,
    killSignal: 'SIGKILL',
  });

const whyEnded = (reader: ChildProcess, bounds: ProcessBounds, said: string): Error => {
  const { killed, signalCode, exitCode } = reader;
  const passed = killed ? patienceOf(bounds) : signalCode === OUT_OF_TIME ? bounds.seconds : undefined;
  if (passed !== undefined) return new Unclear(`${passed} 秒之内没有读完这个文件，已停止，请拆分后再导入`);
  if (signalCode !== null || exitCode === ABORTED)
    return new Unclear('这个文件展开后占用的内存太多，已停止读取，请拆分后再导入');
  return new Error(`The reader of files ended with ${exitCode}: ${said}`);
};

/** What it is asked, how far it may go, and who hears what it tells. */
export interface FileWork<Asked extends object, Told> {
  /** The source file it begins with. */
  readonly program: string;
  readonly asked: Asked;
  readonly bounds: ProcessBounds;
  readonly hear: (told: Told) => void;
}

/** Until it ends, well or because of what it told. */
const run = <Asked extends object, Told>({
  program,
  asked,
  bounds,
  hear,
}: FileWork<Asked, Told>): Promise<void> =>
  new Promise((resolve, reject) => {
    const reader = start(program, bounds);
    let said = '';
    reader.stderr?.on('data', (text: Buffer) => (said = (said + text.toString()).slice(-KEPT_ERROR)));
    reader.on('message', (told: Told) => hear(told));
    reader.on('error', reject);
    reader.once('close', (code) => {
      if (code === 0) resolve();
      else reject(whyEnded(reader, bounds, said));
    });
    // Should it end before it has listened, 'close' tells.
    reader.send(asked, () => undefined);
  });

interface Turn {
  readonly owner: string | undefined;
  readonly begin: () => void;
}
const atWork: Turn[] = [];
const waiting: Turn[] = [];

const isOf = (owner: string | undefined) => (turn: Turn) => owner !== undefined && turn.owner === owner;
const mayBegin = ({ owner }: Pick<Turn, 'owner'>) => atWork.length < READERS && !atWork.some(isOf(owner));
const take = (from: Turn[], turn: Turn) => void from.splice(from.indexOf(turn), 1);

/** First come, first served, but for one file after the other of each owner. */
const turnOf = (owner: string | undefined): Promise<Turn> =>
  new Promise((resolve) => {
    const turn: Turn = {
      owner,
      begin: () => {
        atWork.push(turn);
        resolve(turn);
      },
    };
    if (mayBegin(turn)) turn.begin();
    else if (waiting.some(isOf(owner))) throw new Unclear('您上传的另一个文件还没有读完，请稍后再试');
    else if (waiting.length >= MOST_WAITING) throw new Unclear('正在读取的文件太多，请稍后再试');
    else waiting.push(turn);
  });

/** The place goes to the next who may have it. */
const end = (turn: Turn) => {
  take(atWork, turn);
  const next = waiting.find(mayBegin);
  if (!next) return;
  take(waiting, next);
  next.begin();
};

/**
 * Works with a stranger's file in a process of its own, so that nothing of one is left when the next comes. Of each
 * owner one is at work and one waits. Throws Unclear when it takes too much time or memory, or too many files are being
 * read.
 */
export const inProcess = async <Asked extends object, Told>(
  work: FileWork<Asked, Told>,
  { of }: { readonly of?: string } = {},
): Promise<void> => {
  const turn = await turnOf(of);
  try {
    await run(work);
  } finally {
    end(turn);
  }
};
