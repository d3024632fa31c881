import { joining } from '#src/kernel/joining';
import type { Message } from '#src/kernel/messages';
import type { ApiRequest } from '#src/kernel/send';
import { causesIn, nameOf, type Expected, type Fed } from './causes';
import { describe } from './describe';
import { differences, type Difference } from './differences';
import type { State } from './kept';
import type { ActionLine, Checkpoint, End, RequestLine } from './log';
import { maskedBy, withMarks, withTexts } from './placeholders';
import type { ActionLog } from './reader';
import { replyIn } from './replies';
import { notFolded } from './replay';
import { differingSlices, stateHasher } from './state-hash';
import { useStreamClock } from './timers';
import { rememberedWorld, type World } from './world';

/** The program as it runs in a tab, over a world that remembers. */
export interface ReplayedProgram {
  readonly dispatch: (message: Message) => void;
  /** Without needs its epics stay away: what they said comes from the log. */
  readonly join: (slice: string, needs?: readonly unknown[]) => void;
  readonly state: () => State;
}

export interface ProgramToReplay {
  readonly open: (world: World) => ReplayedProgram;
  /** What of its world is the program's own, by its path. */
  readonly own: (path: string) => unknown;
}

export interface FullDivergence {
  readonly of: 'action' | 'request' | 'state' | 'cause' | 'exception';
  /** Index of the line where it was seen. */
  readonly i: number;
  /** Actions before it. */
  readonly n: number;
  readonly why: string;
  readonly expected?: string;
  readonly found?: string;
  readonly differences: readonly Difference[];
}

export interface FullReplay {
  readonly state: State;
  readonly actions: number;
  readonly requests: number;
  readonly checkpoints: number;
  readonly divergence?: FullDivergence;
}

/** The log cannot be replayed in full, and why. */
export class NotReplayable extends Error {}

const MOST_DIFFERENCES = 10;

/**
 * Feeds the program only what came from outside, at the place where it came, and demands that it says and asks the
 * same, in the same order. Nothing here waits: what a program does later than it is told to is a difference, too.
 */
export const replayInFull = (log: ActionLog, program: ProgramToReplay): FullReplay => {
  const { header, lines, end } = log;
  if (header.source !== 'app') throw new NotReplayable('日志里只有动作');
  if (header.skipped > 0) throw new NotReplayable('日志不是从打开页面时开始的');

  const { fed, expected, ownOrdinals } = causesIn(lines);
  const checkpoints = new Map(lines.flatMap((line) => (line.k === 'c' ? [[line.n, line] as const] : [])));
  const exceptions = new Set(lines.flatMap((line) => (line.k === 'x' ? [line.ep] : [])));
  const hashState = stateHasher();

  let nextFed = 0;
  let nextExpected = 0;
  let actions = 0;
  let requests = 0;
  let passed = 0;
  let time = header.t0;
  /** The line that is being handed in, and, of a message, whether the store has it. */
  let feeding: Fed | undefined;
  let isHandedIn = false;
  const beyond = { isReached: false };
  const found: FullDivergence[] = [];
  const isOver = () => found.length > 0;

  // The first tells; what comes after it follows from it. Thrown here it would be caught by the program.
  const fail = (divergence: Omit<FullDivergence, 'n' | 'differences'> & Partial<FullDivergence>): void => {
    if (!isOver()) found.push({ n: actions, differences: [], ...divergence });
  };

  const checkState = ({ h, hs }: Checkpoint | End): void => {
    const hash = hashState(opened.state());
    if (hash.h === h) return;
    const slices = differingSlices(hs, hash.hs).join('、');
    const why = `${slices} 的状态不同`;
    fail({ of: 'state', i: feeding?.i ?? lines.length, why, expected: h, found: hash.h });
  };

  const passCheckpoint = (): void => {
    const checkpoint = checkpoints.get(actions);
    if (!checkpoint) return;
    passed += 1;
    checkState(checkpoint);
  };

  /** A log that was going on, or was cut, knows nothing of what comes after its last line. */
  const goesBeyond = (): boolean => {
    const isNow = !end && nextFed === fed.length && nextExpected === expected.length;
    if (isNow && !beyond.isReached) passCheckpoint();
    beyond.isReached ||= isNow;
    return beyond.isReached;
  };

  const meet = (
    kind: Expected['k'],
    name: string,
    data: (line: Expected) => readonly [unknown, unknown],
  ): void => {
    if (isOver()) return;
    const of = kind === 'a' ? 'action' : 'request';
    const line = expected[nextExpected];
    if (!line || line.i > (fed[nextFed]?.i ?? Infinity))
      return fail({ of, i: feeding?.i ?? 0, why: `${name}，日志里此处没有`, found: name });
    const wanted = nameOf(line);
    const named = { of, i: line.i, expected: wanted, found: name } as const;
    if (line.k !== kind || wanted !== name)
      return fail({ ...named, why: `应为 ${wanted}，出现的是 ${name}` });
    const [written, had] = data(line);
    const places = differences(written, maskedBy(written, had), MOST_DIFFERENCES);
    if (places.length > 0) return fail({ ...named, why: `${name} 的内容不同`, differences: places });
    nextExpected += 1;
  };

  const acted = ({ type, payload, meta }: Message): void => {
    const isFed = feeding?.k === 'a' && !isHandedIn;
    if (!isFed && goesBeyond()) return;
    passCheckpoint();
    if (isFed) isHandedIn = true;
    else
      meet('a', type, (line) => {
        const { pl, m } = line as ActionLine;
        return [
          { payload: pl, meta: m },
          { payload: withMarks(describe(payload)), meta },
        ];
      });
    actions += 1;
  };

  const requested = ({ method, path, query, body }: ApiRequest): void => {
    if (goesBeyond()) return;
    meet('q', `${method} ${path}`, (line) => {
      const { b } = line as RequestLine;
      return b === undefined ? [undefined, undefined] : [b, withMarks(describe({ query, body }))];
    });
    requests += 1;
  };

  const feed = (line: Fed): void => {
    const before = { feeding, isHandedIn };
    feeding = line;
    isHandedIn = false;
    if (line.y === undefined) time = header.t0 + line.t;
    nextFed += 1;
    const problem = handIn(line);
    if (problem !== undefined) fail({ of: 'cause', i: line.i, why: problem });
    ({ feeding, isHandedIn } = before);
  };

  const handIn = (line: Fed): string | undefined => {
    if (line.k === 's') return world.feedReply({ ...line, r: ownOrdinals.get(line.r) ?? line.r });
    if (line.k === 'w') return world.feedPush({ ...line, d: withTexts(line.d) });
    if (line.k === 't') return world.feedTimer(line);
    if (line.k === 'a') {
      const message = { type: line.ty, payload: withTexts(line.pl), meta: line.m };
      if (joining.sliceJoined.match(message)) opened.join(message.payload.slice);
      else opened.dispatch(message);
    } else {
      const name = line.key ?? '';
      opened.join(name, world.foreign(name, line.v ?? []) as readonly unknown[]);
    }
    return undefined;
  };

  const world = rememberedWorld(
    {
      now: () => time,
      readings: lines.flatMap((line) =>
        line.k === 'n' && line.f !== 'now' && line.f !== 'join' ? [{ ...line, v: withTexts(line.v) }] : [],
      ),
      replyOf: replyIn,
      own: program.own,
    },
    {
      acted,
      requested,
      reported: (epic, error) => {
        if (exceptions.has(epic) || goesBeyond()) return;
        fail({ of: 'exception', i: feeding?.i ?? 0, why: `epic ${epic} 抛出异常：${String(error)}` });
      },
      broke: ({ type }, error) => {
        const i = (feeding?.k === 'a' ? feeding : expected[nextExpected - 1])?.i ?? 0;
        fail({ of: 'exception', i, why: notFolded(`${type}，${String(error)}`) });
      },
      called: (call) => {
        for (let line = fed[nextFed]; line?.y === call && !isOver(); line = fed[nextFed]) feed(line);
      },
    },
  );

  /** All that had to come before this line has come. */
  const settle = (limit: number): void => {
    const missing = expected[nextExpected];
    if (!missing || missing.i >= limit) return;
    const name = nameOf(missing);
    fail({
      of: missing.k === 'a' ? 'action' : 'request',
      i: missing.i,
      why: `${name} 没有出现`,
      expected: name,
    });
  };

  const giveBack = useStreamClock(world.streamClock);
  const opened = program.open(world);
  try {
    for (let line = fed[nextFed]; line && !isOver(); line = fed[nextFed]) {
      settle(line.i);
      if (!isOver()) feed(line);
    }
    settle(Infinity);
    // A log that was going on ends with a checkpoint, which no action follows.
    if (end && !isOver()) checkState(end);
    else if (!isOver() && !beyond.isReached) passCheckpoint();
  } finally {
    giveBack();
  }
  const [divergence] = found;
  return { state: opened.state(), actions, requests, checkpoints: passed, ...(divergence && { divergence }) };
};
