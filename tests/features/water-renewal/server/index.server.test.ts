import { loadSampleIndexes } from '#features/cost-indexes/samples/index';
import { basisTable } from '#features/basis/server/store';
import {
  findWaterCall,
  waterDetailCall,
  type WaterDetail,
  type WaterQuery,
  type WaterRow,
} from '#features/water-renewal/contract';
import { WHOLE_STAGES } from '#features/water-renewal/contract-terms';
import { loadSampleWater } from '#features/water-renewal/samples/index';
import { NO_RECORD } from '#features/water-renewal/server/detail';
import { sizeClassesOf } from '#features/water-renewal/server/groups/group-rules';
import { SHIPPED_RULES } from '#features/water-renewal/server/groups/shipped-rules';
import { waterRenewalServer } from '#features/water-renewal/server/index';
import { valueOf } from '#features/water-renewal/ui/cost-of';
import { readBasis, type Basis } from '#src/costing/basis';
import { roundTo, sumMoney } from '#src/costing/money';
import { quantile } from '#src/costing/quantile';
import { createRebaser } from '#src/costing/rebaser';
import { anIdentity, asker } from '#tests/support/ask';
import { testDatabase } from '#tests/support/database';
import { loadPlaceFactors } from '#tests/support/place-factors';
import { regions } from '#tests/support/prepared';

const db = testDatabase({ prepared: regions });
const server = () => waterRenewalServer({ pool: db.pool });
const ask = asker(() => server().routes);
const identity = anIdentity({ isVip: true });
const list = (body: WaterQuery = {}) => ask(findWaterCall, { identity, body });
const detail = (id: string, basis?: string) =>
  ask(waterDetailCall, { identity, query: { id, ...(basis && { basis }) } });
const first = async (body: WaterQuery) =>
  (await list({ ...body, sort: 'priceDate' })).indexDatas[0]?.id ?? '';

interface Within {
  readonly months: number;
  readonly classesApart: number;
}
/** As the reference says it. */
const withinOf = ({ reference }: WaterDetail['standing']): Within => ({
  months: Number(/前后 (\d+) 个月/.exec(reference)?.[1]),
  classesApart: reference.includes('不分规模') ? Infinity : Number(reference.includes('与相邻档')),
});

/** What the whole country's records of its kind, nature and unit basis cost before tax, read as the browser reads them. */
const readOneByOne = async (
  row: WaterRow,
  basis: Basis,
  { months, classesApart }: Within,
): Promise<readonly number[]> => {
  const { rows } = await db.pool.query<{
    value: number;
    quantity: number;
    priceDate: string;
    areaId: string;
    cityId: string | null;
  }>(
    `select pretax_value::float8 as value, quantity::float8 as quantity, to_char(price_date, 'YYYY-MM') as "priceDate", area_id::text as "areaId",
       city_id::text as "cityId"
     from water_record where kind = $1 and unit_basis = $2 and id <> $3 and (stage = any ($6::text[])) = $7 and nature is not distinct from $8
       and price_date between $4::date - make_interval(months => $5) and $4::date + make_interval(months => $5)`,
    [
      row.kind,
      row.unitBasis,
      row.id,
      `${row.priceDate}-01`,
      months,
      WHOLE_STAGES,
      WHOLE_STAGES.includes(row.stage),
      row.nature,
    ],
  );
  const rebase = createRebaser(await basisTable(db.pool), basis);
  const sizes = sizeClassesOf(SHIPPED_RULES, row);
  const classOf = (quantity: number) => sizes?.classOf(quantity) ?? 0;
  const alike = rows.filter(
    ({ quantity }) => Math.abs(classOf(quantity) - classOf(row.quantity)) <= classesApart,
  );
  return alike.map((peer) => {
    const reading = rebase({ ...peer, cityId: peer.cityId ?? undefined, building: undefined });
    if (reading.kind !== 'rebased') throw new Error('it can be read');
    return reading.value;
  });
};

beforeAll(async () => {
  await loadSampleIndexes(db.pool);
  await loadPlaceFactors(db.pool);
  await db.database.transaction((client) => loadSampleWater(client, '2025-09', '2023-01'));
});

describe('the detail', () => {
  test('[DATA-004] the value is the cost by the quantity, and the parts of the cost are the cost', async () => {
    const { row, totals, costs, quantities, facts } = await detail(await first({ kind: '泵站' }));
    expect(row.value).toBe(roundTo(totals.total / row.quantity / 10_000, 2));
    expect(sumMoney([totals.pretax, totals.tax])).toBe(totals.total);
    expect(sumMoney(costs.map(({ amount }) => amount))).toBe(totals.pretax);
    expect(costs.map(({ name }) => name)).toEqual([
      '建筑工程',
      '机电设备及安装',
      '金属结构设备及安装',
      '临时工程',
      ...(WHOLE_STAGES.includes(row.stage) ? ['独立费用', '预备费'] : []),
    ]);
    expect(quantities.map(({ name }) => name)).toContain('混凝土');
    expect(facts.map(({ term }) => term)).toEqual([
      '建设性质',
      '规模档',
      '工程等别与级别',
      '设计标准',
      '地质',
    ]);
  });

  test('a renewal tells when it was built, for how many households, and what was done', async () => {
    const { row, facts, costs } = await detail(await first({ kind: '老旧小区', unitBasis: '元/户' }));
    expect(facts.map(({ term }) => term)).toEqual(['建设性质', '规模档', '建成年代', '户数', '改造内容']);
    expect(costs.map(({ name }) => name)).toEqual([
      '建筑工程',
      '安装工程',
      '设备购置',
      ...(WHOLE_STAGES.includes(row.stage) ? ['工程建设其他费', '预备费'] : []),
    ]);
  });

  test('it stands among its own kind and unit basis, brought to one month, place and tax basis', async () => {
    const { rows } = await db.pool.query<{ id: string }>(
      `select id from water_record where kind = '水闸' and stage = '招标控制价' order by id limit 1`,
    );
    const { id = '' } = rows[0] ?? {};
    const { standing, row, similar } = await detail(id, '2025-06_20_in');
    expect(standing.n).toBeGreaterThanOrEqual(10);
    expect(standing.rank).not.toBeNull();
    expect(standing.band).toMatchObject({ n: standing.n });
    expect(standing.histogram?.reduce((sum, { count }) => sum + count, 0)).toBe(standing.n);
    expect(standing.reference).toContain('同单位口径（万元/m净宽）');
    expect(standing.reference).toContain('折到 2025-06 · 广东水平');
    expect(standing.widened).toMatch(/放宽到/);
    const before = await detail(id, '2025-06_20_ex');
    expect((standing.band?.p50 ?? 0) / (before.standing.band?.p50 ?? 0)).toBeCloseTo(1 + row.taxRate, 3);
    expect(similar.map(({ unitBasis }) => unitBasis)).toEqual(similar.map(() => row.unitBasis));
  });

  test('the repair of a reservoir is neither ranked among new dams nor shown beside them', async () => {
    const { rows } = await db.pool.query<{ id: string; nature: string }>(
      `select id, nature from water_record where kind = '水库' order by id`,
    );
    expect(new Set(rows.map(({ nature }) => nature))).toEqual(new Set(['新建', '除险加固']));
    for (const { id, nature } of rows.slice(0, 40)) {
      const { row, standing, similar, facts } = await detail(id);
      expect(standing.reference).toContain(`同建设性质（${nature}）`);
      expect(facts[0]).toEqual({ term: '建设性质', detail: `${nature}（据工程名称）` });
      expect(new Set(similar.map((one) => one.nature))).toEqual(new Set([nature]));
      const sizes = sizeClassesOf(SHIPPED_RULES, row);
      for (const { quantity } of similar)
        expect(Math.abs((sizes?.classOf(quantity) ?? 0) - (sizes?.classOf(row.quantity) ?? 0))).toBeLessThan(
          2,
        );
      if (/不分规模|与相邻档/.test(standing.reference)) expect(standing.widened).toContain('同规模档');
    }
  });

  test('similar records are of the same size first, then of the same province, then near in time, then in size', async () => {
    const { rows } = await db.pool.query<{ id: string }>('select id from water_record order by id limit 6');
    const ids = rows.map(({ id }) => id);
    await db.pool.query('create table kept_record as select * from water_record where id = any ($1)', [ids]);
    const [own = '', ...others] = ids;
    // Of 广东 and 1,000 kW; the others in the order in which they should stand.
    const standsAs: readonly (readonly [id: string, area: number, month: string, power: number])[] = [
      [own, 20, '2025-01-01', 1_000],
      [others[4] ?? '', 20, '2025-01-01', 1_100],
      [others[3] ?? '', 20, '2025-03-01', 2_000],
      [others[2] ?? '', 20, '2024-01-01', 1_000],
      [others[1] ?? '', 18, '2025-01-01', 1_000],
      [others[0] ?? '', 20, '2025-01-01', 999],
    ];
    try {
      for (const [id, area, month, power] of standsAs)
        await db.pool.query(
          `update water_record set kind = '泵站', nature = '试', unit_basis = '万元/kW', stage = '施工图预算', city_id = null,
             area_id = $2, price_date = $3, quantity = $4 where id = $1`,
          [id, area, month, power],
        );
      const { similar } = await detail(own);
      expect(similar.map(({ id }) => id)).toEqual(standsAs.slice(1).map(([id]) => id));
    } finally {
      await db.pool.query(
        `update water_record w set kind = k.kind, nature = k.nature, unit_basis = k.unit_basis, stage = k.stage, price_date = k.price_date,
           quantity = k.quantity, area_id = k.area_id, city_id = k.city_id from kept_record k where k.id = w.id`,
      );
      await db.pool.query('drop table kept_record');
    }
  });

  test('every record of the group is moved from its own month and place', async () => {
    const BASIS: Basis = { period: '2025-06', areaId: '20' };
    const { rows: ids } = await db.pool.query<{ id: string }>('select id from water_record order by id');
    const details = await Promise.all(ids.slice(0, 60).map(({ id }) => detail(id, '2025-06_20_in')));
    const countrywide = details.filter(({ standing }) => standing.reference.includes(' · 全国 · '));
    expect(countrywide.some(({ standing }) => standing.band)).toBe(true);
    for (const { standing, row } of countrywide) {
      const values = await readOneByOne(row, BASIS, withinOf(standing));
      expect(standing.n).toBe(values.length);
      const expected = [0.25, 0.5, 0.75].map((p) => quantile(values, p) * (1 + row.taxRate));
      const { p25 = 0, p50 = 0, p75 = 0 } = standing.band ?? {};
      for (const [at, figure] of [p25, p50, p75].entries())
        if (standing.band) expect(figure / (expected[at] ?? 0)).toBeCloseTo(1, 3);
    }
  });

  test('a record of a city with a factor of its own stands where its own figure does', async () => {
    const table = await basisTable(db.pool);
    const rebase = createRebaser(table, readBasis('2025-06_20_in'));
    const { indexDatas: rows } = await list({ kind: '堤防', unitBasis: '元/延米', pageSize: 500 });
    const own = rows.filter(({ cityId }) => table.factors.some(({ areaId }) => areaId === cityId))[0]!;
    const reading = rebase(valueOf(own).quoted);
    const shown = reading.kind === 'rebased' ? reading.value : NaN;
    const { standing } = await detail(own.id, '2025-06_20_in');
    expect(standing.reference).toContain(' · 全国 · ');
    const values = await readOneByOne(own, { period: '2025-06', areaId: '20' }, withinOf(standing));
    const below = values.filter((value) => value * (1 + own.taxRate) <= shown).length;
    expect(standing.n).toBe(values.length);
    expect(Math.abs(standing.rank! - (100 * below) / values.length)).toBeLessThan(2);
  });

  test('a record of no city is not compared with its city', async () => {
    const id = await first({ kind: '泵站' });
    const { rows } = await db.pool.query<{ city: number | null }>(
      'select city_id as city from water_record where id = $1',
      [id],
    );
    await db.pool.query('update water_record set city_id = null where id = $1', [id]);
    try {
      const { standing } = await detail(id);
      expect(standing.reference).not.toContain('同市');
      expect(standing.widened ?? '').not.toContain('本市');
    } finally {
      await db.pool.query('update water_record set city_id = $2 where id = $1', [id, rows[0]?.city]);
    }
  });

  test.each([
    ['同市', '20', '228'],
    ['同省（广东）', '20', null],
    ['同大区', '18', null],
    ['全国', '2', null],
  ])('ten that lie no nearer are named “%s”', async (words, areaId, cityId) => {
    const { rows } = await db.pool.query<{ id: string }>('select id from water_record order by id limit 11');
    const [own, ...peers] = rows.map(({ id }) => id);
    await db.pool.query('create table kept_record as select * from water_record where id = any ($1)', [
      [own, ...peers],
    ]);
    try {
      // A unit basis that no other record has.
      await db.pool.query(
        `update water_record set kind = '泵站', nature = '新建', unit_basis = '元/试', stage = '施工图预算', price_date = '2025-01-01',
           area_id = case when id = $1 then 20 else $2::int end, city_id = case when id = $1 then 228 else $3::int end
         where id = any ($4)`,
        [own, areaId, cityId, [own, ...peers]],
      );
      const { standing } = await detail(own ?? '');
      expect(standing.n).toBe(10);
      expect(standing.reference.split(' · ')[4]).toBe(words);
    } finally {
      await db.pool.query(
        `update water_record w set kind = k.kind, nature = k.nature, unit_basis = k.unit_basis, stage = k.stage, price_date = k.price_date,
           area_id = k.area_id, city_id = k.city_id from kept_record k where k.id = w.id`,
      );
      await db.pool.query('drop table kept_record');
    }
  });

  test('with too few of its kind nothing is claimed', async () => {
    const id = await first({ kind: '水库' });
    const { rows: others } = await db.pool.query<{ id: string }>(
      `update water_record set kind = '灌区' where kind = '水库' and id <> $1 returning id`,
      [id],
    );
    try {
      const { standing } = await detail(id);
      expect(standing).toMatchObject({ n: 0, rank: null, band: null, histogram: null });
      expect(standing.widened).toContain('仍不足');
    } finally {
      await db.pool.query(`update water_record set kind = '水库' where id = any ($1)`, [
        others.map((other) => other.id),
      ]);
    }
  });

  test('that is not there is said to be missing', async () => {
    await expect(detail('nothing')).rejects.toThrow(NO_RECORD);
  });
});
