import { text } from 'node:stream/consumers';
import { laborFiles } from '#features/labor/server/files';
import { commitFile } from '#infra/server/import/commit-file';
import { testDatabase } from '#tests/support/database';
import { regions } from '#tests/support/prepared';

const db = testDatabase({ prepared: regions });
afterEach(() => db.pool.query('delete from labor_line; delete from labor_item; delete from search_entry'));

const read = (lines: readonly string[], now = '2026-11-28T02:00:00Z') =>
  laborFiles.read(db.pool, {
    bytes: Buffer.from(lines.join('\n')),
    fileName: '劳务.csv',
    now,
    project: undefined,
  });
const table = (headers: string, cells: string, month = '2026-08', mode = '清包') => [
  `分部,子目,单位,计价方式,地区,月份,单价（元）,${headers}`,
  `抹灰,内墙抹灰,㎡,${mode},广东,${month},24,${cells}`,
];
const refusal = async (...given: Parameters<typeof read>) => text((await read(...given)).refusedCsv());
const stored = async () =>
  (
    await db.pool.query<{ tools: boolean; materials: boolean }>(
      'select has_tools as tools, has_materials as materials from labor_item',
    )
  ).rows;

/** Undefined where nothing is said, which leaves the usual of the way of pricing. */
type Said = boolean | undefined;
test.each<readonly [header: string, cell: string, tools: Said, materials: Said]>([
  ['工作内容', '15 mm 厚，含小型机具', true, undefined],
  ['工作内容', '含小型机具；不含辅材', true, false],
  ['工作内容', '不含小型机具，含辅料', false, true],
  ['工作内容', '包工、包辅材、包小型工具', true, true],
  ['工作内容', '包含机械费、辅助材料', true, true],
  ['工作内容', '小型机具、辅材均含', true, true],
  ['工作内容', '含人工，机具、辅材由甲方提供', false, false],
  ['工作内容', '含辅材、机械费另计', false, true],
  ['工作内容', '班组自带工具，辅材甲供', true, false],
  ['工作内容', '除辅材外全部包干', undefined, false],
  ['工作内容', '含小型机具，不含大型机械', true, undefined],
  ['工作内容', '机械抹灰，工具式脚手架，清理', undefined, undefined],
  ['工作内容', '无机具；含机械抹灰', false, undefined],
  ['备注', '含小型工具', true, undefined],
  ['备注', '除锈、机械', undefined, undefined],
  ['机具', '自备', true, undefined],
  ['辅材', '甲供', undefined, false],
  ['工作内容,小型机具', '"15 mm 厚，含小型机具",含', true, undefined],
])(
  '[LABOR-002] a column %s with “%s” says tools: %s, materials: %s',
  async (header, cell, tools, materials) => {
    for (const [mode, usual] of [
      ['清包', false],
      ['扩大劳务', true],
    ] as const) {
      const cells = cell.includes('"') ? cell : `"${cell}"`;
      const file = await read(table(header, cells, '2026-08', mode));
      expect(file).toMatchObject({ accepted: 1, refused: 0 });
      const notes = file.understood!().notes.join('\n');
      expect(notes.includes('含小型机具 ')).toBe(tools === undefined);
      expect(notes.includes('含辅材 ')).toBe(materials === undefined);
      await commitFile(db.pool, file);
      expect(await stored()).toEqual([{ tools: tools ?? usual, materials: materials ?? usual }]);
      await db.pool.query('delete from labor_line; delete from labor_item');
    }
  },
);

test('a column and a text that contradict each other are refused', async () => {
  expect(await refusal(table('机具,工作内容', '否,"15 mm 厚，含小型机具"'))).toContain(
    '含小型机具“否”与“15 mm 厚,含小型机具”不符',
  );
  expect(await refusal(table('辅材,备注', '是,辅材甲供'))).toContain('含辅材“是”与“辅材甲供”不符');
  expect(await refusal(table('备注,工作内容', '含机具,机具另计'))).toContain('一处写含机具、一处写不含');
  expect(await refusal(table('备注', '"含辅材，辅材另计"'))).toContain('既写含辅材又写不含');
});

test.each([
  ['2027年8月', '2027-08'],
  ['2062年6月', '2062-06'],
  ['2026年12月', '2026-12'],
  ['1994-12', '1994-12'],
])('[DATA-001] no price of %s is taken', async (written, month) => {
  const file = await read(table('备注', '', written));
  expect(file).toMatchObject({ accepted: 0, refused: 1 });
  expect(await text(file.refusedCsv())).toContain(`价格期 ${month} 不在 1995-01 至 2026-11 之间`);
});

test.each(['杂工', '普工', '工日', '点工'])('%s as a section is 点工', async (section) => {
  const file = await read([
    '分部,子目,单位,地区,月份,单价（元）',
    `${section},清理场地,工日,广东,2026-08,260`,
  ]);
  expect(file.understood!().shown.rows).toMatchObject([{ 0: '点工' }]);
});

test('the month is that of Shanghai', async () => {
  expect(await read(table('备注', '', '2026-12'), '2026-11-30T15:59:59Z')).toMatchObject({ accepted: 0 });
  expect(await read(table('备注', '', '2026-12'), '2026-11-30T16:00:00Z')).toMatchObject({ accepted: 1 });
});
