import { filterWords } from '#features/new-items/server/scopes';

test('a file says how it was chosen', () => {
  const words = (filter: Parameters<typeof filterWords>[0]) =>
    filterWords(filter, { total: 1, held: 1 }).map((row) => row[1]);
  expect(words({ part: '0105', unit: 'm3', keyword: ' 梁 ' })).toEqual([
    expect.stringMatching(/^0105 ./),
    'm3',
    '梁',
    '1 项',
  ]);
  expect(words({ keyword: ' ' })).toEqual(['全部', '全部', '无', '1 项']);
});

test('a file that ends before the items do says so beside their number', () => {
  const counted = (total: number, held: number) => filterWords({}, { total, held }).at(-1);
  expect(counted(1_200, 1_200)).toEqual(['符合条件', '1200 项']);
  expect(counted(2_345, 2_000)).toEqual(['符合条件', '2345 项，数据表是前 2000 项，其余没有导出']);
});
