import { loadSampleFactors } from '#features/basis/samples/index';
import { loadSampleIndexes } from '#features/cost-indexes/samples/index';
import { loadSampleItems } from '#features/new-items/samples/index';
import { loadSampleProjects } from '#features/projects/samples/index';
import { UNIT_PRICE_AREAS } from '#features/regions/server/index';
import { continueLoading, loadSampleUnitPrices } from '#features/unit-prices/samples/index';
import { renewSamples, samplesIn } from '#src/server/samples';
import { testDatabase } from '#tests/support/database';
import { regions } from '#tests/support/prepared';

const db = testDatabase({ prepared: regions });
const said: string[] = [];
const VERSIONS = {
  projects: 2,
  newItems: 2,
  ranges: 1,
  unitPrices: 2,
  indexes: 2,
  labor: 2,
  policies: 1,
  industry: 1,
  water: 1,
  factors: 1,
};
const renew = (more: Partial<typeof VERSIONS> = {}) =>
  renewSamples(
    db.pool,
    samplesIn(db.pool).map((one) => ({ ...one, version: { ...VERSIONS, ...more }[one.kind] ?? NaN })),
    (line) => void said.push(line),
    '2025-09',
  );
const count = async (sql: string) =>
  (await db.pool.query<{ n: number }>(`select count(*)::int as n from ${sql}`)).rows[0]!.n;
const marks = async () =>
  Object.fromEntries(
    (
      await db.pool.query<{ kind: string; version: number }>('select kind, version from sample_version')
    ).rows.map(({ kind, version }) => [kind, version]),
  );

beforeAll(async () => {
  await loadSampleIndexes(db.pool);
  await loadSampleFactors(db.pool, { 20: 1.08 });
  await loadSampleProjects(db.pool, 240);
  await loadSampleUnitPrices(db.pool, 200, { areas: UNIT_PRICE_AREAS });
  // A house's own series, project and price, as imports leave them.
  await db.pool.query(
    `update project set id = 'imported-1', source = 'imported', name = '本单位工程' where id = (
       select id from project p where not exists (select from project_line l where l.project_id = p.id)
         and not exists (select from unit_price u where u.project_id = p.id) limit 1)`,
  );
  await db.pool.query(
    `update unit_price set id = 100000001, project_id = 'imported-1', source = 'imported' where id = 1`,
  );
  await db.pool.query(
    `update index_series set source = 'imported', name = '本单位指数' where id = 'composite-1'`,
  );
  await db.pool.query(
    'insert into sample_version (kind, version) select kind, 1 from unnest($1::text[]) kind',
    [Object.keys(VERSIONS)],
  );
});
afterEach(() => said.splice(0));

test('[DATA-001] a database whose samples are older gets new series and items; what is imported stays to the letter', async () => {
  await db.pool.query(`delete from index_series where source = 'sample' and category = '机械'`);
  await db.pool.query('delete from new_item');
  // Amounts by component are what the series make of a price, and follow them.
  const imported = () =>
    db.pool.query(`select to_jsonb(p) from project p where source = 'imported'
      union all select to_jsonb(u) - '{component_amounts,by_components}'::text[] from unit_price u where source = 'imported'
      union all select to_jsonb(s) from index_series s where source = 'imported'
      union all select to_jsonb(i) from index_point i where series_id = 'composite-1' order by 1`);
  const before = (await imported()).rows;
  await renew();
  expect(said).toHaveLength(2);
  expect(await count(`index_series where category = '机械'`)).toBeGreaterThan(0);
  expect(await count('new_item')).toBeGreaterThan(0);
  expect((await imported()).rows).toEqual(before);
  expect(await marks()).toEqual(VERSIONS);
  expect(await continueLoading(db.pool, { areas: UNIT_PRICE_AREAS })).toBe(true);
  expect(await count(`unit_price where source = 'sample'`)).toBe(200);
});

test('nothing is made anew while the marks are of this version', async () => {
  const before = await count('project');
  await db.pool.query(`delete from index_series where source = 'sample' and category = '机械'`);
  await renew();
  expect(said).toEqual([]);
  expect([await count('project'), await count(`index_series where category = '机械'`)]).toEqual([before, 0]);
});

test('projects made anew take their unit prices and items along, as many as there were', async () => {
  const samples = await count(`project where source = 'sample'`);
  await db.pool.query(`update project set name = '旧样例' where source = 'sample'`);
  await renew({ projects: VERSIONS.projects + 1 });
  expect(await count(`project where name = '旧样例'`)).toBe(0);
  expect(await count(`project where source = 'sample'`)).toBe(samples);
  await continueLoading(db.pool, { areas: UNIT_PRICE_AREAS });
  expect(await count(`unit_price where source = 'sample'`)).toBe(200);
  expect(await count('new_item')).toBeGreaterThan(0);
});

test('whoever removed the samples does not get them back', async () => {
  await loadSampleItems(db.pool);
  await db.pool.query(`update unit_price_state set samples_stored = 0, samples_wanted = 0`);
  await db.pool.query(`delete from unit_price where source = 'sample'`);
  await db.pool.query(`delete from project where source = 'sample'`);
  await db.pool.query(`delete from index_series where source = 'sample'`);
  await renew({ projects: VERSIONS.projects + 1 });
  expect(said).toEqual([]);
  expect(await marks()).toEqual({ ...VERSIONS, projects: VERSIONS.projects + 1 });
  expect(
    await Promise.all(
      ['project', 'unit_price', 'index_series'].map((table) => count(`${table} where source = 'sample'`)),
    ),
  ).toEqual([0, 0, 0]);
});
