import { loadSampleProjects, removeSampleProjects } from '#features/projects/samples/index';
import { UNIT_PRICE_AREAS } from '#features/regions/server/index';
import {
  continueLoading,
  loadSampleUnitPrices,
  removeSampleUnitPrices,
  wantSamples,
} from '#features/unit-prices/samples/index';
import { readState } from '#features/unit-prices/server/state';
import { testDatabase } from '#tests/support/database';
import { regions } from '#tests/support/prepared';

const database = testDatabase({ prepared: regions });
const areas = UNIT_PRICE_AREAS;
const COUNT = 600;

const countOf = async (sql: string): Promise<number> => {
  const { rows } = await database.pool.query<{ count: number }>(`select count(*)::int as count from ${sql}`);
  return rows[0]?.count ?? -1;
};

beforeAll(async () => {
  await loadSampleProjects(database.pool, 60);
});

test('without sample projects there are no sample unit prices to wait for', async () => {
  await removeSampleProjects(database.pool);
  await wantSamples(database.pool, COUNT);
  expect((await readState(database.pool)).loading).toBeNull();
  await loadSampleProjects(database.pool, 60);
});

test('a loading that is stopped is told of, and the next one goes on to the same records', async () => {
  await wantSamples(database.pool, COUNT);
  expect((await readState(database.pool)).loading).toEqual({ stored: 0, wanted: COUNT });
  expect(await continueLoading(database.pool, { areas, isOver: () => true })).toBe(false);
  expect(await countOf('unit_price')).toBe(0);
  expect(await continueLoading(database.pool, { areas })).toBe(true);
  expect((await readState(database.pool)).loading).toBeNull();
  expect(await countOf('unit_price')).toBe(COUNT);
  const first = await database.pool.query('select id, price from unit_price order by id');
  await loadSampleUnitPrices(database.pool, COUNT, { areas });
  expect((await database.pool.query('select id, price from unit_price order by id')).rows).toEqual(
    first.rows,
  );
});

test('PostgreSQL knows of stored entries as soon as they are seen, not when all are', async () => {
  await removeSampleUnitPrices(database.pool);
  await database.pool.query('analyze search_entry');
  await wantSamples(database.pool, COUNT);
  const known: Promise<number>[] = [];
  const progress = () =>
    void known.push(
      countOf(`pg_stats where tablename = 'search_entry' and attname = 'kind'
        and 'bq_item' = any (most_common_vals::text::text[])`),
    );
  await continueLoading(database.pool, { areas, progress });
  expect(await Promise.all(known)).toEqual([1]);
});

test('two servers on one database make each sample once', async () => {
  await wantSamples(database.pool, COUNT);
  await Promise.all([continueLoading(database.pool, { areas }), continueLoading(database.pool, { areas })]);
  expect(await countOf('unit_price')).toBe(COUNT);
});

test('every record is found by search, with its project', async () => {
  const missing = `unit_price u where not exists (select from search_entry e where e.kind = 'bq_item'
    and e.ref = u.id::text and e.parent_ref = u.project_id and e.area_id = u.area_id)`;
  expect(await countOf(missing)).toBe(0);
  expect(await countOf(`search_entry where kind = 'bq_item'`)).toBe(COUNT);
});

test('records take place, month and tax basis from their project', async () => {
  const strays = `unit_price u join project p on p.id = u.project_id where (u.area_id, u.price_date, u.tax_basis, u.tax_rate)
    is distinct from (p.area_id, p.price_date, p.tax_basis, p.tax_rate) or u.city_id is distinct from p.city_id`;
  expect(await countOf(strays)).toBe(0);
});

test('levels and counts agree with what is stored', async () => {
  const wrong = `(select t.group_id, u.area_id, count(*) as n,
        percentile_cont(0.5) within group (order by coalesce(u.by_components, u.pretax::float8)) as p50
      from unit_price u join bill_text t on t.id = u.text_id
      where u.price_date > date '2022-09-01' group by 1, 2) real
    left join unit_price_level l on l.group_id = real.group_id and l.area_id = real.area_id and l.months = 36
    where l.n is distinct from real.n or abs(l.p50 - real.p50) > 1e-6`;
  expect(await countOf(wrong)).toBe(0);
  expect(await countOf('(select sum(n) as n from unit_price_count) counts where n = 600')).toBe(1);
});

test('a loading that fails leaves whole batches alone', async () => {
  await wantSamples(database.pool, COUNT);
  const failing = {
    areas,
    progress: () => {
      throw new Error('stop');
    },
  };
  await expect(continueLoading(database.pool, failing)).rejects.toThrow('stop');
  expect(await countOf('unit_price')).toBe(COUNT);
});

test('removing the samples removes all that came of them', async () => {
  expect(await removeSampleUnitPrices(database.pool)).toBe(COUNT);
  for (const table of [
    'unit_price',
    'unit_price_level',
    'unit_price_trend',
    'unit_price_count',
    'unit_price_month_tally',
    'unit_price_area_tally',
    'unit_price_item_tally',
    'unit_price_text_tally',
    'unit_price_change',
  ])
    expect(await countOf(table)).toBe(0);
  expect(await countOf(`search_entry where kind = 'bq_item'`)).toBe(0);
  expect(await readState(database.pool)).toMatchObject({ until: null, loading: null });
  expect(await removeSampleProjects(database.pool)).toBe(60);
});
