import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientBase, Pool } from 'pg';
import { refreshStatistics } from '#features/unit-prices/server/statistics/refresh-statistics';
import { createPool, inTransaction } from '#infra/server/postgres/database-pool';

/** Records that change together, as those of one bill, and how long after each other. */
const ITEMS = 4;
const PAUSE_MS = 1_000;

const CHOSEN = `
  select array_agg(u.id) as ids, array_agg(distinct item.id) as items
  from (select id from bill_item order by random() limit ${ITEMS}) item,
  lateral (select id from unit_price where item_id = item.id and area_id = $1 order by price_date desc limit 5) u`;

const ADD = `
  with added as (
    insert into unit_price (item_id, text_id, project_id, code, area_id, city_id, price_date, tax_basis, tax_rate, price,
      quantity, heat, source, origin_id, created_on)
    select item_id, text_id, project_id, code, area_id, city_id, price_date, tax_basis, tax_rate, round(price * 1.03, 2),
      quantity, heat, 'imported', origin_id, created_on
    from unit_price where id = any ($1::int[]) returning id)
  select array_agg(id) as ids from added`;

const AREAS = [20, 11, 2, 17, 23, 31, 3, 13] as const;

/** Eight are added, six changed, six taken away: the oldest of those added before. */
const change = async (client: ClientBase, round: number, added: readonly number[]): Promise<number[]> => {
  await client.query('select from unit_price_state for update');
  const { rows: chosen } = await client.query<{ ids: number[]; items: number[] }>(CHOSEN, [
    AREAS[round % AREAS.length],
  ]);
  const { ids = [], items = [] } = chosen[0] ?? {};
  const { rows } = await client.query<{ ids: number[] }>(ADD, [ids.slice(0, 8)]);
  await client.query(
    `update unit_price set heat = heat + 1, price = price + 0.01, labour = null, lines = null where id = any ($1::int[])`,
    [ids.slice(8, 14)],
  );
  await client.query('delete from unit_price where id = any ($1::int[])', [added.slice(0, 6)]);
  await refreshStatistics(client, items);
  return [...added.slice(6), ...(rows[0]?.ids ?? [])];
};

/** Changes twenty records a second until it is ended; tells the number of changes after each second. */
const changeRecords = async (pool: Pool): Promise<void> => {
  let added: number[] = [];
  for (let round = 0; ; round += 1) {
    const next = performance.now() + PAUSE_MS;
    const before = added;
    added = await inTransaction(pool, (client) => change(client, round, before));
    process.send?.(8 + 6 + Math.min(6, before.length));
    await sleep(Math.max(0, next - performance.now()));
  }
};

void changeRecords(createPool(process.argv[2] ?? '', () => undefined, { max: 1 }));
