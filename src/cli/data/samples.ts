import type { Pool } from 'pg';
import { monthBefore } from '#infra/server/sample/month-before';
import { Unclear } from '#infra/server/import/unclear';
import type { Samples } from '#infra/server/server-slice';
import { UNIT_PRICES_A_PROJECT } from '#infra/server/settings/settings';
import { makeSamples, removeSamples, samplesIn, type SampleCounts } from '#src/server/samples';
import type { ProgramContext } from '../program';

const countOf = (option: string, text: string, most: number): number => {
  const count = Number(text);
  if (!/^\d{1,8}$/.test(text) || count > most)
    throw new Unclear(`--${option} 后面要写 0 到 ${most} 之间的整数`);
  return count;
};

/** 工程、综合单价与指数 */
export const listed = (parts: readonly string[], and = '与'): string =>
  [parts.slice(0, -1).join('、'), parts.at(-1)].join(and);

/** 50 个样例工程、60 条样例综合单价和 79 个样例指数 */
const told = (samples: readonly Samples[], counts: SampleCounts): string => {
  const parts = samples.flatMap(({ kind, noun }) =>
    noun ? [`${counts[kind] ?? 0} ${noun.unit}样例${noun.name}`] : [],
  );
  return listed(parts, '和 ');
};

export const loadSamples = async (
  pool: Pool,
  asked: { readonly projects: string; readonly unitPrices: string | undefined },
  say: ProgramContext['say'],
): Promise<void> => {
  const projects = countOf('projects', asked.projects, 999_999);
  const unitPrices =
    asked.unitPrices === undefined
      ? projects * UNIT_PRICES_A_PROJECT
      : countOf('unit-prices', asked.unitPrices, 10_000_000);
  const samples = samplesIn(pool);
  await makeSamples(pool, samples, { projects, unitPrices }, ({ noun }) => (stored, wanted) => {
    if (noun) say(`  ${stored} / ${wanted} ${noun.unit}${noun.name}`);
  }, monthBefore(new Date()));
  const counted = samples.filter(({ kind }) => kind === 'projects' || kind === 'unitPrices');
  say(
    `已生成 ${told(counted, { projects, unitPrices: projects === 0 ? 0 : unitPrices })}。`,
  );
};

export const deleteSamples = async (pool: Pool, say: ProgramContext['say']): Promise<void> => {
  const samples = samplesIn(pool);
  say(`已删除 ${told(samples, await removeSamples(pool, samples))}。`);
};
