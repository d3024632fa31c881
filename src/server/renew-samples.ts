import type { Pool } from 'pg';
import { loadSampleIndexes } from '#features/cost-indexes/server/index';
import { fillSamples } from '#features/index-range/server/index';
import { loadSampleItems } from '#features/new-items/server/index';
import { loadSampleProjects } from '#features/projects/server/index';
import { removeSampleUnitPrices, wantSamples } from '#features/unit-prices/server/index';
import type { Database } from '#infra/server/postgres/database';

/** Goes up whenever a generator makes something else; databases with older samples get them anew with the next start. */
export const SAMPLE_VERSIONS = { indexes: 2, projects: 2, newItems: 2, unitPrices: 2 } as const;
export type SampleKind = keyof typeof SAMPLE_VERSIONS;
const SAMPLE_KINDS = Object.keys(SAMPLE_VERSIONS) as SampleKind[];

const versionsIn = async (pool: Pool): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await pool.query<{ kind: string; version: number }>(
    'select kind, version from sample_version',
  );
  return new Map(rows.map(({ kind, version }) => [kind, version]));
};

export const markSamples = async (pool: Pool, kinds: readonly SampleKind[]): Promise<void> => {
  await pool.query(
    `insert into sample_version (kind, version) select * from unnest($1::text[], $2::int[])
     on conflict (kind) do update set version = excluded.version, made_at = now()`,
    [kinds, kinds.map((kind) => SAMPLE_VERSIONS[kind])],
  );
};

/** How many samples there are. Samples that were removed do not come back. */
const COUNTS: Readonly<Record<SampleKind, string>> = {
  indexes: `select count(*)::int as count from index_series where source = 'sample'`,
  projects: `select count(*)::int as count from project where source = 'sample'`,
  // Items go with their projects: what is asked is whether there are projects for them.
  newItems: `select count(*)::int as count from project where source = 'sample' and has_detail`,
  unitPrices: `select case when samples_wanted > 0 then samples_wanted
    else (select count(*)::int from unit_price where source = 'sample') end as count from unit_price_state`,
};
const countOf = async (pool: Pool, kind: SampleKind): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>(COUNTS[kind]);
  return rows[0]?.count ?? 0;
};

interface Renewal {
  readonly database: Database;
  readonly isOlder: (kind: SampleKind) => boolean;
}

/** Unit prices stand in projects and go before them; they are made again in the background. */
const renewProjects = async ({ pool }: Database, unitPrices: number): Promise<void> => {
  const projects = await countOf(pool, 'projects');
  if (projects === 0) return;
  await removeSampleUnitPrices(pool);
  await loadSampleProjects(pool, projects);
  await fillSamples(pool);
  await loadSampleItems(pool);
  await wantSamples(pool, unitPrices);
};

const renew = async ({ database, isOlder }: Renewal): Promise<void> => {
  const { pool } = database;
  const unitPrices = await countOf(pool, 'unitPrices');
  if (isOlder('indexes') && (await countOf(pool, 'indexes')) > 0)
    await database.transaction((client) => loadSampleIndexes(client));
  if (isOlder('projects')) return renewProjects(database, unitPrices);
  if (isOlder('newItems') && (await countOf(pool, 'newItems')) > 0) await loadSampleItems(pool);
  if (isOlder('unitPrices') && unitPrices > 0) await wantSamples(pool, unitPrices);
};

const FIRST = 1;

/** Makes samples anew that an older generator made, as many as there are. Records of any other source are left alone. */
export const renewSamples = async (
  database: Database,
  say: (line: string) => void,
  versions: Readonly<Record<SampleKind, number>> = SAMPLE_VERSIONS,
): Promise<void> => {
  const made = await versionsIn(database.pool);
  const older = SAMPLE_KINDS.filter((kind) => (made.get(kind) ?? FIRST) < versions[kind]);
  if (older.length === 0) return;
  const counts = await Promise.all(older.map((kind) => countOf(database.pool, kind)));
  const isThere = counts.some((count) => count > 0);
  if (isThere) say('样例数据由较早的版本生成，正在更新…');
  await renew({ database, isOlder: (kind) => older.includes(kind) });
  await markSamples(database.pool, SAMPLE_KINDS);
  if (isThere) say('样例数据已更新。');
};
