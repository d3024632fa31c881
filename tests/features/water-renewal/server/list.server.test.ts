import { findWaterCall, type WaterQuery } from '#features/water-renewal/contract';
import { loadSampleWater } from '#features/water-renewal/samples/index';
import { waterRenewalServer } from '#features/water-renewal/server/index';
import { anIdentity, asker } from '#tests/support/ask';
import { testDatabase } from '#tests/support/database';
import { regions } from '#tests/support/prepared';

const db = testDatabase({ prepared: regions });
const ask = asker(() => waterRenewalServer({ pool: db.pool }).routes);
const identity = anIdentity({ isVip: true });
const list = (body: WaterQuery = {}) => ask(findWaterCall, { identity, body });

beforeAll(() => db.database.transaction((client) => loadSampleWater(client, '2025-09', '2023-01')));

test('[DATA-004] [DATA-012] [CALL-175] every value stands in its unit basis with what it holds', async () => {
  const { indexDatas, total, kinds, years, unitBases, next } = await list();
  expect(indexDatas).toHaveLength(20);
  for (const { value, scope, unitBasis, quantity } of indexDatas) {
    expect(value).toBeGreaterThan(0);
    expect(quantity).toBeGreaterThan(0);
    expect(scope).toMatch(/^含.+；不含/);
    expect(unitBasis).toMatch(/^(元|万元)\//);
  }
  expect(kinds).toHaveLength(14);
  expect(kinds[0]?.value).toBe('堤防');
  expect(kinds.reduce((sum, { count }) => sum + count, 0)).toBe(total.count);
  expect(years.map(({ value }) => value)).toEqual(['2025', '2024', '2023']);
  expect(unitBases.length).toBeGreaterThan(10);
  expect(next).toBe('2');
});

test('[REGION-016] [DATA-007] kind, place, year, unit basis and word narrow it; what can be chosen stays', async () => {
  const renewal = await list({ kind: '城市更新', pageSize: 500 });
  expect(new Set(renewal.indexDatas.map(({ kind }) => kind))).toEqual(
    new Set(['老旧小区', '老旧街区', '老旧厂区', '城中村', '既有建筑']),
  );
  expect(renewal.kinds).toHaveLength(14);
  const lifts = await list({ kind: '既有建筑', unitBasis: '万元/台', year: '2024', pageSize: 500 });
  expect(lifts.indexDatas.map(({ priceDate }) => priceDate.slice(0, 4))).toEqual(
    lifts.indexDatas.map(() => '2024'),
  );
  expect(lifts.unitBases.map(({ value }) => value)).toContain('元/㎡墙面');
  const [someone] = lifts.indexDatas;
  const inPlace = await list({ areaId: someone?.areaId, pageSize: 500 });
  expect(new Set(inPlace.indexDatas.map(({ areaId }) => areaId))).toEqual(new Set([someone?.areaId]));
  expect(inPlace.areaIds.length).toBeGreaterThan(20);
  const found = await list({ keyword: '加装电梯', pageSize: 500 });
  expect(new Set(found.indexDatas.map(({ unitBasis }) => unitBasis))).toEqual(new Set(['万元/台']));
  expect((await list({ keyword: '没有的工程' })).indexDatas).toEqual([]);
  expect((await list({ priceFrom: '2025-08', priceTo: '2025-08' })).years).toEqual([
    { value: '2025', count: expect.any(Number) },
  ]);
});

test('pages by number hold every record once, in the order asked for', async () => {
  const asked = { unitBasis: '万元/kW', sort: 'value', order: 'asc', pageSize: 20 } as const;
  const [one, two] = [await list(asked), await list({ ...asked, pageNo: 2 })];
  const rows = [...one.indexDatas, ...two.indexDatas];
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  const values = rows.map(({ value }) => value);
  expect(values).toEqual([...values].sort((a, b) => a - b));
});
