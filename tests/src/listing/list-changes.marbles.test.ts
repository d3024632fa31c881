import { events as navigation } from '#features/navigation/events';
import { events as regions } from '#features/regions/events';
import { tracked } from '#features/tracking/tracked';
import { choice, flag, keyword, months, region } from '#src/contract/listing/filter';
import { defineList } from '#src/contract/listing/list';
import type { DomainEvent, Message } from '#src/kernel/messages';
import type { RootState } from '#src/kernel/state';
import { tellChanges } from '#src/listing/list-changes';
import { portalEvents } from '#src/portal/pages/shared/portal-events';
import { anEntry, stateOf } from '#tests/support/builders';
import { marbles } from '#tests/support/marbles';
import { fakePorts } from '#tests/support/ports';

const plan = {
  route: 'things',
  path: '/things',
  paging: 'pages' as const,
  sorts: { name: '名称', price: '价格' },
  sortsInBasis: [],
  ascending: ['name' as const],
  filters: [
    keyword(),
    region(),
    choice('kind', '种类', { options: [['a', '甲'] as const, ['b', '乙'] as const] }),
    months('period', '价格期', 'from', 'to'),
    flag('own', '本单位', '本单位'),
  ],
};
const list = defineList(plan);
/** A list that has a place at all times, its first one from wherever. */
const placed = defineList({ ...plan, filters: [region({ stays: true })] });

const entered = (query: Record<string, string>, name = 'things') =>
  navigation.routeEntered({ ...anEntry({ query }), name, isSameRoute: true });
const picked = (areaid: string) => regions.regionPicked({ areaid, by: 'member' });

type Told = readonly [fncode: string | undefined, query: object | undefined];
const factsOf = (
  heard: readonly Message[],
  given: Omit<Parameters<typeof tellChanges>[0], 'list'> = {},
  of: typeof list | typeof placed = list,
): readonly Told[] => {
  const facts: Told[] = [];
  marbles(({ cold, flush }) => {
    const values = Object.fromEntries(heard.map((message, at) => [String(at), message]));
    const epic = tellChanges({ ...given, list: of }, portalEvents);
    epic(cold<Message>(Object.keys(values).join(''), values), stateOf({}), fakePorts()).subscribe((event) => {
      const fact = tracked(event as DomainEvent);
      facts.push([fact?.fncode, fact?.query]);
    });
    flush();
  })();
  return facts;
};

test('[TRACK-001] each filter that changes is a fact of its own, an empty value one that is taken away', () => {
  expect(
    factsOf([
      entered({}),
      entered({ kind: 'a' }),
      entered({ kind: 'b', keyword: '楼', page: '2' }),
      entered({ from: '2025-01', own: '1' }),
      entered({ from: '2025-01', to: '2025-06', own: '1' }),
    ]),
  ).toEqual([
    ['200108', { name: 'kind', value: 'a' }],
    ['200108', { name: 'keyword', value: '楼' }],
    ['200108', { name: 'kind', value: 'b' }],
    ['200108', { name: 'keyword', value: '' }],
    ['200108', { name: 'kind', value: '' }],
    ['200108', { name: 'period', value: '2025-01~' }],
    ['200108', { name: 'own', value: '1' }],
    ['200108', { name: 'period', value: '2025-01~2025-06' }],
  ]);
});

test('[TRACK-001] another order and another page are told, each once', () => {
  expect(
    factsOf([
      entered({ page: '3' }),
      entered({ sort: 'name' }),
      entered({ sort: 'name', order: 'desc' }),
      entered({ sort: 'name', order: 'desc', page: '2' }),
      entered({ sort: 'name', order: 'desc', page: '2' }),
      entered({ sort: 'name', order: 'desc' }),
      // Larger pages begin with the first by themselves.
      entered({ sort: 'name', order: 'desc', pageSize: '50' }),
    ]),
  ).toEqual([
    ['200110', { by: 'name', order: 'asc' }],
    ['200110', { by: 'name', order: 'desc' }],
    ['200109', { n: 2 }],
    ['200109', { n: 1 }],
  ]);
});

test('an entry changes nothing, whatever it says; neither does one after another page', () => {
  expect(
    factsOf([
      entered({ areaId: '20', kind: 'a', page: '2', sort: 'name' }),
      entered({}, 'others'),
      entered({}),
    ]),
  ).toEqual([]);
});

test('a place is switched once: in the list of regions, which tells it, or by the address', () => {
  expect(
    factsOf([
      entered({}),
      picked('20'),
      entered({ areaId: '20' }),
      entered({ areaId: '31' }),
      entered({}),
      regions.regionPicked({ areaid: '12', by: 'address' }),
      entered({ areaId: '12' }),
    ]),
  ).toEqual(['31', '1', '12'].map((areaId) => ['200111', { areaId, how: 'address' }]));
});

test('the first place of a list that always has one is taken up, not switched to', () => {
  const heard = [entered({}), entered({ areaId: '2' }), entered({ areaId: '31' })];
  expect(factsOf(heard, {}, placed)).toEqual([['200111', { areaId: '31', how: 'address' }]]);
});

test('other rows altogether are no change, and a page that another basis left is not turned', () => {
  expect(factsOf([entered({}), entered({ kind: 'a' })], { changes: { isOther: () => true } })).toEqual([]);
  const basisOf = (asked: string) => (_: RootState) => ({ now: '2025-09', asked });
  const heard = [entered({ page: '3' }), entered({})];
  expect(factsOf(heard, { selectBasis: basisOf('2025-06') })).toEqual([]);
  expect(factsOf(heard, { selectBasis: basisOf('2025-09') })).toEqual([['200109', { n: 1 }]]);
});
