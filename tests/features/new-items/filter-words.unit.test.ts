import { filterWords } from '#features/new-items/server/scopes';

test('a file that ends before the items do says so beside their number', () => {
  const counted = (total: number, held: number) => filterWords({}, { total, held }).at(-1);
  expect(counted(1_200, 1_200)).toEqual(['符合条件', '1200 项']);
  expect(counted(2_345, 2_000)).toEqual(['符合条件', '2345 项，数据表是前 2000 项，其余没有导出']);
});
