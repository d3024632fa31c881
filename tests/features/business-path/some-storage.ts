import { defer, of, throwError } from 'rxjs';
import type { PathStorage } from '#features/business-path/epics';

/** A storage that answers at once. */
export const aStorage = (start: Readonly<Record<string, string>> = {}) => {
  const values = new Map(Object.entries(start));
  const lives = new Map<string, number>();
  const storage: PathStorage = {
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
  return { storage, values, lives };
};

const broken = () => throwError(() => new Error('broken'));
export const brokenStorage: PathStorage = { get: broken, set: broken, clear: broken };
