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
}

/** Forgets whole segments from the front, so the state of the first one kept is always at hand as a start. */
export const memory = (maxActions: number): Memory => {
  const segments: Segment[] = [];
  const maxSegments = Math.max(1, Math.ceil(maxActions / CHECKPOINT_EVERY));
  let current: Segment | undefined;
  let actions = 0;
  let entries = 0;

  const begin = (startedAt: number, state: State): Segment => {
    const segment = { startedAt, state, actionsBefore: actions, entriesBefore: entries, entries: [] };
    segments.push(segment);
    if (segments.length > maxSegments) segments.shift();
    return segment;
  };

  return {
    segments,
    count: () => actions - (segments[0]?.actionsBefore ?? 0),
    keep: (entry, stateBefore) => {
      const isAction = entry.k === 'a';
      if (!current || (isAction && actions > 0 && actions % CHECKPOINT_EVERY === 0))
        current = begin(entry.at, stateBefore());
      current.entries.push(entry);
      if (isAction) actions += 1;
      entries += 1;
      return entries - 1;
    },
  };
};
