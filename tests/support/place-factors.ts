import type { Pool } from 'pg';
import { loadSampleFactors } from '#features/basis/samples/index';
import { REGION_FACTORS } from '#infra/server/sample/region-factors';
import { roundTo } from '#src/costing/money';

const GUANGDONG = 20;

/**
 * Factors of all provinces, and of every other city of one of them one of its own, which stands before that of its
 * province: figures that are to agree are read with both. Needs the regions and the sample indexes; before the records.
 */
export const loadPlaceFactors = async (pool: Pool): Promise<void> => {
  const { rows } = await pool.query<{ id: number }>(
    'select areaid as id from region where level = 2 and pid = $1 and areaid % 2 = 0',
    [GUANGDONG],
  );
  const ofCities = rows.map(({ id }): [number, number] => [id, roundTo(0.8 + (id % 10) / 20, 2)]);
  await loadSampleFactors(pool, { ...REGION_FACTORS, ...Object.fromEntries(ofCities) });
};
