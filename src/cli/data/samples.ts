import type { Pool } from 'pg';
import { loadSampleFactors, removeSampleFactors } from '#features/basis/server/index';
import { loadSampleIndexes, removeSampleIndexes } from '#features/cost-indexes/server/index';
import { fillSamples } from '#features/index-range/server/index';
import { loadSampleItems } from '#features/new-items/server/index';
import { loadSampleProjects, removeSampleProjects, Unclear } from '#features/projects/server/index';
import { loadRegions, UNIT_PRICE_AREAS } from '#features/regions/server/index';
import { loadSampleUnitPrices, removeSampleUnitPrices } from '#features/unit-prices/server/index';
import { REGION_FACTORS } from '#infra/server/sample/region-factors';

const UNIT_PRICES_A_PROJECT = 10;

const countOf = (option: string, text: string, most: number): number => {
  const count = Number(text);
  if (!/^\d{1,8}$/.test(text) || count > most)
    throw new Unclear(`--${option} 后面要写 0 到 ${most} 之间的整数`);
  return count;
};

/** Unit prices stand in projects, so they go first and come last. */
export const loadSamples = async (
  pool: Pool,
  asked: { readonly projects: string; readonly unitPrices: string | undefined },
): Promise<void> => {
  const projects = countOf('projects', asked.projects, 999_999);
  const unitPrices =
    asked.unitPrices === undefined
      ? projects * UNIT_PRICES_A_PROJECT
      : countOf('unit-prices', asked.unitPrices, 10_000_000);
  await loadRegions(pool);
  await loadSampleIndexes(pool);
  await loadSampleFactors(pool, REGION_FACTORS);
  await removeSampleUnitPrices(pool);
  await loadSampleProjects(pool, projects, (stored) => console.log(`  ${stored} / ${projects} 个工程`));
  await fillSamples(pool);
  await loadSampleItems(pool);
  await loadSampleUnitPrices(pool, unitPrices, {
    areas: UNIT_PRICE_AREAS,
    progress: (stored, wanted) => console.log(`  ${stored} / ${wanted} 条综合单价`),
  });
  console.log(`已生成 ${projects} 个样例工程和 ${projects === 0 ? 0 : unitPrices} 条样例综合单价。`);
};

export const removeSamples = async (pool: Pool): Promise<void> => {
  const unitPrices = await removeSampleUnitPrices(pool);
  const projects = await removeSampleProjects(pool);
  const series = await removeSampleIndexes(pool);
  await removeSampleFactors(pool);
  console.log(`已删除 ${projects} 个样例工程、${unitPrices} 条样例综合单价和 ${series} 个样例指数。`);
};
