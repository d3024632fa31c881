import { defer, of, throwError } from 'rxjs';
import type { PathShelf } from '#features/business-path/keeper';

/** A shelf that answers at once. */
export const aShelf = (start: Readonly<Record<string, string>> = {}) => {
  const values = new Map(Object.entries(start));
  const lives = new Map<string, number>();
  const shelf: PathShelf = {
    get: (key) => defer(() => of(values.get(key))),
    set: (key, value, lifeMs) =>
      defer(() => {
        values.set(key, value);
        lives.set(key, lifeMs);
        return of(undefined);
      }),
    clear: () =>
      defer(() => {
        values.clear();
        return of(undefined);
      }),
  };
  return { shelf, values, lives };
};

const broken = () => throwError(() => new Error('broken'));
export const brokenShelf: PathShelf = { get: broken, set: broken, clear: broken };
