import { BehaviorSubject, distinctUntilChanged, NEVER } from 'rxjs';
import type { Address, Ports, KeyValueStore } from '#src/kernel/ports';

export interface MemoryStorage extends KeyValueStore {
  readonly values: Map<string, string>;
  /** Milliseconds each value was given to live; none for values that stay. */
  readonly lives: Map<string, number | undefined>;
}

export const memoryStorage = (start: Readonly<Record<string, string>> = {}): MemoryStorage => {
  const values = new Map(Object.entries(start));
  const lives = new Map<string, number | undefined>();
  return {
    values,
    lives,
    get: (key) => values.get(key),
    set: (key, value, lifeMs) => {
      values.set(key, value);
      lives.set(key, lifeMs);
    },
    remove: (key) => {
      values.delete(key);
      lives.delete(key);
    },
  };
};

export interface FakeAddress extends Address {
  /** Every move in order: `go /a`, `replace /b`. */
  readonly moves: string[];
}

/** Tells of a change at once, where a browser tells a moment later. */
export const fakeAddress = (start = '/home'): FakeAddress => {
  const path$ = new BehaviorSubject(start);
  const moves: string[] = [];
  const move = (how: string) => (path: string) => {
    moves.push(`${how} ${path}`);
    path$.next(path);
  };
  return {
    moves,
    current: () => path$.value,
    changed$: path$.pipe(distinctUntilChanged()),
    go: move('go'),
    replace: move('replace'),
  };
};

const ownTurn: Ports['turn'] = (_name, work$) => work$;

const FIRST_ENTRY = 1_000_000_000;

/** Ids that count: uuid `…0001`, entry 1000000001. */
export const countedIds = (): Ports['ids'] => {
  let uuids = 0;
  let entries = 0;
  return {
    uuid: () => `00000000-0000-7000-8000-${String((uuids += 1)).padStart(12, '0')}`,
    entry: () => FIRST_ENTRY + (entries += 1),
  };
};

const unexpectedCall: Ports['send'] = ({ path }) => {
  throw new Error(`nobody expected a call of ${path}`);
};

/** A world in which nothing happens by itself; a test gives what it needs. The clock stands at 0. */
export const fakePorts = <P extends Partial<Ports>>(given: P = {} as P) => ({
  send: unexpectedCall,
  now: () => 0,
  ids: countedIds(),
  kept: memoryStorage(),
  tab: memoryStorage(),
  cookies: memoryStorage(),
  address: fakeAddress(),
  tabs: { heard$: NEVER, say: jest.fn<void, [string]>() },
  turn: ownTurn,
  page: { setTitle: jest.fn<void, [string]>(), reload: jest.fn<void, []>(), hidden$: NEVER },
  captcha: { solve: () => NEVER, hand: jest.fn<void, [string, string]>() },
  report: jest.fn<void, [string, unknown]>(),
  ...given,
});
