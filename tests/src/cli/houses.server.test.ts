import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runData } from '#src/cli/data/run';
import { projectDetail } from '#features/projects/server/detail';
import { testDatabase } from '#tests/support/database';
import { runInTest } from './run-in-test';

const database = testDatabase();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'houses-'));
const houses = path.resolve(__dirname, '../../fixtures/import/houses');
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** `npm run data -- import`, and whatever is answered at the terminal. */
const importing = async (name: string, words: readonly string[] = [], answers?: string[]) => {
  const file = path.join(folder, name);
  fs.copyFileSync(path.join(houses, name), file);
  const { code, said, complained } = await runInTest(
    (args, around) =>
      runData(args, {
        ...around,
        confirm: () => Promise.resolve(false),
        ask: answers && (() => Promise.resolve(answers.shift() ?? '')),
      }),
    ['import', file, ...words, '--yes'],
    { DATABASE_URL: database.url, DATA_DIR: folder },
  );
  return { code, output: `${said}\n${complained}` };
};
const stored = async (like: string) => {
  const { rows } = await database.pool.query<{ id: string; name: string }>(
    `select id, name, area::float8, area_below::float8 as below, floors_below as floors, tax_basis as tax,
       round(total)::float8 as total, to_char(price_date, 'YYYY-MM') as month
     from project where name like $1 order by name collate "C"`,
    [`${like}%`],
  );
  return rows;
};

test('a list in GBK with titles, units in cells and sums between is taken as it is', async () => {
  const { code, output } = await importing('jiangyue-gbk.csv');
  expect(output).toContain('合计、小计：2 行，不导入');
  expect({ code, output }).toMatchObject({ code: 0, output: expect.stringContaining('已导入 3 个工程') });
  expect(await stored('江岳花园')).toMatchObject([
    { area: 21_600, tax: '含税', total: 59_400_000, month: '2023-08' },
    { area: 18_500, floors: 2, total: 51_430_000 },
  ]);
});

test('areas and a rate that were assumed stand on the page as assumptions', async () => {
  const [{ id } = { id: '' }] = await stored('江岳花园');
  const { overview, row } = await projectDetail(database.pool, id);
  expect(overview.assumptions).toEqual([
    { term: '地上 / 地下面积', words: '只给出建筑面积，全部计入地上' },
    { term: '税率', words: '按价格期取一般计税税率 9%' },
  ]);
  expect(row.grade).toBe('C');
});

test('a workbook with a merged header of two lines and both tax bases is taken as it is', async () => {
  const { code, output } = await importing('hengtai.xlsx');
  expect({ code, output }).toMatchObject({ code: 0, output: expect.stringContaining('已导入 2 个工程') });
  expect(await stored('恒泰')).toMatchObject([
    { area: 42_000, below: 6_000, floors: 3, total: 205_200_000 },
    { area: 18_500, below: 3_000, floors: 1, total: 81_400_000 },
  ]);
});

test('a missing column is named with the options that would help', async () => {
  const { code, output } = await importing('yunlan-utf8.csv');
  expect(code).toBe(1);
  expect(output).toContain('缺少必需的列：税口径');
  expect(output).toContain('没有用到的列：备注');
  expect(output).toContain('--assume 税口径=值');
  expect(await importing('yunlan-utf8.csv', ['--assume', '税口径=也许'])).toMatchObject({ code: 1 });
  expect((await importing('yunlan-utf8.csv', ['--assume', '名字=甲'])).output).toContain(
    '没有叫“名字”的字段',
  );
  expect((await importing('yunlan-utf8.csv', ['--map', '计税=税口径'])).output).toContain('没有“计税”这一列');
  expect(await stored('云澜')).toEqual([]);
});

test('at a terminal it is asked for once, and remembered for the same headers', async () => {
  const first = await importing('yunlan-utf8.csv', [], ['=除税']);
  expect(first.output).toContain('已记住');
  expect(first).toMatchObject({ code: 0, output: expect.stringContaining('已导入 2 个工程') });
  expect(await stored('云澜学校教')).toMatchObject([{ tax: '除税', area: 8_600 }]);
  await database.pool.query(`delete from project where name like '云澜%'`);
  const again = await importing('yunlan-utf8.csv');
  expect(again.output).toContain('照旧采用：--assume 税口径=除税');
  expect(again.code).toBe(0);
});

test('a bill in GBK with amounts in 万元 goes to its project', async () => {
  const [{ id } = { id: '' }] = await stored('江岳花园');
  const { code, output } = await importing('beiling-bill-gbk.csv', [
    '--kind',
    'unit-prices',
    '--project',
    id,
  ]);
  expect({ code, output }).toMatchObject({
    code: 0,
    output: expect.stringContaining('已导入 2 条综合单价'),
  });
  expect(output).toContain('合计、小计：2 行，不导入');
});

test('a bill with a column of its own word needs one mapping', async () => {
  const [{ id } = { id: '' }] = await stored('江岳花园');
  const words = ['--kind', 'unit-prices', '--project', id];
  expect((await importing('nanxi-bill.xlsx', words)).output).toContain('缺少必需的列：综合单价');
  const { code, output } = await importing('nanxi-bill.xlsx', [...words, '--map', '报价=综合单价']);
  expect({ code, output }).toMatchObject({
    code: 0,
    output: expect.stringContaining('已导入 2 条综合单价'),
  });
  const { rows } = await database.pool.query<{ note: string }>(
    `select o.provenance->>'note' as note from unit_price u join unit_price_origin o on o.id = u.origin_id
     where u.code = '010401003001'`,
  );
  expect(rows[0]?.note).toContain('导入时假定：清单版本 GB50500-2013');
});

test('a workbook with its unit in a title, months in words and details is taken as it is', async () => {
  const { code, output } = await importing('luming.xlsx');
  expect({ code, output }).toMatchObject({ code: 0, output: expect.stringContaining('已导入 2 个工程') });
  expect(output).toContain('“分部分项造价”：1 个工程的分部');
  expect(output).toContain('没有读取“说明”（1 行）');
  expect(await stored('鹿鸣苑')).toMatchObject([
    { name: '鹿鸣苑1号楼', month: '2024-06', tax: '除税', total: 35_316_000 },
    { name: '鹿鸣苑厂房', month: '2024-06', tax: '除税', total: 9_810_000 },
  ]);
  const { rows } = await database.pool.query<{ above: number; below: number | null }>(
    `select c.above::float8, c.below::float8 from project_content c join project p on p.id = c.project_id
     where p.name like '鹿鸣苑%'`,
  );
  expect(rows).toEqual([{ above: 38, below: null }]);
});

test('a bill of several sheets is taken whole, with the zero a code has lost, and says which sheet it did not take', async () => {
  const [{ id } = { id: '' }] = await stored('江岳花园');
  const { code, output } = await importing('xiling-bill.xlsx', ['--kind', 'unit-prices', '--project', id]);
  expect({ code, output }).toMatchObject({
    code: 0,
    output: expect.stringContaining('已导入 4 条综合单价'),
  });
  expect(output).toContain('“分部分项清单-安装”：表头在第 1 行，可导入 1 行，拒绝 0 行');
  expect(output).toContain('没有读取“封面”（1 行）');
  const { rows } = await database.pool.query<{ code: string }>(
    `select u.code from unit_price u join unit_price_origin o on o.id = u.origin_id
     where o.provenance->>'title' = 'xiling-bill.xlsx' order by u.code`,
  );
  expect(rows.map((row) => row.code)).toEqual([
    '010505001004',
    '010505001005',
    '011702014001',
    '030411004001',
  ]);
});
