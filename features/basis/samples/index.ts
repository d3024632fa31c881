import type { ClientBase, Pool } from 'pg';
import { countIn } from '#infra/server/sample/count-in';
import { REGION_FACTORS } from '#infra/server/sample/region-factors';
import type { Samples } from '#infra/server/server-slice';
import { NATIONWIDE_ID } from '#src/contract/places';
import { SAMPLE_LICENCE, type Provenance } from '#src/contract/provenance';

const provenance: Provenance = {
  kind: 'sample',
  issuer: '造价指标网（样例）',
  title: '地区造价系数（样例），全国为 1.00',
  priceDate: '2025-09',
  taxBasis: '含税',
  method: '各地与全国单方造价水平之比（样例取值）',
  revision: 1,
  licence: SAMPLE_LICENCE,
};

// A factor that is no sample is somebody's own and stays as it is.
const LOAD = `
  insert into place_factor (area_id, factor, source, provenance)
  select area_id, factor, 'sample', $3 from unnest($1::int[], $2::numeric[]) as given (area_id, factor)
  where exists (select from index_series where source = 'sample')
  on conflict (area_id) do update
    set factor = excluded.factor, provenance = excluded.provenance, updated_at = now()
    where place_factor.source = 'sample'
      and (place_factor.factor, place_factor.provenance) is distinct from (excluded.factor, excluded.provenance)`;

/** Sample factors stand wherever sample indexes stand, and nowhere else. Needs the regions; running it again changes nothing. */
export const loadSampleFactors = async (
  client: ClientBase | Pool,
  factors: Readonly<Record<number, number>>,
): Promise<void> => {
  const places = Object.entries({ [NATIONWIDE_ID]: 1, ...factors });
  await client.query(LOAD, [
    places.map(([areaId]) => Number(areaId)),
    places.map(([, factor]) => factor),
    JSON.stringify(provenance),
  ]);
};

const removeSampleFactors = async (client: ClientBase | Pool): Promise<number> => {
  const { rowCount } = await client.query(`delete from place_factor where source = 'sample'`);
  return rowCount ?? 0;
};

export const factorSamples: Samples = {
  kind: 'factors',
  version: 1,
  after: ['indexes'],
  always: true,
  count: countIn(`place_factor where source = 'sample'`),
  make: (pool) => loadSampleFactors(pool, REGION_FACTORS),
  remove: removeSampleFactors,
};
