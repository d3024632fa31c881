import { firstValueFrom } from 'rxjs';
import { sealedStorage, type Sealed, type SealedStore } from '#infra/browser/sealed-storage';

const memoryStore = () => {
  const values = new Map<string, Sealed>();
  let key: CryptoKey | undefined;
  const store: SealedStore = {
    readKey: () => Promise.resolve(key),
    keepFirstKey: (offered) => Promise.resolve((key ??= offered)),
    read: (name) => Promise.resolve(values.get(name)),
    write: (name, sealed) => Promise.resolve(void values.set(name, sealed)),
    remove: (name) => Promise.resolve(void values.delete(name)),
    clear: () => Promise.resolve(values.clear()),
  };
  return { store, values, key: () => key };
};

const refuse = () => Promise.reject(new Error('blocked'));
const blockedStore: SealedStore = {
  readKey: refuse,
  keepFirstKey: refuse,
  read: refuse,
  write: refuse,
  remove: refuse,
  clear: refuse,
};

const storageOver = (store: SealedStore, now = () => 0) => {
  const storage = sealedStorage({ now, store });
  return {
    get: (name: string) => firstValueFrom(storage.get(name)),
    set: (name: string, value: string, lifeMs = 1_000) => firstValueFrom(storage.set(name, value, lifeMs)),
    clear: () => firstValueFrom(storage.clear()),
  };
};

test('[SESSION-025] what is kept is sealed, with a key nobody can take out', async () => {
  const { store, values, key } = memoryStore();
  await storageOver(store).set('path', 'abcdef');
  expect(await storageOver(store).get('path')).toBe('abcdef');
  expect(Buffer.from(values.get('path')!.bytes).toString('latin1')).not.toContain('abcdef');
  expect(key()).toMatchObject({ extractable: false, algorithm: { name: 'AES-GCM', length: 256 } });
});

test('every sealing has a vector of its own', async () => {
  const { store, values } = memoryStore();
  const storage = storageOver(store);
  await storage.set('one', 'same');
  await storage.set('two', 'same');
  expect(values.get('one')!.iv).not.toEqual(values.get('two')!.iv);
});

test('a value lives until its time is over, and is then removed', async () => {
  let now = 0;
  const { store, values } = memoryStore();
  const storage = storageOver(store, () => now);
  await storage.set('path', 'abc', 1_000);
  now = 999;
  expect(await storage.get('path')).toBe('abc');
  now = 1_000;
  expect(await storage.get('path')).toBeUndefined();
  expect(values.size).toBe(0);
});

test('a value that was changed is discarded', async () => {
  const { store, values } = memoryStore();
  const storage = storageOver(store);
  await storage.set('path', 'abc');
  new Uint8Array(values.get('path')!.bytes)[0]! ^= 1;
  expect(await storage.get('path')).toBeUndefined();
  expect(values.size).toBe(0);
});

test('a value moved to another name is discarded', async () => {
  const { store, values } = memoryStore();
  const storage = storageOver(store);
  await storage.set('path', 'abc');
  values.set('other', values.get('path')!);
  expect(await storage.get('other')).toBeUndefined();
  expect(await storage.get('path')).toBe('abc');
});

test('clearing leaves nothing', async () => {
  const { store, values } = memoryStore();
  const storage = storageOver(store);
  await storage.set('path', 'abc');
  await storage.clear();
  expect(await storage.get('path')).toBeUndefined();
  expect(values.size).toBe(0);
});

test('where storage is blocked values live in memory, with their time', async () => {
  let now = 0;
  const storage = storageOver(blockedStore, () => now);
  await storage.set('path', 'abc', 1_000);
  expect(await storage.get('path')).toBe('abc');
  now = 1_000;
  expect(await storage.get('path')).toBeUndefined();
  await storage.set('path', 'abc', 1_000);
  await storage.clear();
  expect(await storage.get('path')).toBeUndefined();
});

test('without cryptography values live in memory and nothing is stored', async () => {
  const subtle = jest.spyOn(globalThis.crypto, 'subtle', 'get').mockReturnValue(undefined as never);
  const { store, values } = memoryStore();
  const storage = storageOver(store);
  await storage.set('path', 'abc');
  expect(await storage.get('path')).toBe('abc');
  expect(values.size).toBe(0);
  subtle.mockRestore();
});
