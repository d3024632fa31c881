import {
  EDITIONS,
  isOffered,
  SORTS,
  unitPriceList,
  type ListView,
  type Sort,
} from '#features/unit-prices/contract';
import { showSameRows } from '#features/unit-prices/list-driver';
import { fc } from '#tests/support/property';

const { cleared, countFilters, pathTo, refined, viewFrom } = unitPriceList;
const month = fc
  .tuple(fc.integer({ min: 2000, max: 2030 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, at]) => `${year}-${String(at).padStart(2, '0')}`);
const records: fc.Arbitrary<ListView> = fc.record(
  {
    keyword: fc
      .string({ maxLength: 100 })
      .map((typed) => typed.trim())
      .filter(Boolean),
    areaId: fc.constantFrom('2', '6', '20', '77'),
    code: fc.constantFrom('01', '0105', '010505001', '010505001001'),
    edition: fc.constantFrom(...EDITIONS),
    priceFrom: month,
    priceTo: month,
    taxBasis: fc.constantFrom('含税', '除税'),
    source: fc.constantFrom('sample', 'imported'),
    minSamples: fc.integer({ min: 1, max: 10_000 }),
    unitPriceFrom: fc.constantFrom(0, 12.5, 300),
    unitPriceTo: fc.constantFrom(300, 1e6),
    sort: fc.constantFrom(...(Object.keys(SORTS) as Sort[])),
    order: fc.constantFrom('asc', 'desc'),
    row: fc.integer({ min: 1, max: 100_000 }),
  },
  { requiredKeys: [] },
);
// Relevance is to a keyword.
const views = records.filter(({ sort, keyword }) => sort !== 'relevance' || keyword !== undefined);
const queryOf = (path: string) => Object.fromEntries(new URLSearchParams(path.split('?')[1]));

test('[DATA-003] the address of a view leads back to it', () => {
  fc.assert(
    fc.property(views, (view) => {
      expect(viewFrom(queryOf(pathTo(view)))).toEqual(view);
    }),
  );
});

test('what does not belong there is dropped alone', () => {
  const query = { keyword: '有梁板', code: '1', edition: '2003', minSamples: '0', row: '-3', sort: 'size' };
  expect(viewFrom({ unitPriceFrom: '1e3', unitPriceTo: '200' })).toEqual({ unitPriceTo: 200 });
  expect(viewFrom({ ...query, taxBasis: '含税' })).toEqual({ keyword: '有梁板', taxBasis: '含税' });
});

test.each(['1', '28', ''])('[UNIT-006] [REGION-008] area "%s" is not offered for bill items', (areaId) => {
  expect(isOffered(areaId)).toBe(false);
  expect(viewFrom({ areaId, code: '01' })).toEqual({ code: '01' });
});

test('another condition begins at the first row, its place kept', () => {
  const view: ListView = { areaId: '20', code: '01', row: 500 };
  expect(refined(view, { code: '0105' })).toEqual({ areaId: '20', code: '0105' });
  expect(cleared({ ...view, keyword: '板', sort: 'heat' })).toEqual({ areaId: '20', sort: 'heat' });
});

test('the row is where one stands in a list, not another list', () => {
  expect(showSameRows({ areaId: '20', row: 500 }, { areaId: '20' })).toBe(true);
  expect(showSameRows({ areaId: '20', code: '01' }, { areaId: '20' })).toBe(false);
});

test('place, order and row narrow nothing', () => {
  expect(countFilters({ areaId: '20', sort: 'heat', order: 'asc', row: 3 })).toBe(0);
  expect(countFilters({ areaId: '20', code: '01', keyword: '板' })).toBe(2);
});
