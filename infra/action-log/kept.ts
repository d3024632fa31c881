import type { Message } from '#src/kernel/messages';
import type { ApiReply, ApiRequest } from '#src/kernel/send';
import { CHECKPOINT_EVERY } from './format';

export type State = Readonly<Record<string, unknown>>;

/** The end of a channel: complete, or why it broke. */
export type ChannelEnd = 'done' | { readonly err: string };

/** What the world answers to whom it is asked by; `call` counts the askings of one key. */
export interface Read {
  readonly k: 'n';
  readonly kind:
    | 'now'
    | 'random'
    | 'uuid'
    | 'storage'
    | 'cookie'
    | 'fingerprint'
    | 'address'
    | 'port'
    | 'join';
  readonly key?: string;
  readonly call?: number;
  readonly value?: unknown;
  readonly error?: string;
}

/** What happened, by reference: nothing is copied, redacted or serialised while the page works. */
export type Happened =
  | { readonly k: 'a'; readonly message: Message }
  | { readonly k: 'q'; readonly ordinal: number; readonly request: ApiRequest; readonly isForeign: boolean }
  | { readonly k: 's'; readonly ordinal: number; readonly reply?: ApiReply; readonly error?: string }
  | {
      readonly k: 'w';
      readonly channel: string;
      readonly listener: number;
      readonly value?: unknown;
      readonly end?: ChannelEnd;
    }
  | { readonly k: 't'; readonly id: number; readonly ms: number }
  | { readonly k: 'x'; readonly epic: string; readonly error: string }
  | Read;

/** `at`: ms since 1970. `cause`: index of the entry that brought it forth; `during`: the call of the world in which it came from outside. */
export type Kept<H extends Happened = Happened> = H & {
  readonly at: number;
  readonly cause?: number | undefined;
  readonly during?: number | undefined;
};

/** Up to CHECKPOINT_EVERY actions and the state before the first of them. */
export interface Segment {
  readonly startedAt: number;
  readonly state: State;
  /** Actions and entries before this segment, forgotten ones included. */
  readonly actionsBefore: number;
  readonly entriesBefore: number;
  readonly entries: Kept[];
}

export interface Memory {
  readonly segments: readonly Segment[];
  /** Actions still kept. */
  readonly count: () => number;
  /** Index of the entry. */
  readonly keep: (entry: Kept, stateBefore: () => State) => number;
  /** The next entry is the first that is known. */
  readonly forget: () => void;
  /** So old may an entry get from now on. */
  readonly keepFor: (ms: number) => void;
}

export interface MemoryLimits {
  readonly maxActions: number;
  /** Older entries are forgotten. */
  readonly keepMs?: number;
  /** A segment that has lasted so long is followed by another: so much is forgotten at once. */
  readonly segmentMs?: number;
  /** Something came before the first entry. */
  readonly isLate?: boolean;
}

/** Forgets whole segments from the front, so the state of the first one kept is always at hand as a start. */
export const memory = ({
  maxActions,
  keepMs = Infinity,
  segmentMs = Infinity,
  isLate = false,
}: MemoryLimits): Memory => {
  const segments: Segment[] = [];
  let current: Segment | undefined;
  let actions = 0;
  let entries = isLate ? 1 : 0;
  let keptMs = keepMs;

  const isForgotten = (at: number): boolean => {
    const [, next] = segments;
    if (!next) return false;
    return actions - next.actionsBefore >= maxActions - CHECKPOINT_EVERY || next.startedAt <= at - keptMs;
  };

  const begin = (startedAt: number, state: State): Segment => {
    const segment = { startedAt, state, actionsBefore: actions, entriesBefore: entries, entries: [] };
    segments.push(segment);
    while (isForgotten(startedAt)) segments.shift();
    return segment;
  };

  const isFull = ({ actionsBefore, startedAt }: Segment, at: number): boolean =>
    actions - actionsBefore >= CHECKPOINT_EVERY || at - startedAt >= segmentMs;

  return {
    segments,
    count: () => actions - (segments[0]?.actionsBefore ?? 0),
    keep: (entry, stateBefore) => {
      const isAction = entry.k === 'a';
      if (!current || (isAction && isFull(current, entry.at))) current = begin(entry.at, stateBefore());
      current.entries.push(entry);
      if (isAction) actions += 1;
      entries += 1;
      return entries - 1;
    },
    forget: () => {
      segments.length = 0;
      current = undefined;
    },
    keepFor: (ms) => {
      keptMs = ms;
    },
  };
};
