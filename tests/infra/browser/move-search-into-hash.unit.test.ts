import { moveSearchIntoHash } from '#infra/browser/move-search-into-hash';

const moved = (address: string): readonly unknown[] => {
  const { pathname, search, hash } = new URL(address, 'https://portal.example');
  const replaceState = jest.fn<void, [unknown, string, string]>();
  const view = { location: { pathname, search, hash }, history: { state: { key: 1 }, replaceState } };
  moveSearchIntoHash(view as unknown as Window, ['areaId', 'gid', 'redirect']);
  return replaceState.mock.calls.map(([state, , path]) => [state, path]);
};

test.each([
  ['/?areaId=20#/comprehensiveUnitPrice/index', '/#/comprehensiveUnitPrice/index?areaId=20'],
  ['/?gid=7&a=1#/usercenter/index?b=2', '/?a=1#/usercenter/index?b=2&gid=7'],
  ['/?redirect=%2Fhome%3Fa%3D1', '/#/?redirect=%2Fhome%3Fa%3D1'],
  ['/portal/?areaId=20#/home#break-point-ignore', '/portal/#/home?areaId=20#break-point-ignore'],
  // The route's own goes first, and no second one stays.
  ['/?areaId=20#/home?areaId=2', '/#/home?areaId=2'],
])('[CONFLICT-024] what is meant for the route is the route’s: %s', (address, rest) => {
  expect(moved(address)).toEqual([[{ key: 1 }, rest]]);
});

test('an address without such keys before its route is left alone', () => {
  expect(moved('/?a=1#/home?areaId=2')).toEqual([]);
});
