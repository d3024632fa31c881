import { destinationStorage } from '#features/navigation/epics';
import type { KeyValueStore } from '#src/kernel/ports';
import { match } from '#tests/support/navigation';
import { memoryStorage } from '#tests/support/ports';

/** What it reads at once. */
const storageIn = (tab: KeyValueStore) => {
  const { read, ...storage } = destinationStorage(tab, match);
  const readNow = () => {
    let path: string | undefined;
    read().subscribe((found) => (path = found));
    return path;
  };
  return { ...storage, read: readNow };
};

describe('destinationShelf', () => {
  test('gives back what was written, until it is cleared', () => {
    const storage = storageIn(memoryStorage());
    expect(storage.read()).toBeUndefined();
    storage.write('/policy/index?a=1');
    expect(storage.read()).toBe('/policy/index?a=1');
    storage.clear();
    expect(storage.read()).toBeUndefined();
  });

  test.each(['//elsewhere.example', 'javascript:alert(1)', '/no/such/page'])(
    'what somebody else left there is no destination: %s',
    (destination) => {
      expect(storageIn(memoryStorage({ destination })).read()).toBeUndefined();
    },
  );
});
