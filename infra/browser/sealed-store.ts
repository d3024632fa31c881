/** What lies on the disk: nothing of it can be read without the key, and the key cannot leave the browser. */
export interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly bytes: ArrayBuffer;
}

export interface SealedStore {
  /** The key already there, or else keeps the offered one: two tabs opened at once agree. */
  keepFirstKey(offered: CryptoKey): Promise<CryptoKey>;
  readKey(): Promise<CryptoKey | undefined>;
  read(name: string): Promise<Sealed | undefined>;
  write(name: string, sealed: Sealed): Promise<void>;
  remove(name: string): Promise<void>;
  clear(): Promise<void>;
}

const KEYS = 'keys';
const VALUES = 'values';
const KEY = 'aes';

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
  });

const openDatabase = (name: string): Promise<IDBDatabase> => {
  const opening = indexedDB.open(name, 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(KEYS);
    opening.result.createObjectStore(VALUES);
  };
  return settled(opening);
};

/** Every call rejects where the browser refuses storage. */
export const indexedDbStore = (name = 'zaojia-sealed'): SealedStore => {
  const inStore = async <T>(
    store: string,
    mode: IDBTransactionMode,
    use: (entries: IDBObjectStore) => Promise<T>,
  ): Promise<T> => {
    const database = await openDatabase(name);
    try {
      return await use(database.transaction(store, mode).objectStore(store));
    } finally {
      database.close();
    }
  };
  const storedKey = (keys: IDBObjectStore) => settled(keys.get(KEY) as IDBRequest<CryptoKey | undefined>);
  const change = (use: (values: IDBObjectStore) => IDBRequest): Promise<void> =>
    inStore(VALUES, 'readwrite', async (values) => void (await settled(use(values))));
  return {
    readKey: () => inStore(KEYS, 'readonly', storedKey),
    keepFirstKey: (offered) =>
      inStore(KEYS, 'readwrite', async (keys) => {
        const first = await storedKey(keys);
        if (first) return first;
        await settled(keys.put(offered, KEY));
        return offered;
      }),
    read: (entry) =>
      inStore(VALUES, 'readonly', (values) => settled(values.get(entry) as IDBRequest<Sealed | undefined>)),
    write: (entry, sealed) => change((values) => values.put(sealed, entry)),
    remove: (entry) => change((values) => values.delete(entry)),
    clear: () => change((values) => values.clear()),
  };
};
