import { text } from 'node:stream/consumers';
import { commitFile } from '#infra/server/import/commit-file';
import { recordDeed } from '#features/activities/server/index';
import writeExcelFile from 'write-excel-file/node';
import { findPricesCall } from '#features/labor/contract';
import { laborFiles } from '#features/labor/server/files';
import { laborServer } from '#features/labor/server/index';
import { SAMPLE_ITEMS } from '#features/labor/samples/items';
import { loadSampleLabor } from '#features/labor/samples/index';
import type { Choices } from '#infra/server/import/choices';
import { anIdentity, asker } from '#tests/support/ask';
import { testDatabase } from '#tests/support/database';
import { regions } from '#tests/support/prepared';

const db = testDatabase({ prepared: regions });
const ask = asker(
  () => laborServer({ pool: db.pool, readLabourIndex: () => Promise.resolve(null), recordDeed }).routes,
);
const HEADER = '分部,子目,工作内容,单位,计价方式,辅材,地区,月份,低价,单价（元）,高价,样本数';
const csv = (...lines: readonly string[]) => Buffer.from([HEADER, ...lines].join('\n'));
const read = (bytes: Buffer, choices?: Choices) =>
  laborFiles.read(db.pool, {
    bytes,
    fileName: '劳务价格.csv',
    now: '2025-10-01T00:00:00Z',
    project: undefined,
    ...(choices && { choices }),
  });
const reasonsOf = async (line: string) =>
  (await text((await read(csv(line))).refusedCsv())).trim().split('\n').at(-1);
const listed = (query: object) => ask(findPricesCall, { identity: anIdentity(), query });
afterEach(() => db.pool.query(`delete from labor_line; delete from labor_item; delete from search_entry`));

test('[DATA-001] a house brings its prices in: listed, found, and said to be its own', async () => {
  const file = await read(
    csv(
      '模板,木模板支拆,展开面积,m2,清包,否,广东 广州,2025-08,50,54,60,12',
      '点工,木工,,工日,,,广东,2025年8月,,390,,',
      '合计,,,,,,,,,,,',
    ),
  );
  expect(file).toMatchObject({ accepted: 2, refused: 0 });
  expect(file.description()).toContain('合计、小计：1 行，不导入');
  await commitFile(db.pool, file);
  const { rows, period } = await listed({ areaId: '228' });
  expect(period).toBe('2025-08');
  expect(rows).toMatchObject([
    {
      section: '模板',
      name: '木模板支拆',
      unit: '㎡',
      low: 50,
      middle: 54,
      high: 60,
      n: 12,
      source: 'imported',
    },
    { section: '点工', mode: '点工', low: 390, middle: 390, high: 390, n: 1 },
  ]);
  expect(rows[0]?.provenance).toMatchObject({ kind: 'imported', issuer: '本单位', title: '劳务价格.csv' });
  const found = await db.pool.query(`select title from search_entry where kind = 'labor' order by title`);
  expect(found.rowCount).toBe(2);
});

test('a city that is ahead does not hide its province; only a city is told of its province', async () => {
  const of = (place: string, month: string) =>
    ['木模板支拆', '铝模板支拆', '钢模板支拆'].map(
      (name) => `模板,${name},,㎡,清包,,${place},${month},,50,,`,
    );
  const [one = ''] = of('广东 广州', '2025-08');
  await commitFile(db.pool, await read(csv(...of('广东', '2025-07'), one)));
  expect(await listed({ areaId: '20' })).toMatchObject({
    period: '2025-07',
    periods: ['2025-08', '2025-07'],
    total: 3,
    ofProvince: 0,
  });
  expect(await listed({ areaId: '20', period: '2025-08' })).toMatchObject({ total: 1, ofProvince: 0 });
  expect(await listed({ areaId: '228', period: '2025-07' })).toMatchObject({ total: 3, ofProvince: 3 });
});

test('another month of the same item goes to the same line; the same month is refused', async () => {
  const line = (month: string, price: number) => `模板,木模板支拆,,㎡,清包,,广东,${month},,${price},,`;
  await commitFile(db.pool, await read(csv(line('2025-07', 53))));
  const next = await read(csv(line('2025-07', 53), line('2025-08', 54), line('2025-08', 55)));
  expect(next).toMatchObject({ accepted: 1, refused: 2 });
  await commitFile(db.pool, next);
  expect((await listed({ areaId: '20' })).rows).toMatchObject([{ middle: 54, change: 1.89 }]);
  const again = await read(csv(line('2025-09', 55)));
  await commitFile(db.pool, again);
  await expect(commitFile(db.pool, again)).rejects.toThrow('导入期间库中的数据有变化');
});

test.each([
  ['别的,某子目,,㎡,清包,,广东,2025-08,,50,,', '分部“别的”不在'],
  ['模板,某子目,,㎡,整包,,广东,2025-08,,50,,', '计价方式“整包”不在'],
  ['模板,某子目,,㎡,清包,或许,广东,2025-08,,50,,', '看不出是含还是不含'],
  ['模板,某子目,,㎡,清包,,月球,2025-08,,50,,', '地区“月球”无法对应'],
  ['模板,某子目,,㎡,清包,,广东,去年,,50,,', '不是年月'],
  ['模板,某子目,,㎡,清包,,广东,2025-08,60,50,,', '低价、中价、高价应从小到大'],
  ['模板,某子目,,㎡,清包,,广东,2025-08,,0,,', '应大于 0'],
  ['模板,某子目,,㎡,清包,,广东,2025-08,,50,,1.5', '样本数应是大于 0 的整数'],
])('%s is refused with its reason', async (line, reason) => {
  expect(await reasonsOf(line)).toContain(reason);
});

test('a workbook without sections or ways of pricing comes in where they are assumed', async () => {
  const file = await writeExcelFile(
    [
      ['工种班组价格表', null, null, null, null],
      ['子目', '单位', '城市', '年月', '劳务单价'],
      ['高层木工支模', '平方米', '成都', '2025-06', 52.5],
    ],
    {},
  ).toBuffer();
  await expect(read(file)).rejects.toThrow('缺少必需的列：分部');
  const assumed = await read(file, {
    map: new Map(),
    assume: new Map([
      ['分部', '模板'],
      ['计价方式', '清包'],
    ]),
  });
  expect(assumed).toMatchObject({ accepted: 1, refused: 0 });
});

test('what is exported is read again; samples are not taken for a house’s own', async () => {
  await commitFile(db.pool, await read(csv('模板,木模板支拆,,㎡,清包,否,广东,2025-08,50,54,60,12')));
  let written = '';
  expect(await laborFiles.write(db.pool, (part) => void (written += part))).toBe(1);
  await db.pool.query('delete from labor_line; delete from labor_item');
  expect(await read(Buffer.from(written))).toMatchObject({ accepted: 1, refused: 0 });
  await db.database.transaction((client) => loadSampleLabor(client, SAMPLE_ITEMS.slice(0, 1)));
  written = '';
  expect(await laborFiles.write(db.pool, (part) => void (written += part))).toBe(32 * 37);
  const samples = await read(Buffer.from(written));
  expect(samples.accepted).toBe(0);
  expect(await text(samples.refusedCsv())).toContain('这是样例数据');
});

test('a price far from those of its kind is taken only once it is confirmed', async () => {
  const day = (name: string, price: number, mark = '') => `点工,${name},工日,广东,2025-08,${price},${mark}`;
  const header = '分部,子目,单位,地区,月份,单价（元）,核实';
  const table = (...lines: readonly string[]) => Buffer.from([header, ...lines].join('\n'));
  await commitFile(
    db.pool,
    await read(table(...[380, 390, 400, 410].map((price, at) => day(`木工${at}`, price)))),
  );
  const months = ['2025-05', '2025-06', '2025-07'].map(
    (month, at) => `点工,瓦工,工日,广东,${month},${390 + at},`,
  );
  await commitFile(db.pool, await read(table(...months)));
  const file = await read(
    table(
      day('瓦工', 2_100),
      day('油工', 2_100),
      day('架子工', 90),
      day('电工', 800),
      day('焊工', 2_100, '是'),
    ),
  );
  expect([file.accepted, file.refused]).toEqual([2, 3]);
  const refused = (await text(file.refusedCsv())).split('\r\n');
  expect(refused[1]).toContain(
    '是库中同子目、同单位、同计价方式（3 条）中位 391 的 5.37 倍，超出 1/3 至 3 倍',
  );
  expect(refused[2]).toContain('是库中点工、同单位、同计价方式（3 条）中位 391 的 5.37 倍');
  expect(refused[3]).toContain('的 0.23 倍');
});

test.each([
  ['木工,木模板,㎡,清包工', '模板', '清包'],
  ['砌筑,砌砖墙,m³,扩大清包', '砌体', '扩大劳务'],
  ['砼工,浇筑,m³,包清工', '混凝土', '清包'],
  ['木工,木工,工日,', '点工', '点工'],
])('%s is %s, %s', async (words, section, mode) => {
  const table = ['分部,子目,单位,承包方式,地区,月份,单价（元）', `${words},广东,24-08,400`].join('\n');
  await commitFile(db.pool, await read(Buffer.from(table)));
  expect((await listed({ areaId: '20' })).rows).toMatchObject([{ section, mode, period: '2024-08' }]);
});

test('[LABOR-004] a province has the prices of its cities beside its own, a city its own or that of its province', async () => {
  const table = (...lines: readonly string[]) =>
    Buffer.from(['分部,子目,单位,计价方式,地区,月份,单价（元）', ...lines].join('\n'));
  const line = (place: string, price: number) => `模板,木模板支拆,㎡,清包,${place},2025-08,${price}`;
  await commitFile(
    db.pool,
    await read(table(line('广东', 50), line('广东 广州', 54), line('广东 深圳', 58))),
  );
  const pricesIn = async (areaId: string) =>
    (await listed({ areaId })).rows.map(({ areaName, middle }) => [areaName, middle]);
  expect(await pricesIn('20')).toEqual([
    ['广东', 50],
    ['广州', 54],
    ['深圳', 58],
  ]);
  expect(await pricesIn('228')).toEqual([['广州', 54]]);
  await db.pool.query('delete from labor_line where area_id = 20');
  expect(await pricesIn('20')).toEqual([
    ['广州', 54],
    ['深圳', 58],
  ]);
});

test('[DATA-001] a second sheet of a workbook is named, on the command line and on the screen', async () => {
  const rows = ['分部,子目,单位,计价方式,地区,月份,单价', '模板,木模板支拆,m2,清包,广东 广州,2025-08,54'];
  const data = rows.map((row) => row.split(',').map((value) => ({ value })));
  const file = await read(
    await writeExcelFile([
      { sheet: '土建', data },
      { sheet: '安装', data },
    ]).toBuffer(),
  );
  expect(file.accepted).toBe(1);
  const line = '没有读取“安装”（2 行）：一个文件只读一张表，请并入“土建”，或另存为单独的文件再导入';
  expect(file.description()).toContain(line);
  expect(file.understood?.().notes).toContain(line);
});
