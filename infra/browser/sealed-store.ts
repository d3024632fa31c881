import { keyValueDatabase } from './key-value-database';

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

const KEY = 'aes';

/** Every call rejects where the browser refuses storage. */
export const indexedDbStore = (name = 'zaojia-sealed'): SealedStore => {
  const storeOf = keyValueDatabase(name, ['keys', 'values']);
  const keys = storeOf('keys');
  const values = storeOf('values');
  return {
    readKey: () => keys.get(KEY),
    keepFirstKey: (offered) => keys.keepFirst(KEY, offered),
    read: (entry) => values.get(entry),
    write: (entry, sealed) => values.put(entry, sealed),
    remove: (entry) => values.remove(entry),
    clear: () => values.clear(),
  };
};
