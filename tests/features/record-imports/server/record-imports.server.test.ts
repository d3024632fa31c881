import fs from 'node:fs';
import path from 'node:path';
import { zipSync } from 'fflate';
import type { ImportKinds, ImportPreview, ImportReceipt } from '#features/record-imports/contract';
import { keepFile } from '#features/record-imports/server/store';
import type { Jobs } from '#infra/server/server-slice';
import { createApp } from '#src/server/app';
import { codes } from '#src/contract/codes';
import { testApp } from '#tests/support/app';

const { db, ask, tokenOf, app } = testApp();
const houses = path.resolve(__dirname, '../../../fixtures/import/houses');
const tokens = new Map<string, string>();
const NO_CHOICES = { map: [], assume: [] };

beforeAll(async () => {
  for (const name of ['publisher', 'reviewer', 'reviewer2', 'vip']) tokens.set(name, await tokenOf(name));
});
afterEach(async () => {
  await db.pool.query(
    `delete from record_import; delete from record_import_answer; delete from unit_price;
     delete from project where source = 'imported'; delete from search_entry`,
  );
});

const call = async <T>(who: string, path: string, payload?: object) => {
  const { envelope } = await ask<T>({
    method: payload ? 'POST' : 'GET',
    url: `/pb/recordImport/${path}`,
    headers: { accesstoken: tokens.get(who) ?? '' },
    ...(payload && { payload }),
  });
  return envelope;
};
const upload = (who: string, kind: string, fileName: string, content: Buffer) =>
  call<ImportPreview>(who, 'upload', { kind, fileName, workbook: content.toString('base64') });
const house = (name: string) => fs.readFileSync(path.join(houses, name));
const sent = async (who: string, kind: string, name: string): Promise<ImportPreview> =>
  (await upload(who, kind, name, house(name))).data;
const preview = (who: string, importId: string, choices: object) =>
  call<ImportPreview>(who, 'preview', { importId, choices: { ...NO_CHOICES, ...choices } });
const accept = (who: string, importId: string, choices: object = {}) =>
  call<ImportReceipt>(who, 'accept', { importId, choices: { ...NO_CHOICES, ...choices } });
const stored = async () =>
  (await db.pool.query<{ name: string }>(`select name from project where source = 'imported' order by name`))
    .rows;

test('a file that says all is shown as it will be stored, then stored, with a receipt', async () => {
  const shown = await sent('publisher', 'projects', 'jiangyue-gbk.csv');
  expect(shown).toMatchObject({
    format: 'CSV，GB18030 编码，逗号分隔',
    accepted: 3,
    refusedCount: 0,
    totals: 2,
    missing: [],
    isRemembered: false,
    earlier: null,
  });
  expect(shown.columns).toContainEqual({
    header: '平米造价（元／㎡）',
    label: '单方造价',
    note: '单位 元/m2',
    exampleCells: ['2,750', '2780元/m2', expect.any(String)],
    likely: [],
  });
  expect(shown.shown.recordCells[0]).toEqual(
    expect.arrayContaining(['江岳花园1号楼', '高层住宅', '21,600', '2023-08', '59,400,000']),
  );
  expect(await stored()).toEqual([]);
  const { data } = await accept('publisher', shown.importId);
  expect(data).toEqual({
    kind: 'projects',
    stored: 3,
    refused: 0,
    href: '/commonproj/index?source=imported',
  });
  expect(await stored()).toHaveLength(3);
});

test('what follows an import by the command follows one by the screen, once', async () => {
  const analysed = async () => {
    const { rows } = await db.pool.query<{ count: string }>(
      `select analyze_count as count from pg_stat_user_tables where relname = 'project'`,
    );
    return Number(rows[0]?.count);
  };
  const before = await analysed();
  const { importId } = await sent('publisher', 'projects', 'jiangyue-gbk.csv');
  await accept('publisher', importId);
  expect(await analysed()).toBe(before + 1);
  await accept('publisher', importId);
  expect(await analysed()).toBe(before + 1);
});

test('a lost answer is asked for again and imports nothing twice', async () => {
  const { importId } = await sent('publisher', 'projects', 'jiangyue-gbk.csv');
  const [first, second] = await Promise.all([accept('publisher', importId), accept('publisher', importId)]);
  const third = await accept('publisher', importId);
  expect([first.data, second.data, third.data]).toEqual(
    Array.from({ length: 3 }, () => expect.objectContaining({ stored: 3 })),
  );
  expect(await stored()).toHaveLength(3);
});

test('the same file again is told, by whom of the house it may be sent', async () => {
  const { importId } = await sent('reviewer', 'projects', 'jiangyue-gbk.csv');
  await accept('reviewer', importId);
  const again = await sent('reviewer2', 'projects', 'jiangyue-gbk.csv');
  expect(again.earlier).toMatchObject({ stored: 3, refused: 0 });
  expect(again).toMatchObject({ accepted: 0, refusedCount: 3 });
  expect(again.refused[0]?.refusedWords).toBe('库中已有项目名称、建筑面积、价格期都相同的工程');
  expect(await accept('reviewer2', again.importId)).toMatchObject({
    statusCode: codes.conflict,
    businessMsg: '没有可导入的行',
  });
  // Another house does not hear of it.
  expect((await sent('publisher', 'projects', 'jiangyue-gbk.csv')).earlier).toBeNull();
});

test('a missing column is asked for, assumed, kept with the record and remembered for the house', async () => {
  const asked = await sent('reviewer', 'projects', 'yunlan-utf8.csv');
  expect(asked).toMatchObject({ accepted: 0, missing: [{ label: '税口径', isAssumable: true }] });
  expect(asked.columns.find(({ header }) => header === '备注')).toMatchObject({ label: null });
  expect(await accept('reviewer', asked.importId)).toMatchObject({ statusCode: codes.conflict });
  const assume = [['税口径', '除税']];
  const { data: told } = await preview('reviewer', asked.importId, { assume });
  expect(told).toMatchObject({ accepted: 2, missing: [], choices: { map: [], assume } });
  await accept('reviewer', asked.importId, { assume });
  const { rows } = await db.pool.query(
    `select overview->'assumptions' as assumed from project where source = 'imported' limit 1`,
  );
  expect(rows[0]).toMatchObject({
    assumed: expect.arrayContaining([{ term: '税口径', words: '除税' }]) as unknown,
  });
  await db.pool.query(`delete from project where source = 'imported'`);
  const again = await sent('reviewer2', 'projects', 'yunlan-utf8.csv');
  expect(again).toMatchObject({ isRemembered: true, accepted: 2, choices: { assume } });
  expect(await sent('publisher', 'projects', 'yunlan-utf8.csv')).toMatchObject({ isRemembered: false });
});

test('a column may be told to be another, or none', async () => {
  const head = '工程名称,所在地,业态,结构,面积,层数,阶段,价格期,计税方式,报价（万元）,单方造价';
  const line = '甲楼,广东 广州,办公楼,框架,10000,8/1,招标控制价,2024-06,含税,3500,9';
  const file = Buffer.from(`${head}\n${line}\n`);
  const { data: first } = await upload('publisher', 'projects', '台账.csv', file);
  expect(first).toMatchObject({ accepted: 0, refusedCount: 1 });
  expect(first.refused[0]).toMatchObject({
    line: 2,
    refusedCells: expect.stringContaining('甲楼') as string,
  });
  const map = [
    ['报价（万元）', '总造价'],
    ['单方造价', '不导入'],
  ];
  const { data: second } = await preview('publisher', first.importId, { map });
  expect(second).toMatchObject({ accepted: 1, refusedCount: 0 });
  expect(second.columns.filter(({ label }) => label === null).map(({ header }) => header)).toEqual([
    '单方造价',
  ]);
  await accept('publisher', first.importId, { map });
  expect(await stored()).toEqual([{ name: '甲楼' }]);
});

test('refused rows stay out and come as a file that can be mended', async () => {
  const head = '工程名称,所在地,业态,结构,面积,层数,阶段,价格期,计税方式,单方造价';
  const good = '甲楼,广东 广州,办公楼,框架,10000,8/1,招标控制价,2024-06,含税,3500';
  const file = Buffer.from(
    `${head}\n${good}\n${good.replace('甲楼', '乙楼').replace('广东 广州', '火星')}\n`,
  );
  const { data } = await upload('publisher', 'projects', '台账.csv', file);
  const download = async () =>
    (
      await app().inject({
        method: 'POST',
        url: '/pb/recordImport/refused',
        headers: { accesstoken: tokens.get('publisher') ?? '' },
        payload: { importId: data.importId, choices: NO_CHOICES },
      })
    ).body;
  const before = await download();
  expect(before).toContain('乙楼');
  expect(before).toContain('地区“火星”无法对应到省、市');
  expect((await accept('publisher', data.importId)).data).toMatchObject({ stored: 1, refused: 1 });
  expect(await download()).toBe(before);
});

test('a bill goes to one of the house’s own projects, chosen by name', async () => {
  const first = await sent('publisher', 'projects', 'jiangyue-gbk.csv');
  await accept('publisher', first.importId);
  const { data } = await call<ImportKinds>('publisher', 'kinds');
  expect(data.kinds.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['projects', 'unit-prices', 'labor']),
  );
  expect(data.recent).toMatchObject([{ kind: 'projects', fileName: 'jiangyue-gbk.csv', stored: 3 }]);
  const bills = data.kinds.find(({ kind }) => kind === 'unit-prices');
  const own = bills?.fields.find(({ label }) => label === '项目编码' || label === '工程编号');
  const { options } = bills?.fields.find(({ label }) => label === '工程编号') ?? { options: [] };
  expect(own).toBeDefined();
  expect(options.map(({ label }) => label)).toContain('江岳花园1号楼（2023-08）');
  const project = options.find(({ label }) => label.startsWith('江岳花园1号楼'))?.value ?? '';
  const bill = await sent('publisher', 'unit-prices', 'nanxi-bill.xlsx');
  expect(bill.missing).toMatchObject([{ label: '综合单价' }]);
  const choices = { map: [['报价', '综合单价']], assume: [['工程编号', project]] };
  const { data: read } = await preview('publisher', bill.importId, choices);
  expect(read).toMatchObject({ accepted: 2, missing: [] });
  const href = '/comprehensiveUnitPrice/index?areaId=18&source=imported';
  expect((await accept('publisher', bill.importId, choices)).data).toMatchObject({ stored: 2, href });
  expect((await call<ImportKinds>('publisher', 'kinds')).data.recent[0]?.href).toBe(href);
  // Which project it was is said of this file alone.
  const { rows } = await db.pool.query('select map, assume from record_import_answer');
  expect(rows).toEqual([{ map: choices.map, assume: [] }]);
});

test('what is no file of ours is refused in words, and nothing of it is kept', async () => {
  const files = [
    [Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), '旧的 .xls'],
    [Buffer.from(zipSync({ 'a.txt': new Uint8Array(4) })), '打不开这个 Excel 文件'],
    [Buffer.from('甲,乙\n1,2\n'), '没有找到表头'],
    [Buffer.from(`工程名称,面积,结构\n${'甲楼,1,框架\n'.repeat(5_001)}`), '一次至多 5000 行'],
  ] as const;
  for (const [file, words] of files)
    expect(await upload('publisher', 'projects', 'x', file)).toMatchObject({
      statusCode: codes.conflict,
      businessMsg: expect.stringContaining(words) as string,
    });
  expect(await upload('publisher', 'characteristics', 'x.csv', Buffer.from('a'))).toMatchObject({
    statusCode: codes.badRequest,
    businessMsg: '没有这种记录',
  });
  expect((await db.pool.query('select from record_import')).rowCount).toBe(0);
});

test('what nobody took in within a day is forgotten by the server itself, and by no upload of others', async () => {
  const { importId } = await sent('publisher', 'projects', 'jiangyue-gbk.csv');
  await db.pool.query(
    `update record_import set at = now() - interval '25 hours', refused_csv = 'x' where id = $1`,
    [importId],
  );
  const taken = await sent('reviewer', 'projects', 'jiangyue-gbk.csv');
  await accept('reviewer', taken.importId);
  await db.pool.query(
    `update record_import set at = now() - interval '25 hours', refused_csv = 'x' where id = $1`,
    [taken.importId],
  );
  const { importId: fresh } = await sent('reviewer2', 'projects', 'jiangyue-gbk.csv');
  const ids = async () =>
    (
      await db.pool.query<{ id: string; csv: string | null }>(
        'select id, refused_csv as csv from record_import',
      )
    ).rows;
  expect(await ids()).toHaveLength(3);

  let jobs: readonly Jobs[] = [];
  const other = await createApp({
    database: db.database,
    settings: { logLevel: 'silent', demo: true },
    dist: '/nowhere',
    startJobs: (all) => (jobs = all),
  });
  await other.close();
  for (const forget of jobs.flatMap((one) => one.forget ?? [])) await forget(db.pool, 100);
  const left = await ids();
  expect(left).toHaveLength(2);
  expect(left).toEqual(
    expect.arrayContaining([
      { id: taken.importId, csv: null },
      { id: fresh, csv: null },
    ]),
  );
});

test('of files that a member sends at once one stays', async () => {
  const accountId = (
    await db.pool.query<{ id: string }>(`select id::text as id from account where username = 'publisher'`)
  ).rows[0]?.id;
  const names = Array.from({ length: 8 }, (_, at) => `${at}.csv`);
  const ids = await Promise.all(
    names.map((fileName) =>
      keepFile(db.pool, accountId ?? '', { kind: 'projects', fileName, content: Buffer.from(fileName) }),
    ),
  );
  const { rows } = await db.pool.query<{ id: string; name: string; content: Buffer }>(
    'select id, file_name as name, content from record_import',
  );
  expect(rows).toHaveLength(1);
  expect(ids[names.indexOf(rows[0]?.name ?? '')]).toBe(rows[0]?.id);
  expect(rows[0]?.content.toString()).toBe(rows[0]?.name);
});

test('only publishers import, and nobody another’s file', async () => {
  const { importId } = await sent('publisher', 'projects', 'jiangyue-gbk.csv');
  expect(await accept('reviewer', importId)).toMatchObject({ statusCode: codes.notFound });
  expect(await preview('reviewer', importId, {})).toMatchObject({ statusCode: codes.notFound });
  expect(await call('vip', 'kinds')).toMatchObject({ statusCode: codes.rightsOnly });
  expect(await upload('vip', 'projects', 'x.csv', Buffer.from('a'))).toMatchObject({
    statusCode: codes.rightsOnly,
  });
  expect(await stored()).toEqual([]);
});
