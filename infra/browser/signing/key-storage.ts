import { keyValueDatabase } from '../key-value-database';

export interface KeyPairs {
  readonly signing: CryptoKeyPair;
  readonly answering: CryptoKeyPair;
}

export interface KeyStorage {
  /** The pairs already there, or else keeps the offered ones: two tabs opened at once agree. */
  keepFirst(offered: KeyPairs): Promise<KeyPairs>;
  read(): Promise<KeyPairs | undefined>;
}

const ENTRY = 'pairs';

/** IndexedDB holds the keys themselves, not their bytes: nobody can take them out. */
export const indexedDbStorage = (name = 'zaojia-device'): KeyStorage => {
  const keys = keyValueDatabase(name, ['keys'])('keys');
  return {
    read: () => keys.get(ENTRY),
    keepFirst: (offered) => keys.keepFirst(ENTRY, offered),
  };
};
