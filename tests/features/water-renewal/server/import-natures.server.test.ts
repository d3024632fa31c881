import { text } from 'node:stream/consumers';
import { readDetail } from '#features/water-renewal/server/detail';
import { waterFiles } from '#features/water-renewal/server/files';
import { groupRuleFiles } from '#features/water-renewal/server/groups/rule-files';
import { SHIPPED_RULES } from '#features/water-renewal/server/groups/shipped-rules';
import { commitFile } from '#infra/server/import/commit-file';
import { testDatabase } from '#tests/support/database';
import { regions } from '#tests/support/prepared';

const db = testDatabase({ prepared: regions });
afterEach(() => db.pool.query('delete from water_record; delete from search_entry'));

const read = (csv: string) =>
  waterFiles.read(db.pool, {
    bytes: Buffer.from(csv),
    fileName: '水利.csv',
    now: '2025-09-15T02:00:00.000Z',
    project: undefined,
  });
const NATURES = '工程名称,类别,地区,单位口径,规模,指标值,口径说明,阶段,价格期,税口径,建设性质';
const dam = (name: string, value: number, nature = '', size = 500_000) =>
  `${name},水库,广州,元/m³库容,${size},${value},坝体与溢洪道,招标控制价,2024-06,含税,${nature}`;
const store = async (...rows: readonly string[]) =>
  commitFile(db.pool, await read([NATURES, ...rows].join('\n')));
const naturesNow = async () => {
  const { rows } = await db.pool.query<{ name: string; nature: string | null }>(
    'select name, nature from water_record order by name collate "C"',
  );
  return Object.fromEntries(rows.map(({ name, nature }) => [name, nature]));
};

test('the nature of works is read from its column or else from the name, and told apart from neither', async () => {
  await store(
    dam('甲水库', 20, '除险加固'),
    dam('乙水库除险加固', 4),
    dam('丙水库', 20),
    dam('丁水库', 20, '降等'),
    dam('新建区戊水库', 20),
  );
  expect(await naturesNow()).toEqual({
    甲水库: '除险加固',
    乙水库除险加固: '除险加固',
    丙水库: null,
    丁水库: '降等',
    新建区戊水库: null,
  });
  const { rows } = await db.pool.query<{ id: string }>(`select id from water_record where name = '丙水库'`);
  const { facts, standing } = await readDetail(db.pool, rows[0]?.id ?? '');
  expect(facts.slice(0, 2)).toEqual([
    { term: '建设性质', detail: '未注明' },
    { term: '规模档', detail: '小(2)型' },
  ]);
  expect(standing.reference).toContain('建设性质均未注明');
  expect(standing.n).toBe(1);
  let text = '';
  await waterFiles.write(db.pool, (part) => void (text += part));
  expect(text).toMatch(/甲水库.*,除险加固,/);
});

test('a repair that costs a tenth of a new dam is in no doubt', async () => {
  await store(dam('甲水库新建', 20), dam('乙水库新建', 21), dam('丙水库新建', 22));
  const file = await read([NATURES, dam('丁水库除险加固', 2), dam('戊水库新建', 2)].join('\n'));
  expect([file.accepted, file.refused]).toEqual([1, 1]);
  expect(await text(file.refusedCsv())).toContain('“水库”、新建、元/m³库容（3 条）');
});

const groups = (csv: string) =>
  groupRuleFiles.read(db.pool, {
    bytes: Buffer.from(csv),
    fileName: 'groups.csv',
    now: '2025-09-15T02:00:00.000Z',
    project: undefined,
  });
const putGroups = async (csv: string) => {
  const file = await groups(csv);
  await commitFile(db.pool, file);
  await file.committed?.(db.pool);
};
const GROUPS = '类别,单位口径,依据,规则';

test('a house edits what decides the groups; an empty table brings the shipped one back', async () => {
  await store(dam('甲水库大修', 4));
  expect(await naturesNow()).toEqual({ 甲水库大修: null });
  let shipped = '';
  await groupRuleFiles.write(db.pool, (part) => void (shipped += part));
  expect(await groups(shipped)).toMatchObject({ accepted: SHIPPED_RULES.length, refused: 0 });
  await putGroups([GROUPS, '水库,,建设性质,大修=检修|新建', '水库,元/m³库容,规模,小=600000|大'].join('\n'));
  expect(await naturesNow()).toEqual({ 甲水库大修: '大修' });
  const { rows } = await db.pool.query<{ id: string }>('select id from water_record');
  expect((await readDetail(db.pool, rows[0]?.id ?? '')).facts[1]).toEqual({ term: '规模档', detail: '小' });
  await putGroups(GROUPS);
  expect(await naturesNow()).toEqual({ 甲水库大修: null });
});

test.each([
  ['大坝,,建设性质,新建', '“大坝”不明确'],
  ['水库,元/里,规模,小=1|大', '“元/里”不明确'],
  ['水库,,性质,新建', '依据应为 建设性质、规模 之一'],
  ['水库,,规模,大=10|小=1|余', '界限从小到大'],
  ['水库,,规模,', '缺少规则'],
])('a rule that cannot be read leaves the table as it is: %s', async (row, words) => {
  const file = await groups([GROUPS, '水库,,建设性质,新建', row].join('\n'));
  expect([file.accepted, file.refused]).toEqual([0, 1]);
  expect(await text(file.refusedCsv())).toContain(words);
});
