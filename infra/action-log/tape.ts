import {
  memory,
  type Happened,
  type Kept,
  type Memory,
  type MemoryLimits,
  type Read,
  type State,
} from './kept';

/**
 * Tells what the program does by itself from what it is told from outside. Everything the program does happens inside
 * a call from outside (a message from a view, a reply, a timer, a push) and before that call returns; what happens
 * when no such call runs, or while the program itself calls the world, is the world's.
 */
export interface Tape {
  readonly memory: Omit<Memory, 'keep'>;
  readonly isInside: () => boolean;
  /** Ms since 1970. Stands still while the program runs, so that whoever replays can tell the same time. */
  readonly now: () => number;
  /** The same, for whoever may ask often: no reading is noted. */
  readonly frozen: () => number;
  /** The world calls the program: all that it does now is brought forth by this. */
  readonly enter: <T>(cause: Happened, work: () => T) => T;
  /** The program calls the world, which may call back at once. */
  readonly leave: <T>(work: () => T) => T;
  /** The program asks the world, which only answers. */
  readonly read: <T>(kind: Read['kind'], key: string | undefined, ask: () => T) => T;
  readonly note: (entry: Happened) => void;
  /** From now on there is a state to start from; what came before leaves no entry. */
  readonly startFrom: (state: () => State) => void;
}

export const tape = (clock: () => number, limits: MemoryLimits): Tape => {
  const kept = memory(limits);
  const askings = new Map<string, number>();
  let state: (() => State) | undefined;
  let depth = 0;
  let isInside = false;
  let at = 0;
  let cause: number | undefined;
  let calls = 0;
  /** The call of the world that runs, where the program has called it. */
  let calling: number | undefined;
  let hasReadClock = false;

  const now = (): number => (isInside ? at : clock());
  const keep = (entry: Kept): number => (state ? kept.keep(entry, state) : 0);

  const enter = <T>(happened: Happened, work: () => T): T => {
    const before = { isInside, at, cause, calling };
    if (depth === 0) {
      at = clock();
      hasReadClock = false;
    }
    depth += 1;
    cause = keep({ ...happened, at, during: calling });
    isInside = true;
    calling = undefined;
    try {
      return work();
    } finally {
      depth -= 1;
      ({ isInside, at, cause, calling } = before);
    }
  };

  const leave = <T>(work: () => T): T => {
    if (!isInside) return work();
    const before = calling;
    calls += 1;
    calling = calls;
    isInside = false;
    try {
      return work();
    } finally {
      isInside = true;
      calling = before;
    }
  };

  const counted = (kind: Read['kind'], key = ''): number => {
    const name = `${kind} ${key}`;
    const call = (askings.get(name) ?? 0) + 1;
    askings.set(name, call);
    return call;
  };

  const note = (entry: Happened): void => {
    keep({ ...entry, at: now(), ...(isInside && { cause }) });
  };

  return {
    memory: kept,
    isInside: () => isInside,
    now: () => {
      if (isInside && !hasReadClock) {
        hasReadClock = true;
        note({ k: 'n', kind: 'now', value: at });
      }
      return now();
    },
    frozen: now,
    enter,
    leave,
    note,
    read: (kind, key, ask) => {
      if (!isInside) return ask();
      isInside = false;
      try {
        const call = counted(kind, key);
        const value = ask();
        isInside = true;
        // Nothing is what is answered where nothing is written.
        if (value !== undefined) note({ k: 'n', kind, ...(key !== undefined && { key }), call, value });
        return value;
      } finally {
        isInside = true;
      }
    },
    startFrom: (given) => {
      state = given;
    },
  };
};
