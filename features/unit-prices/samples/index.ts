import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ClientBase, Pool } from 'pg';
import type { Store } from '#infra/server/postgres/copy-rows';
import { inTransaction } from '#infra/server/postgres/database-pool';
import type { Samples } from '#infra/server/server-slice';
import type { OfferedAreas } from '../server/offered-areas';
import { openSaving, SEARCH_KIND } from '../server/save-unit-prices';
import { readState } from '../server/state';
import { refreshStatistics } from '../server/statistics/refresh-statistics';
import type { UnitPrice } from '../server/unit-price';
import { sampleUnitPrices, type SampleProject } from './sample-unit-prices';

/** What an interruption loses. */
const BATCH = 100_000;
const BATCHES = 10;

/** Sample projects where unit prices are offered: not in 甘肃, and of 内蒙古's cities in 呼和浩特 alone. */
const PROJECTS = `
  select id, area_id as "areaId", city_id as "cityId", to_char(price_date, 'YYYY-MM') as "priceDate",
    tax_basis as "taxBasis", tax_rate::float8 as "taxRate"
  from project where source = 'sample' and area_id <> $1 and (area_id <> $2 or city_id = $3) order by id`;

const projectsOf = async (pool: Pool, { unlisted, oneCity }: OfferedAreas): Promise<SampleProject[]> => {
  const { rows } = await pool.query<SampleProject>(PROJECTS, [unlisted, oneCity.province, oneCity.city]);
  return rows;
};

/** What is stored and wanted; held, so that two servers on one database take turns. */
const holdState = async (
  client: ClientBase,
): Promise<{ readonly stored: number; readonly wanted: number }> => {
  const { rows } = await client.query<{ stored: number; wanted: number }>(
    'select samples_stored as stored, samples_wanted as wanted from unit_price_state for update',
  );
  return rows[0] ?? { stored: 0, wanted: 0 };
};

const removeSamples = async (client: ClientBase): Promise<number> => {
  await holdState(client);
  await client.query(
    `delete from search_entry entry using unit_price u
     where entry.kind = '${SEARCH_KIND}' and entry.ref = u.id::text and u.source = 'sample'`,
  );
  const { rowCount } = await client.query(`delete from unit_price where source = 'sample'`);
  await client.query('update unit_price_state set samples_stored = 0, samples_wanted = 0');
  await refreshStatistics(client, 'all');
  return rowCount ?? 0;
};

/** Removes every sample unit price, what it is found by and what was reckoned from it; answers how many there were. */
export const removeSampleUnitPrices = (pool: Pool): Promise<number> => inTransaction(pool, removeSamples);

class LoadingStopped extends Error {}

export interface LoadingPlan {
  readonly areas: OfferedAreas;
  /** Hears the number stored so far, of the whole. */
  readonly progress?: (stored: number, wanted: number) => void;
  /** Whether the rest is no longer wanted now: the next `continueLoading` goes on with it. */
  readonly isOver?: () => boolean;
}

/** Records in memory, and made at one go: the server answers others in between. */
const CHUNK = 2_000;
const TURN = 200;

/** While the database stores a chunk the next one is made ready, and the one after that is made. */
const storeRecords = async (
  client: ClientBase,
  records: Iterable<UnitPrice>,
  isOver: () => boolean,
): Promise<void> => {
  const saving = openSaving(client);
  let storing: Promise<unknown> = Promise.resolve();
  let ready: Store | undefined;
  const store = async (chunk: readonly UnitPrice[]) => {
    await storing;
    if (isOver()) throw new LoadingStopped();
    const learnt = chunk.length > 0 ? await saving.learn(chunk) : undefined;
    storing = ready?.(client) ?? storing;
    // Whoever awaits it hears of a failure; until then it is not lost.
    storing.catch(() => undefined);
    ready = learnt && (await saving.ready(learnt));
  };
  let chunk: UnitPrice[] = [];
  for (const record of records) {
    chunk.push(record);
    if (chunk.length % TURN === 0) await nextTurn();
    if (chunk.length < CHUNK) continue;
    await store(chunk);
    chunk = [];
  }
  await store(chunk);
  await store([]);
  await storing;
  await saving.finish();
};

/** All of a batch or none of it. */
const storeBatch = (pool: Pool, projects: readonly SampleProject[], isOver: () => boolean) =>
  inTransaction(pool, async (client) => {
    const { stored, wanted } = await holdState(client);
    const count = Math.min(Math.max(BATCH, Math.ceil(wanted / BATCHES)), wanted - stored);
    if (count <= 0) return { stored, wanted };
    await storeRecords(client, sampleUnitPrices(stored + 1, count, projects), isOver);
    await client.query('update unit_price_state set samples_stored = $1', [stored + count]);
    // Known with the entries themselves: of a group that it thinks empty PostgreSQL reads every entry for a rare word.
    await client.query('analyze search_entry');
    return { stored: stored + count, wanted };
  });

// Walks along an index are fast only over pages that vacuum has seen, plans right only with fresh statistics.
const TIDY = `vacuum analyze unit_price, search_entry, bill_text, unit_price_level, unit_price_trend, unit_price_count,
  unit_price_month_tally, unit_price_area_tally, unit_price_item_tally, unit_price_text_tally, unit_price_change`;

/** Goes on with samples that were wanted and are not there, batch by batch; answers whether all are. */
export const continueLoading = async (pool: Pool, plan: LoadingPlan): Promise<boolean> => {
  const { areas, progress, isOver = () => false } = plan;
  const { loading } = await readState(pool);
  if (!loading) return true;
  const projects = await projectsOf(pool, areas);
  for (;;) {
    try {
      const { stored, wanted } = await storeBatch(pool, projects, isOver);
      progress?.(stored, wanted);
      if (stored >= wanted) break;
    } catch (error) {
      if (error instanceof LoadingStopped) return false;
      throw error;
    }
  }
  await pool.query(TIDY);
  return true;
};

/** Wants so many samples in place of those there are; `continueLoading` makes them. None where no project is a sample. */
export const wantSamples = async (pool: Pool, count: number): Promise<void> => {
  await inTransaction(pool, async (client) => {
    await removeSamples(client);
    await client.query(
      `update unit_price_state set samples_wanted = case
         when exists (select from project where source = 'sample') then $1 else 0 end`,
      [count],
    );
  });
};

/** Replaces the samples by `count` fresh ones, in whole batches. Sample projects must be loaded before. */
export const loadSampleUnitPrices = async (pool: Pool, count: number, plan: LoadingPlan): Promise<void> => {
  await wantSamples(pool, count);
  await continueLoading(pool, plan);
};

const NEWEST = `
  select to_char(max(price_date), 'YYYY-MM') as newest from unit_price where source = 'sample'`;

/** Projects of months that were not there when the samples were made bring prices of their own, as many each. */
const growSamples = async (pool: Pool, areas: OfferedAreas): Promise<void> => {
  const added = await inTransaction(pool, async (client) => {
    const { stored, wanted } = await holdState(client);
    const { rows } = await client.query<{ newest: string | null }>(NEWEST);
    const newest = rows[0]?.newest ?? null;
    // What is still wanted is made of all projects there are by then.
    if (newest === null || stored < wanted) return 0;
    const projects = await projectsOf(pool, areas);
    const fresh = projects.filter(({ priceDate }) => priceDate > newest);
    const count = Math.round((stored / Math.max(1, projects.length - fresh.length)) * fresh.length);
    if (count === 0) return 0;
    await storeRecords(client, sampleUnitPrices(stored + 1, count, fresh), () => false);
    await client.query('update unit_price_state set samples_stored = $1, samples_wanted = $1', [
      stored + count,
    ]);
    return count;
  });
  if (added > 0) await pool.query(TIDY);
};

const COUNT = `
  select case when samples_wanted > 0 then samples_wanted
    else (select count(*)::int from unit_price where source = 'sample') end as count from unit_price_state`;

/** So many that the server answers before they are all there. */
export const unitPriceSamples = (areas: OfferedAreas): Samples => ({
  kind: 'unitPrices',
  version: 4,
  after: ['projects'],
  noun: { unit: '条', name: '综合单价' },
  count: async (pool) => (await pool.query<{ count: number }>(COUNT)).rows[0]?.count ?? 0,
  make: (pool, count, progress) => loadSampleUnitPrices(pool, count, { areas, progress }),
  grow: (pool) => growSamples(pool, areas),
  remove: removeSampleUnitPrices,
  later: { want: wantSamples, work: (pool, plan) => continueLoading(pool, { areas, ...plan }) },
});
