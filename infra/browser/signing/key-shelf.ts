export interface KeyPairs {
  readonly signing: CryptoKeyPair;
  readonly answering: CryptoKeyPair;
}

export interface KeyShelf {
  /** The pairs already there, or else keeps the offered ones: two tabs opened at once agree. */
  keepFirst(offered: KeyPairs): Promise<KeyPairs>;
  read(): Promise<KeyPairs | undefined>;
}

const STORE = 'keys';
const ENTRY = 'pairs';

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
  });

const openDatabase = (name: string): Promise<IDBDatabase> => {
  const opening = indexedDB.open(name, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  return settled(opening);
};

/** IndexedDB holds the keys themselves, not their bytes: nobody can take them out. */
export const indexedDbShelf = (name = 'zaojia-device'): KeyShelf => {
  const inStore = async <T>(
    mode: IDBTransactionMode,
    use: (keys: IDBObjectStore) => Promise<T>,
  ): Promise<T> => {
    const database = await openDatabase(name);
    try {
      return await use(database.transaction(STORE, mode).objectStore(STORE));
    } finally {
      database.close();
    }
  };
  const stored = (keys: IDBObjectStore) => settled(keys.get(ENTRY) as IDBRequest<KeyPairs | undefined>);
  return {
    read: () => inStore('readonly', stored),
    keepFirst: (offered) =>
      inStore('readwrite', async (keys) => {
        const first = await stored(keys);
        if (first) return first;
        await settled(keys.put(offered, ENTRY));
        return offered;
      }),
  };
};
