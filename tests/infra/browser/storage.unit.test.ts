import { createStorage } from '#infra/browser/storage';

/** Web storage over a map, with what this browser refuses. */
const aStorage = (start: Readonly<Record<string, string>> = {}, refuses: Partial<Storage> = {}) => {
  const items = new Map(Object.entries(start));
  const storage: Storage = {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
    removeItem: (name) => void items.delete(name),
    clear: () => items.clear(),
    ...refuses,
  };
  return { storage, items };
};
const refuse = (): never => {
  throw new DOMException('full', 'QuotaExceededError');
};

describe('a storage over storage', () => {
  test('keeps a value for the next page', () => {
    const { storage } = aStorage();
    createStorage(
      () => storage,
      () => 0,
    ).set('token', 'a');
    expect(
      createStorage(
        () => storage,
        () => 0,
      ).get('token'),
    ).toBe('a');
  });

  test('keeps its names apart from those of others', () => {
    const { storage, items } = aStorage({ token: 'foreign' });
    const keyValueStore = createStorage(
      () => storage,
      () => 0,
    );
    expect(keyValueStore.get('token')).toBeUndefined();
    keyValueStore.set('token', 'ours');
    expect([...items.keys()]).toEqual(['token', 'zj.token']);
    keyValueStore.remove('token');
    expect([...items.keys()]).toEqual(['token']);
  });

  test('a value lives as long as it was given, then it is gone from the storage, too', () => {
    const { storage, items } = aStorage();
    let now = 1_000;
    const keyValueStore = createStorage(
      () => storage,
      () => now,
    );
    keyValueStore.set('token', 'a', 500);
    now = 1_499;
    expect(keyValueStore.get('token')).toBe('a');
    now = 1_500;
    expect(keyValueStore.get('token')).toBeUndefined();
    expect(items.size).toBe(0);
  });

  test('setting again without a life lifts the limit', () => {
    const { storage } = aStorage();
    let now = 0;
    const keyValueStore = createStorage(
      () => storage,
      () => now,
    );
    keyValueStore.set('token', 'a', 10);
    keyValueStore.set('token', 'b');
    now = 1_000_000;
    expect(keyValueStore.get('token')).toBe('b');
  });

  test.each(['', '{', 'null', '7', '"text"', '[]', '{"value":7}', '{"until":1}'])(
    'junk under our name is as good as absent: %s',
    (junk) => {
      const { storage } = aStorage({ 'zj.token': junk });
      expect(
        createStorage(
          () => storage,
          () => 0,
        ).get('token'),
      ).toBeUndefined();
    },
  );
});

describe('a storage without storage', () => {
  test.each([
    ['is blocked', refuse],
    ['is full', () => aStorage({}, { setItem: refuse }).storage],
  ])('keeps values in memory where storage %s, expiry included', (_, open) => {
    let now = 0;
    const keyValueStore = createStorage(open, () => now);
    keyValueStore.set('token', 'a', 500);
    expect(keyValueStore.get('token')).toBe('a');
    now = 500;
    expect(keyValueStore.get('token')).toBeUndefined();
    keyValueStore.set('token', 'b');
    keyValueStore.remove('token');
    expect(keyValueStore.get('token')).toBeUndefined();
  });

  test('the newer value in memory wins over an older one in a storage that has become full', () => {
    const { storage } = aStorage({ 'zj.token': '{"value":"old"}' }, { setItem: refuse });
    const keyValueStore = createStorage(
      () => storage,
      () => 0,
    );
    keyValueStore.set('token', 'new');
    expect(keyValueStore.get('token')).toBe('new');
    keyValueStore.remove('token');
    expect(keyValueStore.get('token')).toBeUndefined();
  });
});
