import type { Reducer } from 'redux';
import type { DomainEvent } from '#src/kernel/messages';
import type { State } from './kept';
import type { ActionLine, Checkpoint, End, Header } from './log';
import { withTexts } from './placeholders';
import type { ActionLog } from './reader';
import { requestsHash } from './request-hash';
import { differingSlices, stateHasher } from './state-hash';
import { atOnce, type Steps } from './steps';

export type Reducers = Readonly<Record<string, Reducer>>;

/** A slice enters the state when this event passes; before, it is no part of it. */
const SLICE_JOINED = 'portal/sliceJoined';

export interface Divergence {
  /** Actions folded before the difference was seen. */
  readonly n: number;
  readonly at: 'checkpoint' | 'end';
  readonly of: 'state' | 'requests';
  readonly expected: string;
  readonly found: string;
  /** Slices whose state differs. */
  readonly slices?: readonly string[];
}

export interface Replay {
  readonly state: State;
  readonly actions: number;
  readonly checkpoints: number;
  /** The first hash that differs. */
  readonly divergence?: Divergence;
  /** All of them, in their order. */
  readonly divergences: readonly Divergence[];
  /** Slices of the log this build has no reducer for. */
  readonly unknownSlices: readonly string[];
}

/** Why a log cannot be folded, in words. */
export const notFolded = (cause: string): string =>
  `这个版本的程序重放不了这份日志，它可能由别的版本录制，或被改动过；各行仍可查看。原因：${cause}`;

/** A reducer of this build breaks over an action: of another build, or of a file that was changed. */
export class NotFoldable extends Error {
  constructor({ i, ty }: ActionLine, cause: unknown) {
    super(notFolded(`行 ${i} ${ty}，${String(cause)}`));
  }
}

const START = { type: '@@alog/start' };

const eventOf = ({ ty, pl, m }: ActionLine): DomainEvent | undefined =>
  m.kind === 'event' ? ({ type: ty, payload: withTexts(pl), meta: m } as DomainEvent) : undefined;

const joinedBy = (event: DomainEvent): string | undefined =>
  event.type === SLICE_JOINED ? (event.payload as { readonly slice?: string } | undefined)?.slice : undefined;

/** What a log starts with, as reducers read it. */
export const startOf = ({ state }: Header): State => withTexts(state) as State;

/** State folded from events alone: commands are in the log for the reader, no reducer hears them. */
export const fold = (reducers: Reducers) => {
  const unknown = new Set<string>();
  const reducerOf = (slice: string): Reducer | undefined => {
    const reducer = Object.hasOwn(reducers, slice) ? reducers[slice] : undefined;
    if (!reducer) unknown.add(slice);
    return reducer;
  };

  const join = (state: State, slice: string | undefined): State => {
    if (slice === undefined || Object.hasOwn(state, slice)) return state;
    const reducer = reducerOf(slice);
    return reducer ? { ...state, [slice]: reducer(undefined, START) as unknown } : state;
  };

  const next = (state: State, line: ActionLine): State => {
    const event = eventOf(line);
    if (!event) return state;
    const before = join(state, joinedBy(event));
    try {
      return Object.fromEntries(
        Object.entries(before).map(([slice, part]) => [slice, reducerOf(slice)?.(part, event) ?? part]),
      );
    } catch (error) {
      throw new NotFoldable(line, error);
    }
  };
  return { next, unknown };
};

type After = (state: State, line: ActionLine) => void;

/** As `replay`, line by line. */
export function* replayInSteps(
  log: ActionLog,
  reducers: Reducers,
  until = Infinity,
  after: After = () => undefined,
): Steps<Replay> {
  const { next, unknown } = fold(reducers);
  let state = startOf(log.header);
  const requests = requestsHash();
  const hashState = stateHasher();
  const divergences: Divergence[] = [];
  let actions = 0;
  let checkpoints = 0;

  const compare = (at: Divergence['at'], { n, h, hs, qh }: Checkpoint | End): void => {
    const found = hashState(state);
    if (found.h !== h)
      divergences.push({
        n,
        at,
        of: 'state',
        expected: h,
        found: found.h,
        slices: differingSlices(hs, found.hs),
      });
    if (requests.sofar() !== qh)
      divergences.push({ n, at, of: 'requests', expected: qh, found: requests.sofar() });
  };

  for (const [place, line] of log.lines.entries()) {
    if (actions >= until) break;
    if (line.k === 'c') {
      checkpoints += 1;
      compare('checkpoint', line);
    } else if (line.k === 'a') {
      actions += 1;
      state = next(state, line);
      after(state, line);
    } else if (line.k === 'q') {
      requests.add(line);
    }
    yield place / log.lines.length;
  }
  if (log.end && actions <= until) compare('end', log.end);
  const [divergence] = divergences;
  return {
    state,
    actions,
    checkpoints,
    ...(divergence && { divergence }),
    divergences,
    unknownSlices: [...unknown],
  };
}

/** Folds the log up to its end, or to the state after `until` actions, and compares every hash on the way. */
export const replay = (log: ActionLog, reducers: Reducers, until = Infinity, after?: After): Replay =>
  atOnce(replayInSteps(log, reducers, until, after));
