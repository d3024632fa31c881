import { SingleBar } from 'cli-progress';
import { createDemoAccounts, endDemoLogins } from '#features/auth/server/index';
import { loadRegions } from '#features/regions/server/index';
import type { Database } from '#infra/server/postgres/database';
import type { Samples } from '#infra/server/server-slice';
import type { Settings } from '#infra/server/settings/settings';
import { DEMO_PASSWORD } from './demo-accounts';
import { settleSections } from './sections';
import { makeSamples, markSamples, renewSamples, samplesIn, type SampleCounts } from './samples';

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

const nothing = () => undefined;

const countsOf = ({ sampleProjects, sampleUnitPrices }: PreparePlan['settings']): SampleCounts => ({
  projects: sampleProjects,
  unitPrices: sampleUnitPrices,
});

/** Once per database: samples that were removed do not come back with the next start. */
const loadSamples = async ({ database, settings, progress }: PreparePlan, samples: readonly Samples[]) => {
  const { sampleProjects: projects } = settings;
  if (!settings.demo || projects === 0 || (await isDone(database, SAMPLES))) return;
  const bar = watch(projects, progress);
  await makeSamples(database.pool, samples, countsOf(settings), ({ kind }) =>
    kind === 'projects' ? bar.update : nothing,
  );
  bar.stop();
  await markSamples(database.pool, samples);
  await markDone(database, SAMPLES);
};

/** They are made once the server answers. */
const askForUnitPrices = async ({ database, settings }: PreparePlan, samples: readonly Samples[]) => {
  const { demo, sampleUnitPrices } = settings;
  if (!demo || sampleUnitPrices === 0 || (await isDone(database, UNIT_PRICE_SAMPLES))) return;
  const counts = countsOf(settings);
  for (const { kind, later } of samples) await later?.want(database.pool, counts[kind] ?? 0);
  await markSamples(database.pool, samples);
  await markDone(database, UNIT_PRICE_SAMPLES);
};

/** Brings a migrated database to the state the portal starts from; running it again changes nothing. */
export const prepareData = async (plan: PreparePlan): Promise<void> => {
  const {
    database: { pool },
    settings,
    progress,
  } = plan;
  await loadRegions(pool);
  if (!settings.demo) {
    await settleSections(pool);
    const ended = await endDemoLogins(pool);
    if (ended > 0) progress(`演示模式已关闭：演示账号的 ${ended} 个登录已结束，这些账号不能再登录。`);
    return;
  }
  await createDemoAccounts(pool, DEMO_PASSWORD);
  const samples = samplesIn(pool);
  const [now, later] = [samples.filter((one) => !one.later), samples.filter((one) => one.later)];
  await loadSamples(plan, now);
  await makeSamples(
    pool,
    samples.filter(({ always }) => always),
    {},
    () => nothing,
  );
  await askForUnitPrices(plan, later);
  // Before the first start with samples there is nothing to renew; the marks say so.
  await renewSamples(pool, samples, plan.progress);
  await settleSections(pool);
};
