import { decideAt } from '#tests/support/navigation';
import { events as navigation } from '#features/navigation/events';
import { matchRoute } from '#features/navigation/ui/index';
import { events } from '#features/regions/events';
import { followRoute } from '#features/regions/policies';
import { initialState } from '#features/regions/state';
import type { Message } from '#src/kernel/messages';
import { anEntry, stateOf, visitors } from '#tests/support/builders';
import { marbles } from '#tests/support/marbles';
import { fakePorts } from '#tests/support/ports';

/** What becomes of the region when a member enters an address. */
const regionAfter = (path: string, current: string) => {
  const { route, query, fullPath } = matchRoute(path);
  const entersNationwide = route.entersNationwide === true;
  const entered = navigation.routeEntered(anEntry({ name: route.name, fullPath, query, entersNationwide }));
  const said: Message[] = [];
  marbles(({ hot, flush }) => {
    const state$ = stateOf({ regions: { ...initialState, current } });
    followRoute(hot('-e', { e: entered }), state$, fakePorts()).subscribe((event) => said.push(event));
    flush();
  })();
  return { said, entered };
};
const picked = (areaid: string, by: 'entry' | 'address', entered: Message) => [
  events.regionPicked({ areaid, by }, entered),
];

describe('followRoute', () => {
  test.each([
    ['[ROUTE-024]', '/commonproj/index'],
    ['[ROUTE-033]', '/projectCost/index'],
    ['[LABOR-007]', '/laborSubcontracting/index'],
    ['[ROUTE-041]', '/policy/index'],
    ['[ROUTE-048]', '/industry-index/index'],
    ['[ROUTE-050]', '/waterConUrbanRenew/index'],
  ])('[GUARD-018][CONFLICT-027]%s %s is for members and sets the region to area 1', (_, path) => {
    expect(decideAt(path, visitors.member).kind).toBe('enter');
    expect(decideAt(path, visitors.out)).toMatchObject({ kind: 'refuse', reason: 'login' });
    const { said, entered } = regionAfter(path, '20');
    expect(said).toEqual(picked('1', 'entry', entered));
  });

  test.each(['/home', '/comprehensiveUnitPrice/index', '/commonproj/detail/p1'])(
    '%s leaves the region alone',
    (path) => {
      expect(regionAfter(path, '20').said).toEqual([]);
    },
  );

  test.each(['/commonproj/index?areaId=20', '/home?areaId=20'])(
    'the area in the address rules: %s',
    (path) => {
      const { said, entered } = regionAfter(path, '1');
      expect(said).toEqual(picked('20', 'address', entered));
    },
  );

  test('[ROUTE-037] so it does for unit prices', () => {
    const { said, entered } = regionAfter('/comprehensiveUnitPrice/index?areaId=6', '1');
    expect(said).toEqual(picked('6', 'address', entered));
  });

  test('a region that is current already is not picked again', () => {
    expect(regionAfter('/commonproj/index', '1').said).toEqual([]);
    expect(regionAfter('/commonproj/index?areaId=20', '20').said).toEqual([]);
  });
});
