import { basisTableCall, type PublishedTable } from '#features/basis/contract';
import { loadSampleFactors } from '#features/basis/samples/index';
import { basisServer } from '#features/basis/server/index';
import { loadSampleIndexes } from '#features/cost-indexes/samples/index';
import { REGION_FACTORS } from '#infra/server/sample/region-factors';
import { reader } from '#src/contract/call';
import { createRebaser } from '#src/costing/rebaser';
import { testDatabase } from '#tests/support/database';
import { regions } from '#tests/support/prepared';

const LIFE = 60_000;
/** As the migration fills the table, in the order of signs. */
const TRAVELLING = {
  items: [
    '010515',
    '010516',
    '0106',
    '010601',
    '010602',
    '010603',
    '010604',
    '010605001',
    '010606',
    '030401',
    '030402',
    '030404',
    '030406',
    '030408',
    '030408001',
    '030408002',
    '030411',
    '030411001',
    '030411004',
    '030412',
    '0307',
    '030702001',
    '030901',
    '030901001',
    '030901002',
    '030903',
    '030903001',
    '0310',
    '031001001',
    '031001002',
  ].toSorted(),
  materials: [
    '电缆',
    '电线',
    '导线',
    '母线',
    '桥架',
    '阀',
    '水表',
    '钢管',
    '铜管',
    '管件',
    '钢筋',
    '螺纹钢',
    '型钢',
    '钢板',
    '圆钢',
    '铜',
    '铝',
    '变压器',
    '配电箱',
    '配电柜',
    '开关',
    '灯',
    '水泵',
    '风机',
    '电梯',
    '机组',
    '洁具',
  ].toSorted(),
};
const SAMPLES = '造价指标网（样例）';
const database = testDatabase({ prepared: regions });
let now = 0;
let ask: () => Promise<PublishedTable>;

const loadFactors = () => loadSampleFactors(database.pool, REGION_FACTORS);
const factorsStored = async () =>
  (await database.pool.query<{ n: number }>('select count(*)::int as n from place_factor')).rows[0]?.n;

beforeAll(async () => {
  const [apiRoute] = basisServer({ pool: database.pool, now: () => now }).routes;
  ask = async () => reader(basisTableCall)(await apiRoute?.handle({} as never));
});
// What was asked in the test before is forgotten.
beforeEach(() => (now += LIFE));

test('a house without indexes gets an empty table, and no sample factors', async () => {
  await loadFactors();
  expect(await ask()).toEqual({
    series: null,
    indexes: [],
    ownSeries: [],
    travelling: TRAVELLING,
    factors: [],
    factorSource: null,
  });
});

test('samples: every month of the national composite series, and a factor for every place', async () => {
  await loadSampleIndexes(database.pool);
  await loadFactors();
  const { series, indexes, ownSeries, travelling, factors, factorSource } = await ask();
  expect(series).toEqual({
    name: '全国综合造价指数',
    publisher: SAMPLES,
    basePeriod: '2020-01',
    source: 'sample',
  });
  expect(indexes).toHaveLength(69);
  expect(indexes[0]).toEqual({ period: '2020-01', value: 100, status: 'firm' });
  expect(indexes.at(-1)).toEqual({ period: '2025-09', value: 100.9, status: 'provisional' });
  expect(factors).toHaveLength(32);
  expect(factors[0]).toEqual({ areaId: '1', name: '全国', value: 1 });
  expect(factors.find(({ name }) => name === '广东')).toEqual({ areaId: '20', name: '广东', value: 1.08 });
  expect(factorSource).toEqual({
    kind: 'sample',
    issuer: SAMPLES,
    title: '地区造价系数（样例），全国为 1.00',
    priceDate: '2025-09',
    taxBasis: '含税',
    method: '各地与全国单方造价水平之比（样例取值）',
    revision: 1,
    licence: '样例数据，仅供演示，不得作为计价依据',
  });
  expect(travelling).toEqual(TRAVELLING);
  expect(ownSeries?.map(({ key, name, publisher }) => [key, name, publisher]).toSorted()).toEqual(
    [
      ['人工', '人工费指数', SAMPLES],
      ['材料', '材料费指数', SAMPLES],
      ['机械', '施工机具费指数', SAMPLES],
      ['材料/钢材', 'HRB400 螺纹钢', SAMPLES],
      ['材料/电缆', '铜芯电缆 YJV 4×25+1×16', SAMPLES],
      ['住宅', '住宅工程造价指数', SAMPLES],
      ['公建', '公共建筑造价指数', SAMPLES],
      ['工业', '工业建筑造价指数', SAMPLES],
      ['市政', '市政工程造价指数', SAMPLES],
      ['轨道', '轨道交通工程造价指数', SAMPLES],
      ['水利', '水利工程造价指数', SAMPLES],
    ].toSorted(),
  );
  const months = indexes.map(({ period, status }) => ({ period, status, value: expect.any(Number) }));
  for (const series of ownSeries ?? []) expect(series.months).toEqual(months);
});

test('the table moves 2 980 元/㎡ of 湖北 in 2023-06 to 3 212.86 元/㎡ of 广东 in 2025-09', async () => {
  const rebase = createRebaser(await ask(), { period: '2025-09', areaId: '20' });
  const cost = { value: 2980, priceDate: '2023-06', areaId: '18', cityId: undefined, building: undefined };
  expect(rebase(cost)).toMatchObject({ value: 3212.86 });
});

test('loading again changes nothing, and a factor of the house itself stays', async () => {
  await database.pool.query(`update place_factor set factor = 1.11, source = 'official' where area_id = 20`);
  await loadFactors();
  expect(await factorsStored()).toBe(32);
  expect((await ask()).factors.find(({ areaId }) => areaId === '20')).toHaveProperty('value', 1.11);
});

test('a published series goes before a sample', async () => {
  await database.pool.query(
    `insert into index_series (id, name, category, area_id, frequency, base_period, unit, method, publisher, source)
     values ('official-1', '综合指数', '综合', 1, 'month', '2025-01-01', '点', '拉氏', '某站', 'official')`,
  );
  await database.pool.query(
    `insert into index_point (series_id, period, value, status) values ('official-1', '2025-01-01', 100, 'firm')`,
  );
  const { series, indexes } = await ask();
  expect(series).toEqual({
    name: '综合指数',
    publisher: '某站',
    basePeriod: '2025-01',
    source: 'official',
  });
  expect(indexes).toEqual([{ period: '2025-01', value: 100, status: 'firm' }]);
});

test('for a minute the table is answered from memory', async () => {
  const before = await ask();
  await database.pool.query('delete from place_factor');
  now += LIFE - 1;
  expect(await ask()).toEqual(before);
  now += 1;
  expect((await ask()).factors).toEqual([]);
});
