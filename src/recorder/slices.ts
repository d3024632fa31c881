import type { Reducers } from '#infra/action-log/replay';
import { catchingUp } from '#src/kernel/joining';
import type { Slice } from '#src/kernel/slice';

/** Its needs come from the log, which knows them by their place alone. */
export type AnySlice = Slice<string, unknown, readonly never[]>;
export type Slices = ReadonlyMap<string, AnySlice>;

const isSlice = (exported: unknown): exported is AnySlice =>
  typeof exported === 'object' && exported !== null && 'name' in exported && 'reducer' in exported;

/** What the front doors of folders let out. */
export const slicesIn = (doors: readonly object[]): Slices =>
  new Map(doors.flatMap((door) => Object.values(door).filter(isSlice)).map((slice) => [slice.name, slice]));

export const reducersOf = (slices: Slices): Reducers =>
  Object.fromEntries([...slices].map(([name, slice]) => [name, catchingUp(slice)]));
