import { recordDeed } from '#features/activities/server/index';
import {
  areaInfosCall,
  countedSectionsCall,
  findPricesCall,
  sectionDetailsCall,
  sectionsCall,
} from '#features/labor/contract';
import { areaPricesCall, priceTrendCall } from '#features/labor/contract-line';
import { SAMPLE_ITEMS } from '#features/labor/samples/items';
import { laborSamples, loadSampleLabor } from '#features/labor/samples/index';
import { laborServer } from '#features/labor/server/index';
import { NO_LINE } from '#features/labor/server/price-trend';
import { readLabourIndex } from '#features/cost-indexes/server/index';
import { loadSampleIndexes } from '#features/cost-indexes/samples/index';
import { roundTo } from '#src/costing/money';
import { anIdentity, asker } from '#tests/support/ask';
import { testDatabase } from '#tests/support/database';
import { regions } from '#tests/support/prepared';

const db = testDatabase({ prepared: regions });
const server = () =>
  laborServer({ pool: db.pool, readLabourIndex: (areaId) => readLabourIndex(db.pool, areaId), recordDeed });
const ask = asker(() => server().routes);
const identity = anIdentity();
const WANTED = [
  'formwork-timber',
  'formwork-timber-wide',
  'rebar',
  'brick',
  'day-carpenter',
  'day-steel-fixer',
];

beforeAll(async () => {
  await loadSampleIndexes(db.pool);
  await db.database.transaction((client) =>
    loadSampleLabor(
      client,
      SAMPLE_ITEMS.filter(({ id }) => WANTED.includes(id)),
    ),
  );
});

const list = (query: object = {}) => ask(findPricesCall, { identity, query });

test.each([
  ['2025-11-30T15:00:00Z', undefined],
  // December in Shanghai.
  ['2025-11-30T17:00:00Z', '2025-11'],
])('read at %s, prices up to 2025-09 are overdue since %s', async (at, since) => {
  const parts = {
    pool: db.pool,
    recordDeed,
    now: () => Date.parse(at),
    readLabourIndex: () => Promise.resolve(null),
  };
  const { overdueSince } = await asker(() => laborServer(parts).routes)(findPricesCall, {
    identity,
    query: {},
  });
  expect(overdueSince).toBe(since);
});

describe('the list', () => {
  test('[LABOR-001] all calls are under /core/labor', () => {
    expect(
      server()
        .routes.map(({ call }) => call.path)
        .filter((path) => !path.startsWith('/core/labor/')),
    ).toEqual([]);
  });

  test('[CALL-169] [LABOR-002] [LABOR-004] shows the country in the newest month, section by section', async () => {
    const { period, rows, sections, total, periods } = await list();
    expect(period).toBe('2025-09');
    expect(periods).toHaveLength(37);
    expect(periods[0]).toBe('2025-09');
    expect(total).toBe(6);
    expect(new Set(rows.map(({ areaName }) => areaName))).toEqual(new Set(['全国']));
    expect(rows.map(({ itemId }) => itemId)).toEqual(WANTED);
    expect(sections).toEqual([
      { value: '模板', count: 2 },
      { value: '钢筋', count: 1 },
      { value: '砌体', count: 1 },
      { value: '点工', count: 2 },
    ]);
    const { rows: stored } = await db.pool.query<{ now: number; before: number }>(
      `select (select middle from labor_price where line_id = 'rebar-1' and period = '2025-09-01')::float8 as now,
         (select middle from labor_price where line_id = 'rebar-1' and period = '2025-08-01')::float8 as before`,
    );
    const [price] = stored;
    expect(rows[2]).toMatchObject({
      id: 'rebar-1',
      middle: price?.now,
      change: roundTo(((price?.now ?? NaN) / (price?.before ?? NaN) - 1) * 100, 2),
      included: { tools: true, materials: false, insurance: false, tax: false },
      provenance: { kind: 'sample', priceDate: '2025-09', taxBasis: '除税' },
    });
    expect(rows[1]).toMatchObject({
      mode: '扩大劳务',
      included: { tools: true, materials: true, insurance: true, tax: true },
      taxRate: 0.03,
      provenance: { taxBasis: '含税' },
    });
  });

  test('place, month, way of pricing, section and word narrow it', async () => {
    const there = await list({ areaId: '20', period: '2024-06', mode: '清包' });
    expect(there.rows.map(({ id }) => id)).toEqual(['formwork-timber-20', 'rebar-20', 'brick-20']);
    expect(new Set(there.rows.map(({ period }) => period))).toEqual(new Set(['2024-06']));
    const section = await list({ section: '点工' });
    expect(section.rows.map(({ unit }) => unit)).toEqual(['工日', '工日']);
    // What can be chosen stays, whatever is.
    expect(section.sections).toHaveLength(4);
    expect((await list({ keyword: '周转材料' })).rows.map(({ itemId }) => itemId)).toEqual([
      'formwork-timber-wide',
    ]);
    expect((await list({ keyword: '没有的' })).rows).toEqual([]);
    expect((await list({ period: '2019-01' })).rows).toEqual([]);
  });

  test('a city has the prices of its province', async () => {
    expect((await list({ areaId: '228' })).rows.length).toBeGreaterThan(0);
    expect(new Set((await list({ areaId: '228' })).rows.map(({ areaId }) => areaId))).toEqual(
      new Set(['20']),
    );
  });

  test('every place begins with its own newest month, and a city lacks nothing its province has then', async () => {
    await db.pool.query(`
      with line as (
        insert into labor_line (id, item_id, area_id, issuer, title, source)
        select 'rebar-228', item_id, 228, issuer, title, 'imported' from labor_line where id = 'rebar-20' returning id)
      insert into labor_price select id, '2025-10-01', 1000, 1100, 1200, 5 from line`);
    const [city, country] = [await list({ areaId: '228' }), await list({})];
    expect([city.areaId, city.period, country.period]).toEqual(['228', '2025-10', '2025-09']);
    expect(city.rows.map(({ id }) => id)).toEqual(['rebar-228']);
    expect(country.rows.length).toBeGreaterThan(1);
    const before = await list({ areaId: '228', period: '2025-09' });
    expect(before.rows.map(({ id }) => id)).toContain('rebar-20');
    await db.pool.query(`delete from labor_line where id = 'rebar-228'`);
  });

  test('the first month has nothing to be compared with', async () => {
    const { rows } = await list({ period: '2022-09' });
    expect(rows.map(({ change }) => change)).toEqual(rows.map(() => null));
  });
});

describe('sections and places', () => {
  test('[CALL-164] [CALL-167] [LABOR-003] sections come with their items, or with how many prices there are', async () => {
    const sections = await ask(sectionsCall, { identity });
    expect(sections.map(({ section, items }) => [section, items.length])).toEqual([
      ['模板', 2],
      ['钢筋', 1],
      ['砌体', 1],
      ['点工', 2],
    ]);
    expect(await ask(countedSectionsCall, { identity, query: { areaId: '20', mode: '清包' } })).toEqual([
      { value: '模板', count: 1 },
      { value: '钢筋', count: 1 },
      { value: '砌体', count: 1 },
    ]);
  });

  test('[CALL-168] the details of one section are its prices in the newest month', async () => {
    const rows = await ask(sectionDetailsCall, { identity, query: { section: '模板', areaId: '20' } });
    expect(rows.map(({ id }) => id)).toEqual(['formwork-timber-20', 'formwork-timber-wide-20']);
  });

  test('[CALL-163] tells which places have prices, and of which months', async () => {
    const { areas, periods } = await ask(areaInfosCall, { identity });
    expect(areas[0]).toEqual({ areaId: '1', areaName: '全国', items: 6 });
    expect(areas).toHaveLength(32);
    expect(periods.at(-1)).toBe('2022-09');
  });
});

describe('a price line', () => {
  const line = (id: string) => ask(priceTrendCall, { identity, query: { id } });

  test('[CALL-165] [LABOR-004] has 36 months, the labour index of its place and its neighbours', async () => {
    const { row, points, index, beside } = await line('formwork-timber-20');
    expect(row).toMatchObject({ id: 'formwork-timber-20', areaName: '广东', period: '2025-09' });
    expect(points).toHaveLength(36);
    expect([points[0]?.period, points.at(-1)?.period]).toEqual(['2022-10', '2025-09']);
    expect(index).toMatchObject({
      id: 'labour-20',
      name: '人工费指数',
      areaName: '广东',
      basePeriod: '2020-01',
    });
    expect(index?.points.map(({ period }) => period)).toEqual(points.map(({ period }) => period));
    const { rows } = await db.pool.query<{ change: number }>(
      `select round((now.middle / before.middle - 1) * 100, 2)::float8 as change
       from labor_price now join labor_price before using (line_id)
       where line_id = 'formwork-timber-wide-20' and now.period = '2025-09-01' and before.period = '2025-08-01'`,
    );
    expect(rows[0]?.change).not.toBe(0);
    const included = { tools: true, materials: true, insurance: true, tax: true };
    expect(beside).toMatchObject([{ id: 'formwork-timber-wide-20', change: rows[0]?.change, included }]);
  });

  test('sets a day against the item, and a day against nothing', async () => {
    const { day } = await line('rebar-20');
    expect(day).toMatchObject({ trade: '钢筋工', lineId: 'day-steel-fixer-20', output: 0.4 });
    const { row } = await line('day-steel-fixer-20');
    expect(day?.rate.middle).toBe(row.middle);
    expect((await line('day-steel-fixer-20')).day).toBeNull();
    // Nobody stated what a mason is paid.
    expect((await line('brick-20')).day).toBeNull();
  });

  test('[CALL-166] stands beside all places of one month, with what a day costs there', async () => {
    const all = await ask(areaPricesCall, { identity, query: { id: 'rebar-20', period: '2024-06' } });
    expect(all).toMatchObject({ period: '2024-06', unit: 't' });
    expect(all.places).toHaveLength(32);
    expect(all.places[0]).toMatchObject({ areaName: '全国', shortName: '', lineId: 'rebar-1' });
    expect(all.places.find(({ areaId }) => areaId === '20')).toMatchObject({ shortName: '粤' });
    expect(all.places.every(({ dayRate }) => dayRate !== null && dayRate > 300)).toBe(true);
    expect((await ask(areaPricesCall, { identity, query: { id: 'rebar-20' } })).period).toBe('2025-09');
  });

  test('that is not there is said to be missing', async () => {
    await expect(line('nothing')).rejects.toThrow(NO_LINE);
  });
});

describe('what others show of it', () => {
  test('[LABOR-002] a price is found by its words and described for those who kept it', async () => {
    const { rows } = await db.pool.query<{ title: string; subtitle: string }>(
      `select title, subtitle from search_entry where kind = 'labor' and ref = 'rebar-20'`,
    );
    expect(rows).toEqual([{ title: '现浇构件钢筋制作安装', subtitle: '钢筋 · 清包 · 元/t' }]);
    const [described] = await server().records.labor.describe(['rebar-20', 'nothing']);
    expect(described).toMatchObject({
      ref: 'rebar-20',
      areaName: '广东',
      figure: { label: '中价', unit: '元/t', basis: '除税' },
      address: '/laborSubcontracting/priceLine/rebar-20',
    });
  });

  test('samples made again are the same, and are not stored twice', async () => {
    const stamp = async () =>
      (await db.pool.query(`select max(xmin::text::bigint) as last, count(*) as n from labor_price`)).rows;
    const before = await stamp();
    const items = SAMPLE_ITEMS.filter(({ id }) => WANTED.includes(id));
    await db.database.transaction((client) => loadSampleLabor(client, items));
    expect(await stamp()).toEqual(before);
    await db.pool.query(`update labor_price set high = high + 1 where line_id = 'rebar-20'`);
    await db.database.transaction((client) => loadSampleLabor(client, items));
    expect(await stamp()).not.toEqual(before);
  });

  test('samples go with all that was made of them', async () => {
    await laborSamples.remove?.(db.pool);
    const left = await db.pool.query<{ n: number }>(
      `select (select count(*) from labor_item) + (select count(*) from labor_line) + (select count(*) from labor_price)
         + (select count(*) from search_entry where kind = 'labor') as n`,
    );
    expect(Number(left.rows[0]?.n)).toBe(0);
    expect(await list()).toMatchObject({ period: '', rows: [], sections: [] });
  });
});
