import { readInBasis } from '#features/search/server/read-in-basis';
import { shownIn } from '#features/search/server/search-items';
import { readBasis } from '#src/costing/basis';
import type { DescribedRecord } from '#infra/server/server-slice';
import { aTable } from '#tests/features/basis/a-table';
import { aGroup, aRow, someFound } from '../some-search';

const madeUnder = {
  priceDate: '2023-06',
  areaId: '18',
  cityId: undefined,
  building: undefined,
  taxBasis: '含税' as const,
  taxRate: 0.09,
};
const aProject = (figure: Partial<NonNullable<DescribedRecord['figure']>>): DescribedRecord => ({
  ref: 'p1',
  title: '滨江住宅 3#楼',
  subtitle: '',
  areaName: '湖北 武汉',
  priceDate: '2023-06',
  figure: { label: '单方造价', value: 2_980, unit: '元/㎡', basis: '含税', madeUnder, ...figure },
  address: '/commonproj/detail/p1',
  provenance: null,
});

const read = async (basis: string | undefined, row: Parameters<typeof aRow>[0], figure = {}) => {
  const describe = jest.fn(async (_: readonly string[]) => [aProject(figure)]);
  const found = await readInBasis(
    someFound({ groups: [aGroup('bid_node', [aRow({ price: 2_980, unit: '元/㎡', ...row })])] }),
    readBasis(basis ?? ''),
    { records: { project: { describe } }, table: async () => aTable() },
  );
  return { row: found.groups[0]?.rows[0], describe };
};

test('[SEARCH-004] a row that is one cost is read in the basis of the address', async () => {
  const { row } = await read('2025-09_20_in', {});
  expect(row).toMatchObject({
    price: 3_212.86,
    basis: '2025-09 · 广东 · 含税，原 2,980.00（2023-06 含税）',
  });
});

test('[SEARCH-004] without a basis costs are before tax, as in every list', async () => {
  const { row } = await read(undefined, {});
  expect(row).toMatchObject({
    price: 2_733.94,
    basis: '2023-06 · 湖北 武汉 · 除税，原 2,980.00（2023-06 含税）',
  });
  expect((await read('as', {})).row).not.toHaveProperty('basis');
});

test('[SEARCH-004] what cannot be read says why; what is no cost stays as it is', async () => {
  const { row } = await read('2025-09', {}, { madeUnder: { ...madeUnder, priceDate: '1999-01' } });
  expect(row?.price).toBe(2_980);
  expect(row?.basis).toContain('1999-01 含税，不可换算：1999-01');
  expect((await read('2025-09', {}, { madeUnder: undefined })).row).not.toHaveProperty('basis');
});

test('[SEARCH-004] a median of several records stays as they were quoted, and nothing is asked for it', async () => {
  const median = { n: 3, taxBasis: '含税' as const, from: '2023-06', to: '2025-09' };
  const { row, describe } = await read('2025-09_20', { median });
  expect(row).not.toHaveProperty('basis');
  expect(describe).not.toHaveBeenCalled();
});

test('[SEARCH-004] sorted by price rows are shown as they are sorted: in one tax basis, moved to no month', () => {
  const asked = { sort: 'price', basis: '2025-06_20_in' } as const;
  expect(shownIn(asked)).toEqual({ taxBasis: '含税' });
  expect(shownIn({ ...asked, taxBasis: '除税' })).toEqual({ taxBasis: '除税' });
  expect(shownIn({ sort: 'price' })).toEqual({ taxBasis: '除税' });
  expect(shownIn({ sort: 'date', basis: '2025-06_20_in' })).toEqual({
    period: '2025-06',
    areaId: '20',
    taxBasis: '含税',
  });
});
