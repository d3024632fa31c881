import { SingleBar } from 'cli-progress';
import { createDemoAccounts, endDemoLogins } from '#features/auth/server/index';
import { loadRegions } from '#features/regions/server/index';
import type { Database } from '#infra/server/postgres/database';
import type { SampleProgress, Samples } from '#infra/server/server-slice';
import type { Settings } from '#infra/server/settings/settings';
import { DEMO_PASSWORD } from './demo-accounts';
import { settleSections } from './sections';
import {
  growSamples,
  makeSamples,
  neverMade,
  renewSamples,
  samplesIn,
  wantSamples,
  type SampleCounts,
} from './samples';

export interface PreparePlan {
  readonly database: Database;
  readonly settings: Pick<Settings, 'demo' | 'sampleProjects' | 'sampleUnitPrices'>;
  readonly progress: (line: string) => void;
  /** The last month that samples reach. */
  readonly until: string;
}

const watch = (samples: readonly Samples[], counts: SampleCounts, progress: PreparePlan['progress']) => {
  const counted = samples.find(({ kind, noun }) => noun && counts[kind]);
  const total = (counted && counts[counted.kind]) ?? 0;
  const noun = counted?.noun ? `${counted.noun.unit}${counted.noun.name}` : '';
  if (!counted || !process.stdout.isTTY) {
    progress(`正在生成样例数据${counted ? `：${total} ${noun}` : ''}…`);
    return { of: () => nothing, stop: () => progress('样例数据已就绪。') };
  }
  const bar = new SingleBar({ format: `样例数据 {bar} {value}/{total} ${noun}`, hideCursor: true });
  bar.start(total, 0);
  const update: SampleProgress = (stored) => bar.update(stored);
  return { of: (one: Samples) => (one === counted ? update : nothing), stop: () => bar.stop() };
};

const nothing = () => undefined;

const countsOf = ({ sampleProjects, sampleUnitPrices }: PreparePlan['settings']): SampleCounts => ({
  projects: sampleProjects,
  unitPrices: sampleUnitPrices,
});

/** Once per database and kind: samples that were removed do not come back with the next start. */
const loadSamples = async (
  { database: { pool }, settings, progress, until }: PreparePlan,
  samples: readonly Samples[],
) => {
  const missing = settings.sampleProjects === 0 ? [] : await neverMade(pool, samples);
  if (missing.length === 0) return;
  const counts = countsOf(settings);
  const watched = watch(missing, counts, progress);
  await makeSamples(pool, missing, counts, watched.of, until);
  watched.stop();
};

const askForUnitPrices = async ({ database: { pool }, settings }: PreparePlan, later: readonly Samples[]) => {
  if (settings.sampleUnitPrices === 0) return;
  await wantSamples(pool, await neverMade(pool, later), countsOf(settings));
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
  const always = samples.filter((one) => one.always);
  await loadSamples(
    plan,
    samples.filter((one) => !one.always && !one.later),
  );
  await makeSamples(pool, always, {}, () => nothing, plan.until);
  await askForUnitPrices(
    plan,
    samples.filter((one) => one.later),
  );
  await renewSamples(pool, samples, plan.progress, plan.until);
  await growSamples(pool, samples, plan.until);
  await settleSections(pool);
};
