import { SingleBar } from 'cli-progress';
import { createDemoAccounts } from '#features/auth/server/index';
import { loadSampleFactors } from '#features/basis/server/index';
import { loadSampleIndexes } from '#features/cost-indexes/server/index';
import { fillSamples } from '#features/index-range/server/index';
import { loadSampleItems } from '#features/new-items/server/index';
import { loadSampleProjects } from '#features/projects/server/index';
import { loadRegions } from '#features/regions/server/index';
import { wantSamples } from '#features/unit-prices/server/index';
import type { Database } from '#infra/server/postgres/database';
import { REGION_FACTORS } from '#infra/server/sample/region-factors';
import type { Settings } from '#infra/server/settings/settings';
import { DEMO_PASSWORD } from './demo-accounts';
import { markSamples, renewSamples } from './renew-samples';

export interface PreparePlan {
  readonly database: Database;
  readonly settings: Pick<Settings, 'demo' | 'sampleProjects' | 'sampleUnitPrices'>;
  readonly progress: (line: string) => void;
}

const SAMPLES = 'samples';
const UNIT_PRICE_SAMPLES = 'unit-price-samples';

const isDone = async ({ pool }: Database, step: string) =>
  (await pool.query('select 1 from installation where step = $1', [step])).rowCount === 1;

const markDone = ({ pool }: Database, step: string) =>
  pool.query('insert into installation (step) values ($1) on conflict do nothing', [step]);

const watch = (total: number, progress: PreparePlan['progress']) => {
  if (!process.stdout.isTTY) {
    progress(`正在生成样例数据：${total} 个工程…`);
    return { update: () => undefined, stop: () => progress('样例数据已就绪。') };
  }
  const bar = new SingleBar({ format: '样例数据 {bar} {value}/{total} 个工程', hideCursor: true });
  bar.start(total, 0);
  return { update: (value: number) => bar.update(value), stop: () => bar.stop() };
};

/** Once per database: samples that were removed do not come back with the next start. */
const loadSamples = async ({ database, settings, progress }: PreparePlan) => {
  if (!settings.demo || settings.sampleProjects === 0 || (await isDone(database, SAMPLES))) return;
  const bar = watch(settings.sampleProjects, progress);
  await database.transaction((client) => loadSampleIndexes(client, () => undefined));
  await loadSampleProjects(database.pool, settings.sampleProjects, bar.update);
  await fillSamples(database.pool);
  bar.stop();
  await loadSampleItems(database.pool);
  await markSamples(database.pool, ['indexes', 'projects', 'newItems']);
  await markDone(database, SAMPLES);
};

/** They are made once the server answers: see sample-unit-prices.ts. */
const askForUnitPrices = async ({ database, settings }: PreparePlan) => {
  const { demo, sampleUnitPrices } = settings;
  if (!demo || sampleUnitPrices === 0 || (await isDone(database, UNIT_PRICE_SAMPLES))) return;
  await wantSamples(database.pool, sampleUnitPrices);
  await markSamples(database.pool, ['unitPrices']);
  await markDone(database, UNIT_PRICE_SAMPLES);
};

/** Brings a migrated database to the state the portal starts from; running it again changes nothing. */
export const prepareData = async (plan: PreparePlan): Promise<void> => {
  const { database, settings } = plan;
  await loadRegions(database.pool);
  if (settings.demo) await createDemoAccounts(database.pool, DEMO_PASSWORD);
  await loadSamples(plan);
  if (settings.demo) await loadSampleFactors(database.pool, REGION_FACTORS);
  await askForUnitPrices(plan);
  // Before the first start with samples there is nothing to renew; the marks say so.
  if (settings.demo) await renewSamples(database, plan.progress);
};
