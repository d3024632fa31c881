import { firstValueFrom } from 'rxjs';
import { indexedDbStore, sealedStorage } from '#infra/browser/sealed-storage';

export interface SealedPage {
  get(name: string): Promise<string | undefined>;
  set(name: string, value: string): Promise<void>;
  clear(): Promise<void>;
  /** What lies in IndexedDB, as text. */
  raw(name: string): Promise<string | undefined>;
  tamper(name: string): Promise<void>;
  isKeyExtractable(): Promise<boolean | undefined>;
}
declare global {
  // A test page has no other way to hand its storage to the test.
  var openSealed: () => SealedPage;
}

const LIFE_MS = 60_000;

globalThis.openSealed = () => {
  const storage = sealedStorage({ now: () => Date.now() });
  const store = indexedDbStore();
  return {
    get: (name) => firstValueFrom(storage.get(name)),
    set: (name, value) => firstValueFrom(storage.set(name, value, LIFE_MS)),
    clear: () => firstValueFrom(storage.clear()),
    raw: async (name) => {
      const sealed = await store.read(name);
      return sealed && new TextDecoder('latin1').decode(sealed.bytes);
    },
    tamper: async (name) => {
      const sealed = await store.read(name);
      if (!sealed) throw new Error(`${name} is not there`);
      const bytes = new Uint8Array(sealed.bytes.slice(0));
      bytes.set([(bytes[0] ?? 0) ^ 1]);
      await store.write(name, { iv: sealed.iv, bytes: bytes.buffer });
    },
    isKeyExtractable: async () => (await store.readKey())?.extractable,
  };
};
