import { text } from 'node:stream/consumers';
import writeExcelFile from 'write-excel-file/node';
import { findRecords } from '#features/water-renewal/server/find-records';
import { readDetail } from '#features/water-renewal/server/detail';
import { UNIT_BASES } from '#features/water-renewal/contract-terms';
import { waterFiles } from '#features/water-renewal/server/files';
import { commitFile } from '#infra/server/import/commit-file';
import { testDatabase } from '#tests/support/database';
import { regions } from '#tests/support/prepared';

const db = testDatabase({ prepared: regions });
afterEach(() => db.pool.query('delete from water_record; delete from search_entry'));

const HEAD =
  '序号,工程名称,工程类别,建设地点,单位口径,建设规模,综合指标,总投资（万元）,包含内容,文件类型,编制日期,是否含税';
const read = (text: string, choices?: { map?: [string, string][]; assume?: [string, string][] }) =>
  waterFiles.read(db.pool, {
    bytes: Buffer.from(text),
    fileName: '水利.csv',
    now: '2025-09-15T02:00:00.000Z',
    project: undefined,
    choices: { map: new Map(choices?.map), assume: new Map(choices?.assume) },
  });
const lines = (...rows: readonly string[]) => ['江北水务已完工程', HEAD, ...rows].join('\n');

test('[DATA-013] a house brings its water works in: listed first, with what was assumed', async () => {
  const file = await read(
    lines(
      '1,青石堤加固工程,堤防工程,广东省广州市,元/延米,"1,200m",,960.00,土方、护坡、堤顶道路,招标控制价,2024年6月,含税',
      '2,东湖小区改造,老旧小区,广州,元/户,320户,25000,800,外墙、管网、道路,施工图预算,202407,除税',
      ',合计,,,,,,1760,,,,',
    ),
  );
  expect(file).toMatchObject({ accepted: 2, refused: 0 });
  expect(file.description()).toContain('合计、小计：1 行，不导入');
  await commitFile(db.pool, file);
  const { indexDatas } = await findRecords(db.pool, { pageNo: 1, pageSize: 10, keyword: '青石' });
  expect(indexDatas).toMatchObject([
    {
      name: '青石堤加固工程',
      kind: '堤防',
      areaName: '广东 广州',
      unitBasis: '元/延米',
      quantity: 1_200,
      value: 8_000,
      taxBasis: '含税',
      source: 'imported',
    },
  ]);
  const { totals, facts } = await readDetail(db.pool, indexDatas[0]?.id ?? '', undefined);
  expect(totals).toMatchObject({ total: 9_600_000, pretax: 8_807_339.45, tax: 792_660.55 });
  expect(facts).toEqual([
    { term: '建设性质', detail: '加固（据工程名称）' },
    { term: '规模档', detail: '2 km 以下' },
    { term: '导入时假定', detail: '税率 9%' },
  ]);
});

test.each([
  ['堤防', '元/m', '元/延米', '堤线长度'],
  ['护岸', '元/延米', '元/m', '护岸长度'],
] as const)(
  '%s in %s is divided by its own length, as its like are, and says so',
  async (kind, written, basis, of) => {
    const name = `贺兰${kind}工程`;
    const file = await read(
      lines(
        `1,${name},${kind},广州,${written},3.2km,12500${written},4000,土方与护坡,招标控制价,2024-06,含税`,
      ),
    );
    expect(file).toMatchObject({ accepted: 1, refused: 0 });
    await commitFile(db.pool, file);
    const { indexDatas } = await findRecords(db.pool, { pageNo: 1, pageSize: 10, keyword: name });
    expect(indexDatas).toMatchObject([{ unitBasis: basis, quantity: 3_200, value: 12_500 }]);
    expect(UNIT_BASES[basis].of).toBe(of);
    const { facts } = await readDetail(db.pool, indexDatas[0]?.id ?? '', undefined);
    expect(facts).toContainEqual({ term: '导入时假定', detail: `税率 9%；单位口径 ${basis}` });
  },
);

const good = '甲堤,堤防,广州,元/延米,1200,8000,960,土方与护坡,招标控制价,2024-06,含税';
test.each([
  ['类别', good.replace('堤防', '大坝'), '类别：“大坝”不明确'],
  ['单位口径', good.replace('堤防', '水闸'), '“元/延米”按堤线长度计，“水闸”不用，请写成：元/m³、'],
  ['单位口径', good.replace('元/延米', '元/里'), '单位口径：“元/里”不明确'],
  ['口径说明', good.replace('土方与护坡', '土'), '口径说明：不足 2 个字'],
  ['造价', good.replace('8000', '9000'), '与总造价 9600000 元相差超过 2%'],
  ['地区', good.replace('广州', '火星'), '无法对应到省、市'],
  ['价格期', good.replace('2024-06', '1994-12'), '价格期 1994-12 不在 1995-01 至 2025-09 之间'],
  ['价格期', good.replace('2024-06', '2031-06'), '价格期 2031-06 不在 1995-01 至 2025-09 之间'],
])('of a wrong %s the reason is told', async (_, row, words) => {
  const file = await read(lines(`1,${row}`));
  expect(file).toMatchObject({ accepted: 0, refused: 1 });
  expect(await text(file.refusedCsv())).toContain(words);
});

test('what a file does not say is assumed or mapped, and the same record is taken once', async () => {
  const head = '工程名称,建设地点,规模,报价（万元）,阶段,价格期';
  const text = [head, '甲堤,广州,1200,960,招标控制价,2024-06'].join('\n');
  await expect(read(text)).rejects.toThrow('缺少必需的列：类别、单位口径、口径说明、税口径');
  const choices = {
    map: [['报价', '总造价']] as [string, string][],
    assume: [
      ['类别', '堤防'],
      ['单位口径', '元/延米'],
      ['口径说明', '土方与护坡'],
      ['taxBasis', '除税'],
    ] as [string, string][],
  };
  const file = await read(text, choices);
  expect(file.accepted).toBe(1);
  expect(file.understood?.().shown.rows[0]?.at(-1)).toContain('口径说明 土方与护坡');
  await commitFile(db.pool, file);
  expect(await read(text, choices)).toMatchObject({ accepted: 0, refused: 1 });
  await expect(commitFile(db.pool, file)).rejects.toThrow('导入期间库中的数据有变化');
});

test('what is exported is read again', async () => {
  await commitFile(db.pool, await read(lines(`1,${good}`)));
  let text = '';
  expect(await waterFiles.write(db.pool, (part) => void (text += part))).toBe(1);
  await db.pool.query('delete from water_record');
  expect(await read(text)).toMatchObject({ accepted: 1, refused: 0 });
});

test('计价单位 and 口径 are told apart by their values, and words of the trade mean what they do', async () => {
  const head = '工程名称,类型,地点,计价单位,口径,规模,指标值,编制类型,月份,税口径,计税方式';
  const row = (unit: string, scope: string) =>
    `清溪河护岸,护岸,广州,${unit},${scope},0.12万m,8000,初设概算,24-03,含税,简易计税`;
  const file = await read([head.replace('地点', '地区'), row('元/m', '含设备')].join('\n'));
  expect([file.accepted, file.refused]).toEqual([1, 0]);
  await commitFile(db.pool, file);
  const { indexDatas } = await findRecords(db.pool, { pageNo: 1, pageSize: 10, keyword: '清溪河' });
  expect(indexDatas).toMatchObject([
    {
      unitBasis: '元/m',
      scope: '含设备',
      quantity: 1_200,
      stage: '设计概算',
      priceDate: '2024-03',
      taxRate: 0.03,
    },
  ]);
  const swapped = await read([head.replace('地点', '地区'), row('含设备', '元/m')].join('\n')).then(
    ({ understood }) => understood?.().columns,
    (error: unknown) => String(error),
  );
  expect(swapped).toMatch(/缺少必需的列：口径说明[^]*没有用到的列：计价单位/);
  const unknown = head.replace('地点', '地区').replace('计价单位', '计量').replace('口径', '内容');
  await expect(read([unknown, row('元/m', '含土方与护坡')].join('\n'))).rejects.toThrow(
    /单位口径：--map 计量=单位口径/,
  );
});

test('a value far from those of its kind is taken only once it is confirmed', async () => {
  const head = '工程名称,类别,地区,单位口径,规模,指标值,口径说明,阶段,价格期,税口径,核实';
  const dike = (name: string, value: number, { basis = '元/延米', tax = '含税', mark = '' } = {}) =>
    `${name},堤防,广州,${basis},1000,${value},土方与护坡,招标控制价,2024-06,${tax},${mark}`;
  const table = (...rows: readonly string[]) => [head, ...rows].join('\n');
  const known = [dike('甲堤', 10_900), dike('乙堤', 10_000, { tax: '除税' })];
  await commitFile(db.pool, await read(table(...known)));
  expect(await read(table(dike('错堤', 165_000)))).toMatchObject({ accepted: 1, refused: 0 });
  await commitFile(db.pool, await read(table(dike('丙堤', 10_900))));
  const file = await read(
    table(
      dike('错堤', 165_000),
      dike('小堤', 1_650),
      dike('短堤', 165_000, { basis: '元/m' }),
      dike('贵堤', 50_000, { tax: '除税' }),
      dike('实堤', 165_000, { mark: '是' }),
    ),
  );
  expect([file.accepted, file.refused]).toEqual([2, 3]);
  const refused = (await text(file.refusedCsv())).split('\r\n');
  expect(refused[1]).toContain(
    '165,000 元/延米（含税）是库中“堤防”、元/延米（3 条）中位 10,900 的 15.14 倍，超出 1/5 至 5 倍；核对无误的，在“核实”列写“是”',
  );
  expect(refused[2]).toContain('的 0.15 倍');
  expect(refused[3]).toContain('165,000 元/延米（含税）是库中“堤防”、元/延米（3 条）');
  await commitFile(db.pool, file);
  const { rows } = await db.pool.query<{ name: string }>(
    `select name from water_record where provenance->>'note' like '%与同类相差悬殊，经导入人核实'`,
  );
  expect(rows).toEqual([{ name: '实堤' }]);
  const assumed = await read(table(dike('错堤', 165_000)), { assume: [['核实', '是']] });
  expect(assumed.accepted).toBe(1);
});

test('[DATA-013] a second sheet of a workbook is named, on the command line and on the screen', async () => {
  const data = HEAD.split(',').map((value) => ({ value }));
  const file = await waterFiles.read(db.pool, {
    bytes: await writeExcelFile([
      { sheet: '水利', data: [data] },
      { sheet: '更新', data: [data] },
    ]).toBuffer(),
    fileName: '水利.xlsx',
    now: '2025-09-15T02:00:00.000Z',
    project: undefined,
  });
  const line = '没有读取“更新”（1 行）：一个文件只读一张表，请并入“水利”，或另存为单独的文件再导入';
  expect(file.description()).toContain(line);
  expect(file.understood?.().notes).toContain(line);
});

test('values with units, sizes of another measure and a header that names the tax are taken as they are', async () => {
  const head = HEAD.replace('综合指标', '综合指标（含税）');
  const row = (name: string, basis: string, size: string, value: string, tax = '') =>
    `1,${name},堤防,广州,${basis},${size},${value},,土方与护坡,招标控制价,2024-06,${tax}`;
  const file = await read(
    [
      head,
      row('青石堤', '元/延米', '1.2km', '8000元/m'),
      row('白石堤', '万元/km', '3', '25000元/km', '含税'),
      row('黑石堤', '元/延米', '1200', '8000元/m3'),
      row('红石堤', '元/延米', '1200', '8000', '除税'),
    ].join('\n'),
  );
  expect(file).toMatchObject({ accepted: 2, refused: 2 });
  expect(file.understood?.().notes).toContain(
    '没有核对高低：2 行（第 2 行、第 3 行），库中没有足够的同类可比，请自行核对',
  );
  const refused = await text(file.refusedCsv());
  expect(refused).toContain('“8000元/m3”按 m³ 计，本行按 延米 计');
  expect(refused).not.toContain('都没有填');
  expect(refused).toContain('税口径：“除税”与造价表头的“含税”不符');
  await commitFile(db.pool, file);
  const { rows } = await db.pool.query(
    `select name, quantity::float8, tax_basis as tax, total::float8 from water_record order by name collate "C"`,
  );
  expect(rows).toEqual([
    { name: '白石堤', quantity: 3, tax: '含税', total: 75_000 },
    { name: '青石堤', quantity: 1_200, tax: '含税', total: 9_600_000 },
  ]);
});

test('pumps of one power are counted together; a length and a width are no size', async () => {
  const row = (name: string, kind: string, basis: string, size: string) =>
    `1,${name},${kind},广州,${basis},${size},,8000,土建与设备,招标控制价,2024-06,含税`;
  const file = await read(
    lines(
      row('甲站', '泵站', '万元/kW', '4×800kW'),
      row('乙站', '泵站', '万元/kW', '3台 x 1000kW'),
      row('丙渠', '堤防', '元/延米', '20×500m'),
      row('丁站', '泵站', '万元/kW', '2×3×800kW'),
    ),
  );
  expect(file).toMatchObject({ accepted: 2, refused: 2 });
  await commitFile(db.pool, file);
  const { rows } = await db.pool.query('select name, quantity::float8 from water_record order by quantity');
  expect(rows).toEqual([
    { name: '乙站', quantity: 3_000 },
    { name: '甲站', quantity: 3_200 },
  ]);
});
