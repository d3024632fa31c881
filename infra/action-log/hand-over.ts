import type { Kept, Segment, State } from './kept';
import { describe } from './describe';
import type { Steps } from './steps';
import type { Origin } from './write-log';

/** Of a state that is told in parts: what has changed since the last, and which slices there are. */
export interface StateParts {
  readonly slices: readonly string[];
  readonly changed: State;
}

/** What a tab tells its log keeper, in this order; what is data is copied, the rest is described. */
export type Telling =
  | { readonly k: 'begin'; readonly origin: Origin }
  | ({ readonly k: 'segment' } & Pick<Segment, 'startedAt' | 'actionsBefore' | 'entriesBefore'> & StateParts)
  | { readonly k: 'entries'; readonly entries: readonly Kept[] }
  /** All up to here led to this state; a log may begin here. */
  | ({ readonly k: 'mark'; readonly at: number } & StateParts);

/** Entries of one message: few enough to be copied within a frame. */
const BATCH = 20;

const statesInParts = () => {
  let before: State = {};
  return (state: State): StateParts => {
    const changed = Object.entries(state).filter(([name, part]) => before[name] !== part);
    before = state;
    return { slices: Object.keys(state), changed: Object.fromEntries(changed) };
  };
};

/** The other way. */
export const statesOfParts = () => {
  let before: State = {};
  return ({ slices, changed }: StateParts): State => {
    const parts = before;
    before = Object.fromEntries(slices.map((name) => [name, name in changed ? changed[name] : parts[name]]));
    return before;
  };
};

const described = (entry: Kept): Kept => {
  switch (entry.k) {
    case 'a': {
      const { type, payload, meta } = entry.message;
      return { ...entry, message: { type, payload: describe(payload), meta } };
    }
    case 'q': {
      const { method, path, query, body } = entry.request;
      const request = { method, path, query: describe(query), body: describe(body) };
      return { ...entry, request: request as typeof entry.request };
    }
    case 's':
      return entry.reply ? { ...entry, reply: { ...entry.reply, data: describe(entry.reply.data) } } : entry;
    case 'w':
    case 'n':
      return { ...entry, value: describe(entry.value) };
    default:
      return entry;
  }
};

/** Hands over what has not been handed over yet, each time it is run to its end. */
export const handOver = (
  segments: readonly Segment[],
  tell: (telling: Telling) => void,
): ((state: () => State, now: () => number) => Steps<void>) => {
  const partsOf = statesInParts();
  let current: Segment | undefined;
  let told = 0;

  /** False: nothing was left. */
  const tellMore = (): boolean => {
    if (current && told < current.entries.length) {
      const entries = current.entries.slice(told, told + BATCH).map(described);
      told += entries.length;
      tell({ k: 'entries', entries });
      return true;
    }
    const next = segments[current ? segments.indexOf(current) + 1 : 0];
    if (!next) return false;
    current = next;
    told = 0;
    const { startedAt, actionsBefore, entriesBefore } = next;
    tell({ k: 'segment', startedAt, actionsBefore, entriesBefore, ...partsOf(next.state) });
    return true;
  };

  return function* (state, now) {
    while (tellMore()) yield 0;
    // Between two tasks, in which no action is half done: the state is that after all entries.
    tell({ k: 'mark', at: now(), ...partsOf(state()) });
  };
};
