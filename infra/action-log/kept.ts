import type { Message } from '#src/kernel/messages';
import type { ApiReply, ApiRequest } from '#src/kernel/send';
import { CHECKPOINT_EVERY } from './log';

export type State = Readonly<Record<string, unknown>>;

/** What happened, by reference: nothing is copied, redacted or serialised while the page works. Times in ms since 1970. */
export type Kept =
  | { readonly k: 'a'; readonly at: number; readonly message: Message }
  | { readonly k: 'q'; readonly at: number; readonly ordinal: number; readonly request: ApiRequest }
  | { readonly k: 's'; readonly at: number; readonly ordinal: number; readonly reply?: ApiReply };

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
  readonly keepAction: (message: Message, at: number, stateBefore: () => State) => void;
  readonly keepExchange: (entry: Exclude<Kept, { k: 'a' }>) => void;
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
    keepAction: (message, at, stateBefore) => {
      if (!current || actions % CHECKPOINT_EVERY === 0) current = begin(at, stateBefore());
      current.entries.push({ k: 'a', at, message });
      actions += 1;
      entries += 1;
    },
    keepExchange: (entry) => {
      // Before the first action no state is known to start from.
      if (!current) return;
      current.entries.push(entry);
      entries += 1;
    },
  };
};
