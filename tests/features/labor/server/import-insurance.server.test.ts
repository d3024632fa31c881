import { text } from 'node:stream/consumers';
import { laborFiles } from '#features/labor/server/files';
import type { Choices } from '#infra/server/import/choices';
import { commitFile } from '#infra/server/import/commit-file';
import { testDatabase } from '#tests/support/database';
import { regions } from '#tests/support/prepared';

const db = testDatabase({ prepared: regions });
afterEach(() => db.pool.query('delete from labor_line; delete from labor_item; delete from search_entry'));

const read = (lines: readonly string[], choices?: Choices) =>
  laborFiles.read(db.pool, {
    bytes: Buffer.from(lines.join('\n')),
    fileName: '劳务.csv',
    now: '2025-10-01T00:00:00Z',
    project: undefined,
    ...(choices && { choices }),
  });
/** One item with these columns besides. */
const table = (headers: string, cells: string) => [
  `分部,子目,单位,计价方式,地区,月份,单价（元）,${headers}`,
  `模板,木模板支拆,㎡,清包,广东,2025-08,54,${cells}`,
];
const stored = async () =>
  (
    await db.pool.query<{ id: string; name: string; insured: boolean | null }>(
      'select id, section, name, content, mode, has_insurance as insured from labor_item order by name collate "C"',
    )
  ).rows;
const refusal = async (...given: Parameters<typeof read>) => text((await read(...given)).refusedCsv());

test.each([
  ['含保险', '是', true],
  ['保险', '不含', false],
  ['保险', '含工伤保险', true],
  ['保险', '甲方承担', false],
  ['工伤保险', '√', true],
  ['是否含保险', '否', false],
  ['是否含保险', '未注明', null],
  ['是否含保险', '', null],
  ['工作内容', '制作、安装、拆除，含保险', true],
  ['工作内容', '含辅材、机具、意外伤害保险', true],
  ['工作内容', '含辅材，不含保险', false],
  ['工作内容', '含辅材、工伤保险另计', false],
  ['工作内容', '不含工伤保险、意外险', false],
  ['备注', '保险费由甲方承担', false],
  ['备注', '保险已含', true],
  ['备注', '清包工，含劳保', true],
  ['备注', '含劳保用品、保险带', null],
  ['备注', '木模板制作、安装、拆除', null],
])('[LABOR-002] a column %s with “%s” says of insurance: %s', async (header, cell, insured) => {
  const file = await read(table(header, `"${cell}"`));
  expect(file).toMatchObject({ accepted: 1, refused: 0 });
  const said = '没有写明是否含保险：1 行，记为未注明';
  const { notes, shown } = file.understood!();
  expect(notes.includes(said)).toBe(insured === null);
  expect(file.description().includes(said)).toBe(insured === null);
  const held = shown.rows[0]?.[shown.heads.indexOf('所含')];
  if (insured === null) expect(held).toContain('未注明是否含保险');
  await commitFile(db.pool, file);
  expect(await stored()).toMatchObject([{ insured }]);
});

test('what contradicts itself is refused', async () => {
  expect(await refusal(table('含保险,工作内容', '是,不含保险'))).toContain('含保险“是”与“不含保险”不符');
  expect(await refusal(table('备注,工作内容', '含保险,保险另计'))).toContain('一处写含保险、一处写不含');
  expect(await refusal(table('备注', '"含保险，工伤保险另计"'))).toContain('既写含保险又写不含');
  expect(await refusal(table('保险', '或许'))).toContain('看不出是含还是不含');
});

test('a file that says it nowhere may be told as a whole', async () => {
  const assume = new Map([['含保险', '否']]);
  const file = await read(table('备注', ''), { map: new Map(), assume });
  expect(file.description()).toContain('导入时假定：含保险 否，1 行');
  await commitFile(db.pool, file);
  expect(await stored()).toMatchObject([{ insured: false }]);
});

test('what says nothing of insurance is the item it was before; one with it is another', async () => {
  const line = (month: string, insured: string) =>
    `模板,木模板支拆,展开面积,㎡,清包,广东,${month},54,${insured}`;
  const header = '分部,子目,工作内容,单位,计价方式,地区,月份,单价（元）,保险';
  await commitFile(db.pool, await read([header, line('2025-08', ''), line('2025-08', '含')]));
  expect(await stored()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: 'own-14b4ac480b31a4d138cd', insured: null }),
      expect.objectContaining({ insured: true }),
    ]),
  );
});

test('what is exported says it and is read again', async () => {
  const lines = table('保险', '不含').concat(table('保险', '')[1]!);
  await commitFile(db.pool, await read(lines));
  const before = await stored();
  let written = '';
  await laborFiles.write(db.pool, (part) => void (written += part));
  expect(written).toContain('含辅材,含保险,含税');
  await db.pool.query('delete from labor_line; delete from labor_item');
  await commitFile(db.pool, await read(written.trim().split('\r\n')));
  expect(await stored()).toEqual(before);
});

test('[DATA-001] a work under a trade names its item; a day of the trade is the trade’s', async () => {
  const long = `${'安装'.repeat(20)}；${'拆除'.repeat(30)}`;
  const file = await read([
    '工种,工作内容,单位,计价方式,地区,月份,单价（元）',
    '木工,木模板制作安装拆除,㎡,清包,广东,2025-08,54',
    `木工,${long},㎡,清包,广东,2025-08,54`,
    '木工,支模,工日,,广东,2025-08,380',
    '架子工,,㎡,清包,广东,2025-08,22',
  ]);
  expect(file.description()).toContain('导入时假定：子目 取自工作内容，2 行');
  await commitFile(db.pool, file);
  expect((await stored()).map(({ name }) => name).toSorted()).toEqual(
    ['木工', '架子工', '木模板制作安装拆除', '安装'.repeat(20)].toSorted(),
  );
});

test('an outlying wage is told with the medians and their range', async () => {
  const day = (trade: string, month: string, price: number) => `${trade},工日,广东,${month},${price}`;
  const header = '工种,单位,地区,月份,单价（元）';
  const months = ['2025-05', '2025-06', '2025-07'];
  await commitFile(
    db.pool,
    await read([header, ...months.flatMap((month) => [day('普工', month, 220), day('木工', month, 385.85)])]),
  );
  expect(await refusal([header, day('电工', '2025-08', 3_500)])).toContain(
    '3,500 元/工日是库中点工、同单位、同计价方式（6 条，各类中位在 220 至 385.85 之间）最高的中位 385.85 的 9.07 倍，超出最低中位的 1/3 至最高中位的 3 倍；核对无误的',
  );
});
