import { hashOf } from './hash';
import type { State } from './kept';
import { withMarks } from './placeholders';

export interface StateHash {
  readonly h: string;
  /** Of each slice: tells which of them differs. */
  readonly hs: Readonly<Record<string, string>>;
}

const SHORT = 12;

/** Hashes states as a log writes them. A slice that stayed the same object is hashed once. */
export const stateHasher = (): ((state: State) => StateHash) => {
  const known = new WeakMap<object, string>();
  const hashOfSlice = (part: unknown): string => {
    if (typeof part !== 'object' || part === null) return hashOf(withMarks(part));
    const before = known.get(part);
    if (before !== undefined) return before;
    const hash = hashOf(withMarks(part));
    known.set(part, hash);
    return hash;
  };
  return (state) => {
    const full = Object.fromEntries(Object.entries(state).map(([name, part]) => [name, hashOfSlice(part)]));
    return {
      h: hashOf(full),
      hs: Object.fromEntries(Object.entries(full).map(([name, hash]) => [name, hash.slice(0, SHORT)])),
    };
  };
};

export const differingSlices = (
  one: Readonly<Record<string, string>>,
  other: Readonly<Record<string, string>>,
): readonly string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])]
    .filter((name) => one[name] !== other[name])
    .sort();
