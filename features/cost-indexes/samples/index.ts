import type { ClientBase, Pool } from 'pg';
import { inTransaction } from '#infra/server/postgres/database-pool';
import { countIn } from '#infra/server/sample/count-in';
import { LAST_MONTH } from '#infra/server/sample/courses';
import type { Samples } from '#infra/server/server-slice';
import { loadSampleSurroundings, removeSampleSurroundings } from './load-sample-surroundings';
import { sampleIndexes, type SampleSeries } from './sample-indexes';

/** Called after each batch with what is done of the whole, in series. */
export type Progress = (done: number, total: number) => void;
type Client = ClientBase | Pool;

const BATCH = 15;

// A series of the same id that is no sample is somebody's own and stays as it is.
const SERIES = `
  insert into index_series
    (id, name, category, item, area_id, frequency, base_period, unit, method, publisher, weights, source, rank)
  select id, name, category, item, area_id, frequency, base_period, unit, method, publisher, weights, source, rank
  from jsonb_to_recordset($1::jsonb) as given
    (id text, name text, category text, item text, area_id int, frequency text, base_period date, unit text,
     method text, publisher text, weights jsonb, source text, rank int)
  on conflict (id) do update set
    name = excluded.name, category = excluded.category, item = excluded.item, area_id = excluded.area_id,
    frequency = excluded.frequency, base_period = excluded.base_period, unit = excluded.unit,
    method = excluded.method, publisher = excluded.publisher, weights = excluded.weights, rank = excluded.rank,
    updated_at = now()
  where index_series.source = 'sample'`;

const POINTS = `
  insert into index_point (series_id, period, value, status, revision)
  select given.* from unnest($1::text[], $2::date[], $3::numeric[], $4::text[], $5::smallint[])
    as given (series_id, period, value, status, revision)
  join index_series s on s.id = given.series_id and s.source = 'sample'
  on conflict (series_id, period) do update set
    value = excluded.value, status = excluded.status, revision = excluded.revision`;

const REVISIONS = `
  insert into index_revision (series_id, period, revision, old_value, new_value, reason, revised_on)
  select given.* from unnest($1::text[], $2::date[], $3::smallint[], $4::numeric[], $5::numeric[], $6::text[], $7::date[])
    as given (series_id, period, revision, old_value, new_value, reason, revised_on)
  join index_series s on s.id = given.series_id and s.source = 'sample'
  on conflict (series_id, period, revision) do nothing`;

const firstOf = (period: string | null): string | null => period && `${period}-01`;

const rowOf = (
  { id, name, category, item, areaId, frequency, basePeriod, unit, ...rest }: SampleSeries,
  rank: number,
) => ({
  id,
  name,
  category,
  item,
  area_id: Number(areaId),
  frequency,
  base_period: firstOf(basePeriod),
  unit,
  method: rest.method,
  publisher: rest.publisher,
  weights: rest.weights,
  source: rest.source,
  rank,
});

/** Needs the regions loaded. Running it again changes nothing; give it one client in a transaction to load all or nothing. */
export const loadSampleIndexes = async (
  client: Client,
  progress: Progress = () => {},
  until = LAST_MONTH,
): Promise<void> => {
  const all = sampleIndexes(until);
  for (let from = 0; from < all.length; from += BATCH) {
    const batch = all.slice(from, from + BATCH);
    const points = batch.flatMap((series) => series.points.map((point) => ({ ...point, id: series.id })));
    await client.query(SERIES, [JSON.stringify(batch.map((series, at) => rowOf(series, from + at)))]);
    await client.query(POINTS, [
      points.map(({ id }) => id),
      points.map(({ period }) => firstOf(period)),
      points.map(({ value }) => value),
      points.map(({ status }) => status),
      points.map(({ revision }) => revision),
    ]);
    const revisions = batch.flatMap((series) => series.revisions.map((one) => ({ ...one, id: series.id })));
    await client.query(REVISIONS, [
      revisions.map(({ id }) => id),
      revisions.map(({ period }) => firstOf(period)),
      revisions.map(({ revision }) => revision),
      revisions.map(({ before }) => before),
      revisions.map(({ after }) => after),
      revisions.map(({ reason }) => reason),
      revisions.map(({ revisedOn }) => revisedOn),
    ]);
    progress(from + batch.length, all.length);
  }
  await loadSampleSurroundings(client, until);
};

/** Takes every sample series away, with its points, issues and place factors; answers how many series went. */
export const removeSampleIndexes = async (client: Client): Promise<number> => {
  const { rowCount } = await client.query(`delete from index_series where source = 'sample'`);
  await removeSampleSurroundings(client);
  return rowCount ?? 0;
};

const NEWEST = `
  select to_char(max(point.period), 'YYYY-MM') as newest
  from index_point point join index_series series on series.id = point.series_id
  where series.source = 'sample' and series.frequency = 'month' and point.status <> 'forecast'`;

const growSampleIndexes = async (pool: Pool, until: string): Promise<void> => {
  const { rows } = await pool.query<{ newest: string | null }>(NEWEST);
  const newest = rows[0]?.newest ?? until;
  if (newest < until) await inTransaction(pool, (client) => loadSampleIndexes(client, undefined, until));
};

export const indexSamples: Samples = {
  kind: 'indexes',
  version: 6,
  noun: { unit: '个', name: '指数' },
  count: countIn(`index_series where source = 'sample'`),
  make: (pool, _count, _progress, until) =>
    inTransaction(pool, (client) => loadSampleIndexes(client, undefined, until)),
  grow: growSampleIndexes,
  remove: removeSampleIndexes,
};
