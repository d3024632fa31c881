import { readDetailLayout } from '#features/projects/server/import/detail-fields';

const sheet = (...heads: readonly string[]) => ({
  name: '工料',
  rows: [
    { line: 1, cells: heads },
    { line: 2, cells: heads.map(() => '1') },
  ],
});

test('a price of a resource with tax in it is not taken for one before tax', async () => {
  await expect(
    readDetailLayout('resources', sheet('材料名称', '单位', '数量', '单价（含税）')),
  ).rejects.toThrow('单价是含税价；工料单价按除税存放');
  const both = await readDetailLayout(
    'resources',
    sheet('材料名称', '单位', '数量', '单价(含税)', '除税单价'),
  );
  expect(both.columns.get('price')?.index).toBe(4);
  const before = await readDetailLayout('resources', sheet('材料名称', '单位', '数量', '单价（不含税）'));
  expect(before.columns.get('price')?.index).toBe(3);
});

test('the headers of an own export of contents are read', async () => {
  const { columns } = await readDetailLayout('contents', sheet('工程名称', '项目', '单位', '地上', '地下'));
  expect(['project', 'name'].map((field) => columns.get(field as 'name')?.index)).toEqual([0, 1]);
});
