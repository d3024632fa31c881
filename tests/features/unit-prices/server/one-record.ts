import type { Pool } from 'pg';
import { openSaving } from '#features/unit-prices/server/save-unit-prices';
import { sampleUnitPrice, type SampleProject } from '#features/unit-prices/samples/sample-unit-prices';
import { refreshStatistics } from '#features/unit-prices/server/statistics/refresh-statistics';
import { inTransaction } from '#infra/server/postgres/database-pool';

/** Stores the sample of this number as an imported record that comes before all others by heat; answers its id. */
export const saveHottest = async (pool: Pool, number: number): Promise<string> => {
  const { rows } = await pool.query<SampleProject>(
    `select id, area_id as "areaId", city_id as "cityId", to_char(price_date, 'YYYY-MM') as "priceDate",
       tax_basis as "taxBasis", tax_rate::float8 as "taxRate" from project order by id limit 1`,
  );
  const record = { ...sampleUnitPrice(number, rows), source: 'imported' as const, heat: 999_999 };
  await inTransaction(pool, async (client) => {
    const saving = openSaving(client);
    await saving.save([record]);
    await saving.finish();
  });
  return String(number);
};

export const withdraw = (pool: Pool, id: string): Promise<void> =>
  inTransaction(pool, async (client) => {
    await client.query('delete from unit_price where id = $1', [id]);
    await client.query(`delete from search_entry where kind = 'bq_item' and ref = $1`, [id]);
    await refreshStatistics(client, 'all');
  });
