import { createShelf } from '#infra/browser/shelf';

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

describe('a shelf over storage', () => {
  test('keeps a value for the next page', () => {
    const { storage } = aStorage();
    createShelf(
      () => storage,
      () => 0,
    ).set('token', 'a');
    expect(
      createShelf(
        () => storage,
        () => 0,
      ).get('token'),
    ).toBe('a');
  });

  test('keeps its names apart from those of others', () => {
    const { storage, items } = aStorage({ token: 'foreign' });
    const shelf = createShelf(
      () => storage,
      () => 0,
    );
    expect(shelf.get('token')).toBeUndefined();
    shelf.set('token', 'ours');
    expect([...items.keys()]).toEqual(['token', 'zj.token']);
    shelf.remove('token');
    expect([...items.keys()]).toEqual(['token']);
  });

  test('a value lives as long as it was given, then it is gone from the storage, too', () => {
    const { storage, items } = aStorage();
    let now = 1_000;
    const shelf = createShelf(
      () => storage,
      () => now,
    );
    shelf.set('token', 'a', 500);
    now = 1_499;
    expect(shelf.get('token')).toBe('a');
    now = 1_500;
    expect(shelf.get('token')).toBeUndefined();
    expect(items.size).toBe(0);
  });

  test('setting again without a life lifts the limit', () => {
    const { storage } = aStorage();
    let now = 0;
    const shelf = createShelf(
      () => storage,
      () => now,
    );
    shelf.set('token', 'a', 10);
    shelf.set('token', 'b');
    now = 1_000_000;
    expect(shelf.get('token')).toBe('b');
  });

  test.each(['', '{', 'null', '7', '"text"', '[]', '{"value":7}', '{"until":1}'])(
    'junk under our name is as good as absent: %s',
    (junk) => {
      const { storage } = aStorage({ 'zj.token': junk });
      expect(
        createShelf(
          () => storage,
          () => 0,
        ).get('token'),
      ).toBeUndefined();
    },
  );
});

describe('a shelf without storage', () => {
  test.each([
    ['is blocked', refuse],
    ['is full', () => aStorage({}, { setItem: refuse }).storage],
  ])('keeps values in memory where storage %s, expiry included', (_, open) => {
    let now = 0;
    const shelf = createShelf(open, () => now);
    shelf.set('token', 'a', 500);
    expect(shelf.get('token')).toBe('a');
    now = 500;
    expect(shelf.get('token')).toBeUndefined();
    shelf.set('token', 'b');
    shelf.remove('token');
    expect(shelf.get('token')).toBeUndefined();
  });

  test('the newer value in memory wins over an older one in a storage that has become full', () => {
    const { storage } = aStorage({ 'zj.token': '{"value":"old"}' }, { setItem: refuse });
    const shelf = createShelf(
      () => storage,
      () => 0,
    );
    shelf.set('token', 'new');
    expect(shelf.get('token')).toBe('new');
    shelf.remove('token');
    expect(shelf.get('token')).toBeUndefined();
  });
});
