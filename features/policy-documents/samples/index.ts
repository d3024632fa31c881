import type { ClientBase, Pool, PoolClient } from 'pg';
import { inTransaction } from '#infra/server/postgres/database-pool';
import { countIn } from '#infra/server/sample/count-in';
import { LAST_MONTH } from '#infra/server/sample/courses';
import type { SampleProgress, Samples } from '#infra/server/server-slice';
import { addMonths, monthsBetween } from '#src/costing/months';
import { removePolicies, savePolicies, settleStates, type StoredPolicy } from '../server/save-policies';
import { FIRST_ISSUE, samplePriceIssues, type Publisher } from './price-issues';
import {
  FIRST_MONTH,
  samplePolicies,
  standingPolicies,
  USUALLY_A_MONTH,
  type SampleArea,
} from './sample-policies';

const BATCH = 500;
const SOURCE = 'sample';
const WRITTEN = `policy where source = '${SOURCE}' and id like 'sample-%'`;

/** Taiwan, Hong Kong and Macao have rules of their own. */
const OTHER_RULES = `('台湾', '香港', '澳门')`;
const PLACES = `
  select areaid as "areaId", name, level,
    array(select c.areaid from region c where c.pid = r.areaid and c.level = 2 order by c.sort_key, c.areaid) as cities
  from region r where level in (1, 2) and not exists (
    select from region own where own.areaid in (r.areaid, r.pid) and own.level = 1 and own.name in ${OTHER_RULES})
  order by areaid`;

const placesIn = async (client: ClientBase): Promise<readonly (SampleArea & Publisher)[]> =>
  (await client.query<SampleArea & Publisher>(PLACES)).rows;

export interface SamplePlan {
  /** Documents a month, beside price documents. */
  readonly aMonth?: number;
  readonly from?: string;
  readonly until?: string;
  readonly progress?: SampleProgress;
}

const saveAll = async (
  client: ClientBase,
  policies: Iterable<StoredPolicy>,
  progress: (stored: number) => void = () => undefined,
): Promise<void> => {
  let batch: StoredPolicy[] = [];
  let stored = 0;
  const save = async () => {
    await savePolicies(client, batch, SOURCE);
    progress((stored += batch.length));
    batch = [];
  };
  for (const policy of policies) {
    batch.push(policy);
    if (batch.length >= BATCH) await save();
  }
  if (batch.length > 0) await save();
};

/** Needs the regions loaded; beside the samples there are, from a month on. */
export const loadSamplePolicies = async (client: ClientBase, plan: SamplePlan = {}): Promise<void> => {
  const { aMonth = USUALLY_A_MONTH, from = FIRST_MONTH, until = LAST_MONTH, progress } = plan;
  const places = await placesIn(client);
  const wanted = aMonth * (from > until ? 0 : monthsBetween(from, until).length);
  if (from === FIRST_MONTH) await saveAll(client, standingPolicies());
  await saveAll(client, samplePolicies(places, { aMonth, from, until }), (stored) =>
    progress?.(stored, wanted),
  );
  await saveAll(
    client,
    samplePriceIssues(
      places.filter(({ level }) => level === 1),
      { from: from > FIRST_ISSUE ? from : FIRST_ISSUE, until },
    ),
  );
  await settleStates(client);
};

const aMonthIn = (count: number, until: string): number =>
  count === 0 ? USUALLY_A_MONTH : Math.max(1, Math.round(count / monthsBetween(FIRST_MONTH, until).length));

const NEWEST = `
  select to_char(max(published_on), 'YYYY-MM') as newest,
    (count(*) filter (where published_on < date '${FIRST_MONTH}-01' + interval '1 month'))::int as "aMonth"
  from ${WRITTEN}`;

const growSamplePolicies = async (pool: Pool, until: string): Promise<void> => {
  const { rows } = await pool.query<{ newest: string | null; aMonth: number }>(NEWEST);
  const [held] = rows;
  if (!held?.newest || held.newest >= until) return;
  const from = addMonths(held.newest, 1);
  await inTransaction(pool, (client) => loadSamplePolicies(client, { aMonth: held.aMonth, from, until }));
};

const removeSamplePolicies = (client: PoolClient): Promise<number> => removePolicies(client, SOURCE);

export const policySamples: Samples = {
  kind: 'policies',
  version: 3,
  count: countIn(WRITTEN),
  make: (pool, count, progress, until) =>
    inTransaction(pool, async (client) => {
      await removeSamplePolicies(client);
      await loadSamplePolicies(client, { aMonth: aMonthIn(count, until), until, progress });
    }),
  grow: growSamplePolicies,
  remove: (pool) => inTransaction(pool, removeSamplePolicies),
};
