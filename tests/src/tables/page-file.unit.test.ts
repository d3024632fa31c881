import { pageFile, withOneTable } from '#src/tables/page-file';
import { aPage } from '#tests/features/exports/a-list';

const NOW = Date.UTC(2025, 8, 1, 2, 30);

test('every table keeps its sheet; what they were chosen by and where they come from follow', () => {
  const { name, sheets } = pageFile(aPage(), NOW);
  expect(name).toBe('矩形柱_20250901');
  expect(sheets.map((sheet) => sheet.name)).toEqual(['价格组成', '定额组成', '筛选条件', '来源与口径']);
  expect(sheets[0]?.rows).toEqual([['人工费'], ['材料费']]);
  expect(sheets[2]?.rows).toEqual([['清单编码', '010502001']]);
  expect(sheets[3]?.rows).toEqual([
    ['名称', '矩形柱'],
    ['范围', '价格组成 2 行，定额组成 1 行'],
    ['导出时间', '2025-09-01 10:30（北京时间）'],
    ['口径', '除税'],
    ['来源 1', '样例；某站；《样例》；使用许可：仅供演示'],
  ]);
});

test('a table that goes on beyond the page says how many rows are left out', () => {
  const cut = { sheet: '价格组成', held: 2, total: 812 };
  const { sheets } = pageFile({ ...aPage(), cut }, NOW);
  expect(sheets[3]?.rows[1]).toEqual(['范围', '价格组成 前 2 行（共 812 行，其余没有导出），定额组成 1 行']);
  expect(withOneTable({ ...aPage(), cut }, '价格组成').cut).toEqual(cut);
  expect(withOneTable({ ...aPage(), cut }, '定额组成').cut).toBeUndefined();
});

test('signs that file systems refuse are left out of the name', () => {
  expect(pageFile({ ...aPage(), title: 'C30/C35 "柱": 矩形\n*' }, NOW).name).toBe('C30 C35 柱 矩形_20250901');
});

test('one table of a page: the one asked for, else the first', () => {
  const namesOf = (wanted?: string) => withOneTable(aPage(), wanted).sheets.map(({ name }) => name);
  expect(namesOf('定额组成')).toEqual(['定额组成']);
  expect(namesOf('没有的表')).toEqual(['价格组成']);
  expect(namesOf()).toEqual(['价格组成']);
});
