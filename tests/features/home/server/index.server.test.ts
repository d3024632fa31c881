import { loadSampleIndexes } from '#features/cost-indexes/samples/index';
import { homeCall, type HomeContent } from '#features/home/contract';
import { outlineCall } from '#features/home/contract-outline';
import { homeServer, readHome } from '#features/home/server/index';
import { rebaseByDate } from '#src/costing/rebase';
import { quantile } from '#src/costing/quantile';
import { roundTo } from '#src/costing/money';
import { reader } from '#src/contract/call';
import { indexRecords } from '#infra/server/search/search-index';
import { asker } from '#tests/support/ask';
import { testDatabase } from '#tests/support/database';
import { regions } from '#tests/support/prepared';
import { addProjects, type ProjectSeed } from './projects';

const database = testDatabase({ prepared: regions });
const read = async (): Promise<HomeContent> => reader(homeCall)(await readHome(database.pool));

const highrise = (id: string, area: number, pretaxUnit: number, month: string): ProjectSeed => ({
  id,
  area,
  city: null,
  type: 'residential.highrise',
  pretaxUnit,
  taxBasis: '除税',
  month,
});

beforeAll(async () => {
  await loadSampleIndexes(database.pool);
});
beforeEach(() => database.pool.query('truncate project, search_entry cascade'));

const indexOf = async (id: string, month: string): Promise<number> => {
  const { rows } = await database.pool.query<{ value: number }>(
    'select value::float8 as value from index_point where series_id = $1 and period = $2',
    [id, `${month}-01`],
  );
  return rows[0]?.value ?? NaN;
};

const indexed = (kind: string, ref: string, publishedOn: string) =>
  database.database.transaction((client) =>
    indexRecords(client, [
      {
        kind,
        ref,
        publishedOn,
        title: ref,
        subtitle: '',
        areaId: 20,
        heat: 1,
        provenance: {} as never,
      },
    ]),
  );
const openSeries = async (): Promise<number | undefined> => {
  const { rows } = await database.pool.query<{ n: number }>(
    `select count(*)::int as n from index_series where status = 'open'`,
  );
  return rows[0]?.n;
};

test('the ticker has six sample series with 24 months each, oldest first', async () => {
  const { ticker } = await read();
  expect(ticker).toHaveLength(6);
  for (const { points, value, sample } of ticker) {
    expect(points).toHaveLength(24);
    expect(points.at(-1)).toBe(value);
    expect(sample).toBe(true);
  }
  expect(ticker[0]).toMatchObject({ name: '全国综合造价指数', period: '2025-09', value: 100.9 });
  expect(ticker[0]?.points[0]).toBe(await indexOf('composite-1', '2023-10'));
});

test('a tile is the median of pretax costs carried to the newest month by the index of the province', async () => {
  const costs: [number, string][] = [
    [2400, '2021-10'],
    [2500, '2022-07'],
    [2600, '2023-06'],
    [2700, '2024-06'],
    [2800, '2025-09'],
  ];
  await addProjects(
    database.pool,
    costs.map(([cost, month], at) => highrise(`p${at}`, 20, cost, month)),
  );
  const to = await indexOf('composite-20', '2025-09');
  const carried = await Promise.all(
    costs.map(async ([cost, month]) =>
      rebaseByDate(cost, { from: await indexOf('composite-20', month), to }),
    ),
  );
  const { tiles } = await read();
  const tile = tiles.values.find(({ areaId }) => areaId === '20');
  expect(tiles).toMatchObject({ period: '2025-09', sample: true });
  expect(tile).toEqual({
    areaId: '20',
    name: '广东',
    shortName: '粤',
    n: 5,
    taxed: roundTo(quantile(carried, 0.5) * 1.09, 2),
    median: roundTo(quantile(carried, 0.5), 2),
  });
});

test('records that include tax count with their cost before tax', async () => {
  const taxed = { ...highrise('', 20, 2500, '2025-09'), taxBasis: '含税' as const };
  await addProjects(
    database.pool,
    [1, 2, 3, 4, 5].map((at) => ({ ...taxed, id: `t${at}` })),
  );
  const { tiles, newest } = await read();
  expect(tiles.values.find(({ areaId }) => areaId === '20')?.median).toBe(2500);
  expect(newest[0]).toMatchObject({ unitCost: 2500 });
});

test('rates may differ within a province: its tile with tax is the median of the costs with tax', async () => {
  const rated = [0.09, 0.09, 0.03, 0.03, 0.09].map((taxRate, at) => ({
    ...highrise(`m${at}`, 20, 2_000 + 100 * at, '2025-09'),
    taxRate,
  }));
  await addProjects(database.pool, rated);
  const tile = (await read()).tiles.values.find(({ areaId }) => areaId === '20');
  expect(tile).toMatchObject({ n: 5, median: 2_200 });
  const taxed = rated.map(({ taxRate }, at) => (2_000 + 100 * at) * (1 + taxRate));
  expect(tile?.taxed).toBe(
    roundTo(
      quantile(
        taxed.toSorted((a, b) => a - b),
        0.5,
      ),
      2,
    ),
  );
});

test('below five projects a province has a count and no median', async () => {
  await addProjects(
    database.pool,
    [1, 2, 3, 4].map((at) => highrise(`f${at}`, 2, 3000, '2025-09')),
  );
  const { tiles } = await read();
  expect(tiles.values).toHaveLength(31);
  expect(tiles.values.find(({ areaId }) => areaId === '2')).toMatchObject({ n: 4, median: null });
});

test('other building types do not enter the tiles', async () => {
  await addProjects(
    database.pool,
    [1, 2, 3, 4, 5].map((at) => ({ ...highrise(`o${at}`, 2, 4000, '2025-09'), type: 'office.office' })),
  );
  expect((await read()).tiles.values.every(({ n }) => n === 0)).toBe(true);
});

test('the newest projects come last in first, with place and Chinese type', async () => {
  await addProjects(
    database.pool,
    Array.from({ length: 10 }, (_, at) => ({ ...highrise(`n${at}`, 20, 2500 + at, '2025-08'), city: 228 })),
  );
  const { newest } = await read();
  expect(newest.map(({ id }) => id)).toEqual(['n9', 'n8', 'n7', 'n6', 'n5', 'n4', 'n3', 'n2']);
  expect(newest[0]).toEqual({
    id: 'n9',
    name: '样例工程 n9',
    areaName: '广东 广州',
    building: '住宅',
    areaId: '20',
    cityId: '228',
    taxRate: 0.09,
    type: '高层住宅',
    unitCost: 2509,
    priceDate: '2025-08',
    sample: true,
  });
});

test('[CALL-036][CALL-046][OPS-011] open sections count their records, the others say that they are not open', async () => {
  await addProjects(database.pool, [highrise('s1', 20, 2500, '2025-09')]);
  await indexed('policy', 'd1', '2025-10-02');
  await indexed('policy', 'd2', '2025-10-03');
  const { sections } = await read();
  expect(sections.map(({ key, count }) => [key, count])).toEqual([
    ['commonproj', 1],
    ['projectCost', await openSeries()],
    ['comprehensiveUnitPrice', null],
    ['laborSubcontracting', null],
    ['policy', 2],
    ['industry-index', null],
    ['waterConUrbanRenew', null],
    ['22G', null],
  ]);
  expect(sections[0]?.updatedAt).toBe('2025-10-01');
  expect(sections[4]?.updatedAt).toBe('2025-10-03');
});

test('[CALL-036] no section was updated on a day to come, and nothing of such a day is new', async () => {
  await indexed('labor', 'l1', '2062-06-01');
  await indexed('labor', 'l2', '2025-10-02');
  const { sections, fresh } = await read();
  expect(sections[3]).toMatchObject({ count: 2, updatedAt: '2025-10-02' });
  expect(fresh?.flatMap(({ entries }) => entries.map(({ ref }) => ref))).toEqual(['l2']);
});

test('[CALL-046] the outline is that of the page', async () => {
  await addProjects(database.pool, [highrise('s2', 20, 2500, '2025-09')]);
  const routes = homeServer({ pool: database.pool, now: () => 0 }).routes;
  const ask = asker(() => routes);
  const outline = await ask(outlineCall);
  expect(outline).toEqual((await ask(homeCall)).sections);
  expect(outline[0]).toMatchObject({ key: 'commonproj', count: 1, unit: '个工程' });
});

test('an empty portal still has a front page', async () => {
  const { newest, movers, sections } = await read();
  expect(newest).toEqual([]);
  expect(movers).toHaveLength(6);
  expect(sections[0]).toMatchObject({ count: 0, updatedAt: null });
});

test('the answer is kept for a minute', async () => {
  let now = 0;
  const [apiRoute] = homeServer({ pool: database.pool, now: () => now }).routes;
  const ask = async () => reader(homeCall)(await apiRoute?.handle({} as never)).sections[0]?.count;
  expect(await ask()).toBe(0);
  await addProjects(database.pool, [highrise('k1', 20, 2500, '2025-09')]);
  now = 59_999;
  expect(await ask()).toBe(0);
  now = 60_000;
  expect(await ask()).toBe(1);
});

test('while samples of unit prices come in, their section says so', async () => {
  const made = async () => (await read()).sections.filter(({ isMade }) => isMade).map(({ key }) => key);
  expect(await made()).toEqual([]);
  await database.pool.query('update unit_price_state set samples_wanted = 10, samples_stored = 3');
  try {
    expect(await made()).toEqual(['comprehensiveUnitPrice']);
  } finally {
    await database.pool.query('update unit_price_state set samples_wanted = 0, samples_stored = 0');
  }
});
