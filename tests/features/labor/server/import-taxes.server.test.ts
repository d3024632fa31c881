import fs from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import writeExcelFile from 'write-excel-file/node';
import { laborFiles } from '#features/labor/server/files';
import { NO_CHOICES, type Choices } from '#infra/server/import/choices';
import { commitFile } from '#infra/server/import/commit-file';
import { testDatabase } from '#tests/support/database';
import { regions } from '#tests/support/prepared';

const db = testDatabase({ prepared: regions });
afterEach(() => db.pool.query(`delete from labor_line; delete from labor_item; delete from search_entry`));

const read = (bytes: Buffer, choices: Choices = NO_CHOICES) =>
  laborFiles.read(db.pool, {
    bytes,
    fileName: '劳务.xlsx',
    now: '2025-10-01T00:00:00Z',
    project: undefined,
    choices,
  });
const workbook = (price: string, ...more: readonly (readonly [header: string, cell: string])[]) =>
  writeExcelFile([
    {
      sheet: '劳务',
      data: [
        ['分部', '子目', '单位', '计价方式', '月份', '地区', price, ...more.map(([header]) => header)],
        [
          '混凝土',
          '自密实混凝土浇筑0',
          '立方米',
          '清包',
          '2024-06',
          '宁夏银川',
          41,
          ...more.map(([, cell]) => cell),
        ],
      ].map((row) => row.map((value) => ({ value }))),
    },
  ]).toBuffer();
const stored = async () =>
  (
    await db.pool.query<{ tax: boolean; rate: number; note: string | null }>(
      `select i.name, i.section, i.unit, i.mode, i.has_tax as tax, i.tax_rate::float8 as rate, p.low::float8,
         p.middle::float8, p.high::float8, p.note
       from labor_item i join labor_line l on l.item_id = i.id join labor_price p on p.line_id = l.id
       order by i.name collate "C"`,
    )
  ).rows;
const mapped = (header: string): Choices => ({ ...NO_CHOICES, map: new Map([[header, '中价']]) });

test.each([
  ['单价（含税）', NO_CHOICES, true, 0.03],
  ['含税单价', NO_CHOICES, true, 0.03],
  ['含税单价(元)', NO_CHOICES, true, 0.03],
  ['含税单价', mapped('含税单价'), true, 0.03],
  ['含税报价', mapped('含税报价'), true, 0.03],
  ['不含税单价', NO_CHOICES, false, 0],
  ['单价', NO_CHOICES, false, 0],
])('[DATA-001] a price under %s is of its tax basis', async (header, choices, tax, rate) => {
  const file = await read(await workbook(header), choices);
  expect(file).toMatchObject({ accepted: 1, refused: 0 });
  const shown = file.understood?.().shown;
  expect(shown?.rows[0]?.[shown.heads.indexOf('税口径')]).toBe(tax ? '含税 3%' : '除税');
  await commitFile(db.pool, file);
  expect(await stored()).toMatchObject([{ tax, rate, middle: 41 }]);
});

test('a row that contradicts the header of its price is refused for that', async () => {
  const file = await read(await workbook('单价（含税）', ['是否含税', '否']));
  expect(file).toMatchObject({ accepted: 0, refused: 1 });
  expect(await text(file.refusedCsv())).toContain('税口径“否”与单价表头的“含税”不符');
  await expect(read(await workbook('单价（含税）', ['低价（不含税）', '40']))).rejects.toThrow(
    '列“单价(含税)”与“低价(不含税)”的税口径不同',
  );
});

test('what is taken for granted is told on the command line, in the preview and on the record', async () => {
  const file = await read(await workbook('单价'));
  const words = '税口径 除税、含小型机具 否、含辅材 否（按计价方式“清包”）';
  expect(file.description()).toContain(`导入时假定：${words}，1 行`);
  expect(file.description()).toContain('没有核对高低：1 行（第 2 行），库中没有足够的同类可比');
  const { notes, shown } = file.understood!();
  expect(notes).toContain(`导入时假定：${words}，1 行`);
  expect(shown.rows[0]?.at(-1)).toBe(words);
  await commitFile(db.pool, file);
  expect((await stored())[0]?.note).toBe(`导入时假定：${words}；库中没有足够的同类可比，导入时未核对高低`);
});

test('a messy list in GBK with trades for sections, units in cells, a range and headings is taken as it is', async () => {
  const file = await read(
    fs.readFileSync(path.resolve(__dirname, '../../../fixtures/import/houses/qinghe-labour-gbk.csv')),
  );
  expect(file.description()).toContain('表头在第 3 行');
  expect(file.description()).toContain('分部标题等没有数据的行：2 行，不导入');
  expect(file.description()).toContain('没有写明是否含保险：5 行，记为未注明\n');
  expect(await text(file.refusedCsv())).toContain('“31元/m3”按 m³ 计，本行按 ㎡ 计，折不成同一单位');
  expect(file).toMatchObject({ accepted: 5, refused: 1 });
  await commitFile(db.pool, file);
  expect(await stored()).toMatchObject([
    { name: '木模板支拆', section: '模板', unit: '㎡', middle: 24.5, tax: true },
    { name: '泵送混凝土浇筑', section: '混凝土', low: 26, middle: 28, high: 30 },
    { name: '自密实混凝土浇筑', unit: 'm³', mode: '清包', middle: 41, tax: true, rate: 0.03 },
    { name: '钢筋制作绑扎', section: '钢筋', unit: 't', middle: 1_150 },
    { name: '钢筋工', section: '点工', mode: '点工', middle: 380 },
  ]);
  const notes = (await stored()).map(({ note }) => note);
  expect(notes[0]).not.toContain('税率');
  expect(notes[1]).toContain('分部 混凝土（按工种）');
  expect(notes[1]).toContain('税率 3%；中价取所给范围的平均；样本数 1');
  expect(notes[4]).toContain('计价方式 点工（单位是工日）');
});
