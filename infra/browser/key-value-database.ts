export interface AsyncKeyValueStore {
  get<T>(key: string): Promise<T | undefined>;
  put(key: string, value: unknown): Promise<void>;
  /** What is there already, or else keeps the offered one, in one step: two tabs opened at once agree. */
  keepFirst<T>(key: string, offered: T): Promise<T>;
  remove(key: string): Promise<void>;
  clear(): Promise<void>;
}

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
  });

/**
 * Stores of one IndexedDB database. Every call opens it and closes it again, so that no tab stands in the way of
 * another; it rejects where the browser refuses storage.
 */
export const keyValueDatabase = <Store extends string>(
  name: string,
  stores: readonly Store[],
): ((store: Store) => AsyncKeyValueStore) => {
  const open = (): Promise<IDBDatabase> => {
    const opening = indexedDB.open(name, 1);
    opening.onupgradeneeded = () => stores.forEach((store) => opening.result.createObjectStore(store));
    return settled(opening);
  };

  return (store) => {
    const inside = async <T>(
      mode: IDBTransactionMode,
      use: (entries: IDBObjectStore) => Promise<T>,
    ): Promise<T> => {
      const database = await open();
      try {
        return await use(database.transaction(store, mode).objectStore(store));
      } finally {
        database.close();
      }
    };
    const change = (use: (entries: IDBObjectStore) => IDBRequest): Promise<void> =>
      inside('readwrite', async (entries) => void (await settled(use(entries))));
    const found = <T>(entries: IDBObjectStore, key: string) =>
      settled(entries.get(key) as IDBRequest<T | undefined>);

    return {
      get: (key) => inside('readonly', (entries) => found(entries, key)),
      put: (key, value) => change((entries) => entries.put(value, key)),
      keepFirst: <T>(key: string, offered: T) =>
        inside('readwrite', async (entries) => {
          const first = await found<T>(entries, key);
          if (first !== undefined) return first;
          await settled(entries.put(offered, key));
          return offered;
        }),
      remove: (key) => change((entries) => entries.delete(key)),
      clear: () => change((entries) => entries.clear()),
    };
  };
};
