import { basisTable } from '#features/basis/server/store';
import { settleStatistics } from '#features/unit-prices/server/groups/settle-statistics';
import { readRecord } from '#features/unit-prices/server/detail/record';
import { comparisonsOf } from '#features/unit-prices/server/statistics/comparisons';
import { readPriceLevels } from '#features/unit-prices/server/statistics/price-levels';
import { readingIn } from '#features/unit-prices/server/statistics/reading';
import { readBasis } from '#src/costing/basis';
import { createRebaser } from '#src/costing/rebaser';
import { testDatabase } from '#tests/support/database';
import { regions } from '#tests/support/prepared';
import { AMOUNTS, GUANGDONG, openMade, REBAR } from '../made-prices';

const database = testDatabase({ prepared: regions });

let made: Awaited<ReturnType<typeof openMade>>;

interface Stamped {
  readonly series: string | null;
  readonly travels: number;
  readonly value: number;
}
const stampOf = async (id: number): Promise<Stamped | undefined> => {
  const { rows } = await database.pool.query<Stamped>(
    `select travelling_series as series, travelling as travels, by_components as value from unit_price where id = $1`,
    [id],
  );
  return rows[0];
};
const settledValue = async (id: number) => {
  await settleStatistics(database.pool);
  return (await stampOf(id))?.value;
};
/** As the browser reads it. */
const readBy = async (series: string | null) => {
  const [labour, materials, machinery, other] = AMOUNTS;
  const reading = createRebaser(
    await basisTable(database.pool),
    readBasis('2025-01_1_parts'),
  )({
    value: 6_000,
    priceDate: '2022-04',
    areaId: String(GUANGDONG),
    cityId: undefined,
    building: undefined,
    taxBasis: '除税',
    taxRate: 0.09,
    amounts: { labour, materials, machinery, other },
    item: REBAR.code,
    ...(series !== null && { materialSeries: series }),
  });
  return reading.kind === 'rebased' ? reading.value : undefined;
};

beforeAll(async () => {
  made = await openMade(database.pool);
});

/** 广东 stands at 1.08; what does not travel, of 2022-04: 712.80 + 59.428571 + 448.598131 in the money of 2025-01. */
const LOCAL = (660 * 1.08 + (60 * 104) / 105 + (480 * 100) / 107) / 1.08;
const BY_STEEL = LOCAL + (4_800 * 3_500) / 5_000;
const BY_MATERIALS = LOCAL + (4_800 * 95) / 108;

test('a price of reinforcement of 2022, four fifths steel, is at the level of today by the price of steel', async () => {
  expect(BY_STEEL).toBeCloseTo(4_490.395, 3);
  const today = [712.8, 3_360, 59.43, 448.6] as const;
  await made.save([
    made.recordOf(1, REBAR),
    ...Array.from({ length: 9 }, (_, at) =>
      made.recordOf(2 + at, { ...REBAR, month: '2025-01', amounts: today }),
    ),
  ]);
  const stamped = await stampOf(1);
  expect(stamped).toMatchObject({ series: '材料/钢材', travels: 0.8 });
  expect(stamped?.value).toBeCloseTo(BY_STEEL, 6);
  expect(await readBy('材料/钢材')).toBe(4_490.4);
  const { rows } = await database.pool.query<{ p50: number; least: number; greatest: number; n: number }>(
    `select p50, least, greatest, n from unit_price_level where months = 36 and area_id = 1`,
  );
  // Bought in the same way, all ten are the same price but for the fen of the parts of today.
  expect(rows).toHaveLength(1);
  expect(rows[0]?.n).toBeGreaterThanOrEqual(9);
  expect(Math.abs((stamped?.value ?? 0) / (rows[0]?.p50 ?? 0) - 1)).toBeLessThan(1e-5);
});

test.each([
  ['010515001', '现浇构件钢筋', '', '材料/钢材'],
  ['010516003', '机械连接', '连接规格：Φ25', '材料/钢材'],
  ['010606008', '钢梯', '钢材品种：Q235B', '材料/钢材'],
  ['010606009', '钢护栏', '材质：304 不锈钢', null],
  ['010605002', '钢板墙板', '岩棉夹芯板', null],
  ['010607003', '成品雨篷', '钢化夹胶玻璃', null],
  ['030408001', '电力电缆', 'YJV-0.6/1kV-4×25+1×16', '材料/电缆'],
  ['030408001', '电力电缆', 'yjlv22-4×70+1×35', null],
  ['030408001', '铝合金电力电缆', '4×70+1×35', null],
  ['030408003', '电缆保护管', 'SC100', null],
  ['030408006', '电力电缆头', 'YJV 4×25', null],
  ['030411001', '配管', '1. 名称：JDG20\n2. 敷设方式：砖、混凝土结构暗配', '材料/钢材'],
  ['030411001', '配管', '材质：镀锌钢管 SC32', '材料/钢材'],
  ['030411001', '配管', '刚性阻燃管 PC20，钢筋混凝土内暗配', null],
  ['030411001', '配管', '规格：20', null],
  ['030411003', '桥架', '热镀锌 200×100', null],
  ['030411004', '配线', 'WDZ-BYJ-2.5', '材料/电缆'],
  ['030411004', '配线', 'BLV-16', null],
  ['030702001', '碳钢通风管道', '镀锌钢板 δ0.75', '材料/钢材'],
  ['030703001', '碳钢阀门', '280℃ 防火阀', null],
  ['030901001', '水喷淋钢管', '内外壁热镀锌 DN50', '材料/钢材'],
  ['030901003', '水喷淋（雾）喷头', 'DN15', null],
  ['031001001', '镀锌钢管', 'DN50', '材料/钢材'],
  ['031001006', '塑料管', 'PP-R dn25', null],
  ['031001007', '复合管', '钢塑复合管 DN50', null],
])('%s %s %s moves by %s', async (code, name, told, series) => {
  await made.save([made.recordOf(100, { code, name, told })]);
  const stamped = await stampOf(100);
  await database.pool.query('delete from unit_price where id = 100');
  expect(stamped).toMatchObject({ series, travels: 0.8 });
});

test('concrete does not travel, and moves by materials in general', async () => {
  await made.save([made.recordOf(100, { code: '010505001', name: '有梁板', told: '钢筋混凝土 C30' })]);
  expect(await stampOf(100)).toMatchObject({ series: null, travels: 0 });
  expect((await stampOf(100))?.value).toBeCloseTo(LOCAL + (4_800 * 95) / 108 / 1.08, 6);
});

test('a series that lacks a month gives way to the sample, then to materials, then to the composite index', async () => {
  const lose = (id: string) =>
    database.pool.query(`delete from index_point where series_id = $1 and period = '2024-06-01'`, [id]);
  await lose('钢材信息价');
  expect(await settledValue(1)).toBeCloseTo(LOCAL + 4_800, 6);
  await lose('样例钢材');
  expect(await settledValue(1)).toBeCloseTo(BY_MATERIALS, 6);
  expect(await readBy('材料/钢材')).toBe(Math.round(BY_MATERIALS * 100) / 100);
  await lose('材料指数');
  expect(await settledValue(1)).toBeCloseTo(LOCAL + (4_800 * 100) / 107, 6);
  await database.pool.query(
    `insert into index_point (series_id, period, value, status)
     select unnest('{钢材信息价,材料指数}'::text[]), '2024-06-01', unnest('{3600,100}'::numeric[]), 'firm'`,
  );
  expect(await settledValue(1)).toBeCloseTo(BY_STEEL, 6);
});

test('records follow when the table of what travels names another series, or none', async () => {
  const name = (series: string | null) =>
    database.pool.query(
      `update travelling_material set series = $1, told = null where way = '清单' and word = '010515'`,
      [series],
    );
  await name(null);
  expect(await settledValue(1)).toBeCloseTo(BY_MATERIALS, 6);
  expect((await stampOf(1))?.series).toBeNull();
  await name('电缆');
  expect(await settledValue(1)).toBeCloseTo(LOCAL + (4_800 * 100) / 80, 6);
  await name('钢材');
  expect(await settledValue(1)).toBeCloseTo(BY_STEEL, 6);
  await database.pool.query(`update travelling_material set told = 'HPB300' where word = '010515'`);
  expect(await settledValue(1)).toBeCloseTo(BY_MATERIALS, 6);
});

test('without a composition, and none of its section, nobody knows how much of it is steel: it is compared with nobody, nor anybody with it', async () => {
  await made.save([
    made.recordOf(900, { code: '010606008', name: '钢梯', isWhole: true }),
    made.recordOf(901, { code: '010502001', name: '矩形柱', isWhole: true }),
  ]);
  const reading = await readingIn(() => readPriceLevels(database.pool));
  const told = async (id: string) => {
    const record = await readRecord(database.pool, id);
    return (await comparisonsOf(database.pool, [record], reading))(record).statistics;
  };
  const before = (await told('1')).bands.n;
  await settleStatistics(database.pool);
  expect((await told('1')).bands.n).toBe(before);
  const whole = await told('900');
  expect(whole).toMatchObject({ bands: { kind: 'cases', n: 0 } });
  expect(whole.widened).toBe('没有价格组成：钢材、电缆等不随综合指数涨落，不作比较');
  expect((await told('901')).widened).not.toMatch(/没有价格组成/);
});
