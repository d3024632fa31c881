import { canonical } from './canonical';
import { isPlainObject, memberOf } from './describe';

export interface Difference {
  readonly path: string;
  readonly expected: unknown;
  readonly found: unknown;
}

const same = (one: unknown, other: unknown): boolean => {
  if (one === other) return true;
  try {
    return canonical(one) === canonical(other);
  } catch {
    return false;
  }
};

/** Where two pieces of plain data differ, in the order of their keys, at most `most` places. Absent is as undefined. */
export const differences = (expected: unknown, found: unknown, most = Infinity): readonly Difference[] => {
  const places: Difference[] = [];
  const visit = (one: unknown, other: unknown, path: string): void => {
    if (places.length >= most || same(one, other)) return;
    if (Array.isArray(one) && Array.isArray(other)) {
      for (let at = 0; at < Math.max(one.length, other.length); at += 1)
        visit(one[at], other[at], memberOf(path, at));
    } else if (isPlainObject(one) && isPlainObject(other)) {
      for (const name of [...new Set([...Object.keys(one), ...Object.keys(other)])].sort())
        visit(one[name], other[name], path === '' ? name : memberOf(path, name));
    } else places.push({ path, expected: one, found: other });
  };
  visit(expected, found, '');
  return places;
};
