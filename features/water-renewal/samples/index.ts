import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '#infra/server/postgres/database-pool';
import { countIn } from '#infra/server/sample/count-in';
import { LAST_MONTH } from '#infra/server/sample/courses';
import type { Samples } from '#infra/server/server-slice';
import { addMonths, monthsBetween } from '#src/costing/months';
import { removeRecordsOf, saveRecords } from '../server/save-records';
import { FIRST_MONTH, recordsOfMonth, type SampleCity } from './sample-records';

/** Open provinces below the country, each with its cities, or alone where it has none. */
const CITIES = `
  select province.areaid as "areaId", city.areaid as "cityId", coalesce(city.name, province.name) as name
  from region province
  left join region city on city.pid = province.areaid and city.level = 2
  where province.level = 1 and province.areaid <> 1 and province.status = 'open'
    -- Neither rivers and reservoirs nor old neighbourhoods.
    and city.name is distinct from '三沙'
  order by province.areaid, city.areaid`;

const addMonthsOf = async (client: PoolClient, from: string, until: string): Promise<void> => {
  const { rows: cities } = await client.query<SampleCity>(CITIES);
  await saveRecords(
    client,
    monthsBetween(from, until).flatMap((month) => recordsOfMonth(month, cities)),
  );
};

/** Needs the regions loaded; in place of the samples there are. */
export const loadSampleWater = async (
  client: PoolClient,
  until = LAST_MONTH,
  from = FIRST_MONTH,
): Promise<void> => {
  await removeRecordsOf(client, 'sample');
  await addMonthsOf(client, from, until);
};

const NEWEST = `select to_char(max(price_date), 'YYYY-MM') as newest from water_record where source = 'sample'`;

const growSampleWater = async (pool: Pool, until: string): Promise<void> => {
  const { rows } = await pool.query<{ newest: string | null }>(NEWEST);
  const newest = rows[0]?.newest ?? until;
  if (newest < until) await inTransaction(pool, (client) => addMonthsOf(client, addMonths(newest, 1), until));
};

export const waterSamples: Samples = {
  kind: 'water',
  version: 2,
  count: countIn(`water_record where source = 'sample'`),
  make: (pool, _count, _progress, until) => inTransaction(pool, (client) => loadSampleWater(client, until)),
  grow: growSampleWater,
  remove: (pool) => inTransaction(pool, (client) => removeRecordsOf(client, 'sample')),
};
