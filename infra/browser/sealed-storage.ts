import { defer, type Observable } from 'rxjs';
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

/** Each answer comes once. */
export interface SealedStorage {
  /** Undefined when absent, run out, or changed by anybody but this storage; what was changed is removed. */
  readonly get: (name: string) => Observable<string | undefined>;
  readonly set: (name: string, value: string, lifeMs: number) => Observable<void>;
  readonly clear: () => Observable<void>;
}

export interface SealedStoragePorts {
  readonly now: () => number;
  readonly store?: SealedStore;
}

interface Kept {
  readonly value: string;
  readonly until: number;
}

const ALGORITHM = { name: 'AES-GCM', length: 256 };
const IV_BYTES = 12;
const IS_EXTRACTABLE = false;

// The name is sealed in: a value moved to another name no longer opens.
const sealingOf = (name: string, iv: Uint8Array<ArrayBuffer>) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(name),
});

const seal = async (subtle: SubtleCrypto, key: CryptoKey, name: string, kept: Kept): Promise<Sealed> => {
  const iv = globalThis.crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const text = new TextEncoder().encode(JSON.stringify(kept));
  return { iv, bytes: await subtle.encrypt(sealingOf(name, iv), key, text) };
};

const unseal = async (
  subtle: SubtleCrypto,
  key: CryptoKey,
  name: string,
  { iv, bytes }: Sealed,
): Promise<Kept> =>
  JSON.parse(new TextDecoder().decode(await subtle.decrypt(sealingOf(name, iv), key, bytes))) as Kept;

/**
 * Values sealed with a key of this browser that no script can take out. Where storage is blocked, or cryptography is
 * missing as on plain http hosts, values live in memory for as long as the page does.
 */
export const sealedStorage = ({ now, store = indexedDbStore() }: SealedStoragePorts): SealedStorage => {
  const memory = new Map<string, Kept>();
  let key$: Promise<CryptoKey> | undefined;

  // Typed as always there, yet missing on plain http hosts.
  const { subtle } = globalThis.crypto as { readonly subtle?: SubtleCrypto };
  const openKey = async (from: SubtleCrypto): Promise<CryptoKey> =>
    (await store.readKey()) ??
    store.keepFirstKey(await from.generateKey(ALGORITHM, IS_EXTRACTABLE, ['encrypt', 'decrypt']));
  const keyFrom = (from: SubtleCrypto): Promise<CryptoKey> => (key$ ??= openKey(from));

  const read = async (name: string): Promise<Kept | undefined> => {
    if (!subtle) return undefined;
    const sealed = await store.read(name);
    if (!sealed) return undefined;
    const key = await keyFrom(subtle);
    return unseal(subtle, key, name, sealed).catch(() => store.remove(name).then(() => undefined));
  };
  const get = async (name: string): Promise<string | undefined> => {
    const kept = memory.get(name) ?? (await read(name).catch(() => undefined));
    if (!kept) return undefined;
    if (kept.until > now()) return kept.value;
    memory.delete(name);
    await store.remove(name).catch(() => undefined);
    return undefined;
  };
  const set = async (name: string, value: string, lifeMs: number): Promise<void> => {
    const kept = { value, until: now() + lifeMs };
    try {
      if (!subtle) throw new Error('no cryptography');
      await store.write(name, await seal(subtle, await keyFrom(subtle), name, kept));
      memory.delete(name);
    } catch {
      memory.set(name, kept);
    }
  };
  const clear = async (): Promise<void> => {
    memory.clear();
    await store.clear().catch(() => undefined);
  };
  return {
    get: (name) => defer(() => get(name)),
    set: (name, value, lifeMs) => defer(() => set(name, value, lifeMs)),
    clear: () => defer(clear),
  };
};
