import type { Pool } from 'pg';
import { loadSampleFactors } from '#features/basis/samples/index';
import { loadSampleIndexes } from '#features/cost-indexes/samples/index';
import { loadSampleProjects } from '#features/projects/samples/index';
import { loadRegions, UNIT_PRICE_AREAS } from '#features/regions/server/index';
import { loadSampleUnitPrices } from '#features/unit-prices/samples/index';
import { REGION_FACTORS } from '#infra/server/sample/region-factors';
import { openDataSet, type DataSet } from '../data-set';

const PROJECTS = 20_000;
const SHAPES = [
  'infra/server/search/search-index.ts',
  'infra/server/search/search-tokens.ts',
  'features/unit-prices/server/migrations/200.do.unit-prices.sql',
  'features/unit-prices/server/migrations/201.do.unit-price-statistics.sql',
  'features/unit-prices/server/migrations/241.do.unit-price-tallies.sql',
  'features/basis/server/migrations/341.do.kept-price-level.sql',
  'features/unit-prices/server/migrations/342.do.normalised-unit-prices.sql',
  'features/basis/server/migrations/390.do.own-series.sql',
  'features/unit-prices/server/migrations/391.do.unit-prices-by-component.sql',
  'features/unit-prices/server/migrations/395.do.travelling-prices.sql',
  'features/basis/server/migrations/421.do.series-of-materials.sql',
  'features/unit-prices/server/migrations/422.do.travelling-series.sql',
  'features/unit-prices/server/migrations/423.do.usual-shares.sql',
  'features/unit-prices/server/save-unit-prices.ts',
  'features/unit-prices/server/statistics/refresh-statistics.ts',
  'features/unit-prices/samples/sample-unit-prices.ts',
  'features/unit-prices/samples/compose-sample.ts',
  'infra/server/sample/prices/price-levels.ts',
  'infra/server/sample/courses.ts',
];

const load = async (pool: Pool, count: number, say: (line: string) => void): Promise<number> => {
  await loadRegions(pool);
  await loadSampleIndexes(pool);
  await loadSampleFactors(pool, REGION_FACTORS);
  await loadSampleProjects(pool, PROJECTS);
  say(`  ${PROJECTS} projects stored`);
  const start = performance.now();
  await loadSampleUnitPrices(pool, count, {
    areas: UNIT_PRICE_AREAS,
    progress: (stored, wanted) => say(`  ${stored} of ${wanted} unit prices stored`),
  });
  return (performance.now() - start) / 1_000;
};

/** So many sample unit prices with their index entries and statistics, in 20,000 sample projects. */
export const openUnitPrices = (count: number, say: (line: string) => void): Promise<DataSet> =>
  openDataSet({ name: 'bench-lists', count, shapes: SHAPES, load: (pool) => load(pool, count, say) });
