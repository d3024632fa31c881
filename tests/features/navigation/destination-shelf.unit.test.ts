import { destinationShelf } from '#features/navigation/destination-shelf';
import { memoryShelf } from '#tests/support/ports';

describe('destinationShelf', () => {
  test('gives back what was written, until it is cleared', () => {
    const shelf = destinationShelf(memoryShelf());
    expect(shelf.read()).toBeUndefined();
    shelf.write('/policy/index?a=1');
    expect(shelf.read()).toBe('/policy/index?a=1');
    shelf.clear();
    expect(shelf.read()).toBeUndefined();
  });

  test.each(['//elsewhere.example', 'javascript:alert(1)', '/no/such/page'])(
    'what somebody else left there is no destination: %s',
    (destination) => {
      expect(destinationShelf(memoryShelf({ destination })).read()).toBeUndefined();
    },
  );
});
