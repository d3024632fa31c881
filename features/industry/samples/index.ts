import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '#infra/server/postgres/database-pool';
import { countIn } from '#infra/server/sample/count-in';
import { LAST_MONTH } from '#infra/server/sample/courses';
import type { Samples } from '#infra/server/server-slice';
import { removeSeriesOf, saveIssues, saveSeries } from '../server/save-series';
import { sampleIssues, sampleSeries } from './sample-series';

/** Needs the regions loaded; in place of the samples there are. */
export const loadSampleIndustry = async (client: PoolClient, until = LAST_MONTH): Promise<void> => {
  const { rows } = await client.query<{ id: number; name: string }>(
    `select areaid as id, name from region where level = 1 and status = 'open'`,
  );
  const places = new Map(rows.map(({ id, name }) => [id, name]));
  await removeSeriesOf(client, 'sample');
  await saveSeries(client, sampleSeries(places, until));
  await saveIssues(client, sampleIssues(places, until));
};

const NEWEST = `select to_char(max(period), 'YYYY-MM') as newest from industry_issue where source = 'sample'`;

/** What was provisional becomes firm with a later month, so that all are made again. */
const growSampleIndustry = async (pool: Pool, until: string): Promise<void> => {
  const { rows } = await pool.query<{ newest: string | null }>(NEWEST);
  if ((rows[0]?.newest ?? until) < until)
    await inTransaction(pool, (client) => loadSampleIndustry(client, until));
};

export const industrySamples: Samples = {
  kind: 'industry',
  version: 2,
  count: countIn(`industry_series where source = 'sample'`),
  make: (pool, _count, _progress, until) =>
    inTransaction(pool, (client) => loadSampleIndustry(client, until)),
  grow: growSampleIndustry,
  remove: (pool) => inTransaction(pool, (client) => removeSeriesOf(client, 'sample')),
};
