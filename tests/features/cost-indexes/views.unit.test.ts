import {
  AMOUNT_UNITS,
  detailPath,
  detailViewFrom,
  isSameQuery,
  indexQueryOf,
  type DetailView,
} from '#features/cost-indexes/detail-view';
import { indexList, type ListView } from '#features/cost-indexes/contract';
import { fc } from '#tests/support/property';

const { pathTo, viewFrom } = indexList;
const queryOf = (path: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(path.split('?')[1] ?? ''));

const month = fc
  .tuple(fc.integer({ min: 2020, max: 2026 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, at]) => `${year}-${String(at).padStart(2, '0')}`);
const area = fc.integer({ min: 2, max: 400 }).map(String);
const some = <Shape>(model: { [K in keyof Shape]: fc.Arbitrary<Shape[K]> }) =>
  fc.record(model, { requiredKeys: [] }) as fc.Arbitrary<Partial<Shape>>;

const listView: fc.Arbitrary<ListView> = some({
  areaId: area,
  category: fc.constantFrom('综合' as const, '材料' as const),
  frequency: fc.constantFrom('month' as const, 'quarter' as const),
  base: fc.oneof(month, fc.constant('none')),
});
const detailView: fc.Arbitrary<DetailView> = some({
  areas: fc.uniqueArray(area, { minLength: 1, maxLength: 4 }),
  base: month,
  log: fc.constant(true as const),
  from: month,
  to: month,
  amount: fc.integer({ min: 0, max: 1_000_000 }).map((fen) => (fen / 100).toFixed(2)),
  unit: fc.constantFrom(...AMOUNT_UNITS),
  costFrom: month,
  costTo: month,
  placeFrom: area,
  placeTo: area,
});

test('the address of a list gives its view back', () => {
  fc.assert(fc.property(listView, (view) => expect(viewFrom(queryOf(pathTo(view)))).toEqual(view)));
});

test('the address of a series gives its view back', () => {
  fc.assert(
    fc.property(detailView, (view) => expect(detailViewFrom(queryOf(detailPath('a/b', view)))).toEqual(view)),
  );
});

test('[ROUTE-033] the whole country is the default and stands in no address', () => {
  expect(viewFrom({ areaId: '1' })).toEqual({});
  expect(pathTo({ areaId: undefined })).toBe('/projectCost/index');
});

test('a value that does not belong there is dropped alone', () => {
  expect(viewFrom({ areaId: '20', category: '石材', base: '2020', frequency: 'week' })).toEqual({
    areaId: '20',
  });
  expect(
    detailViewFrom({
      areas: '20,x,20,18,3,4,5',
      base: '2020-13',
      amount: '1e9',
      unit: '斤',
      log: 'yes',
      to: '2025-09',
    }),
  ).toEqual({ areas: ['20', '18', '3', '4'], to: '2025-09' });
});

test('only other regions and another range ask the server anew', () => {
  const query = indexQueryOf('i1', { areas: ['20'], from: '2023-01', base: '2022-01', amount: '100' });
  expect(query).toEqual({ id: 'i1', areas: '20', from: '2023-01' });
  expect(isSameQuery(query, indexQueryOf('i1', { areas: ['20'], from: '2023-01' }))).toBe(true);
  expect(isSameQuery(query, indexQueryOf('i1', { areas: ['20'] }))).toBe(false);
  expect(isSameQuery(undefined, query)).toBe(false);
});
