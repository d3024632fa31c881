import { destinationStorage } from '#features/navigation/epics';
import { memoryStorage } from '#tests/support/ports';

describe('destinationShelf', () => {
  test('gives back what was written, until it is cleared', () => {
    const storage = destinationStorage(memoryStorage());
    expect(storage.read()).toBeUndefined();
    storage.write('/policy/index?a=1');
    expect(storage.read()).toBe('/policy/index?a=1');
    storage.clear();
    expect(storage.read()).toBeUndefined();
  });

  test.each(['//elsewhere.example', 'javascript:alert(1)', '/no/such/page'])(
    'what somebody else left there is no destination: %s',
    (destination) => {
      expect(destinationStorage(memoryStorage({ destination })).read()).toBeUndefined();
    },
  );
});
