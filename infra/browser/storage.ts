import type { KeyValueStore } from '#src/kernel/ports';

interface Stored {
  readonly value: string;
  readonly until?: number;
}

const parse = (text: string | null): Stored | undefined => {
  if (text === null) return undefined;
  try {
    const stored = JSON.parse(text) as Partial<Stored> | null;
    return typeof stored?.value === 'string' ? (stored as Stored) : undefined;
  } catch {
    // Written by something else under our name: as good as absent.
    return undefined;
  }
};

export interface WebStorage extends KeyValueStore {
  /** Whether the value outlives the page. */
  isLasting(key: string): boolean;
}

/**
 * A storage over web storage, with expiry. Where the browser refuses storage (blocked, full) values live in memory,
 * so that a login still works for as long as the tab is open.
 */
export const createStorage = (open: () => Storage, now: () => number, prefix = 'zj.'): WebStorage => {
  const memory = new Map<string, Stored>();
  const storage = (() => {
    try {
      return open();
    } catch {
      return undefined;
    }
  })();
  const read = (name: string) => memory.get(name) ?? parse(storage?.getItem(name) ?? null);
  const remove = (name: string) => {
    memory.delete(name);
    storage?.removeItem(name);
  };
  return {
    get: (key) => {
      const stored = read(prefix + key);
      if (stored?.until === undefined || stored.until > now()) return stored?.value;
      remove(prefix + key);
      return undefined;
    },
    set: (key, value, lifeMs) => {
      const stored: Stored = lifeMs === undefined ? { value } : { value, until: now() + lifeMs };
      try {
        if (!storage) throw new Error('no storage');
        storage.setItem(prefix + key, JSON.stringify(stored));
        memory.delete(prefix + key);
      } catch {
        memory.set(prefix + key, stored);
      }
    },
    remove: (key) => remove(prefix + key),
    isLasting: (key) => !memory.has(prefix + key) && (storage?.getItem(prefix + key) ?? null) !== null,
  };
};
