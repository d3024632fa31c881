import type { ClientBase, Pool } from 'pg';
import { inTransaction } from '#infra/server/postgres/database-pool';
import type { UnitPriceRow } from '../../contract';
import { readPriceLevels } from '../statistics/price-levels';
import { refreshStatistics } from '../statistics/refresh-statistics';
import { characteristicsReader } from './read-characteristics';
import { readCharacteristicTable, type CharacteristicTable } from './stored-characteristics';

interface Text {
  readonly id: number;
  readonly itemId: number;
  readonly code: string;
  readonly name: string;
  readonly features: UnitPriceRow['features'];
}

const BATCH = 5_000;
const TEXTS = `
  select t.id, t.item_id as "itemId", i.code, t.name, t.features
  from bill_text t join bill_item i on i.id = t.item_id where t.id > $1 order by t.id limit ${BATCH}`;

const ADD_GROUPS = `
  insert into bill_group (item_id, characteristics)
  select distinct item_id, characteristics::jsonb from unnest($1::int[], $2::text[]) as read (item_id, characteristics)
  on conflict do nothing`;
const JOIN_GROUPS = `
  update bill_text t set group_id = g.id
  from unnest($1::int[], $2::int[], $3::text[]) as read (id, item_id, characteristics)
  join bill_group g on g.item_id = read.item_id and g.characteristics = read.characteristics::jsonb
  where t.id = read.id and t.group_id is distinct from g.id`;

/** Puts every text into its group anew. */
const regroup = async (client: ClientBase, { rules, digest }: CharacteristicTable): Promise<void> => {
  const read = characteristicsReader(rules);
  for (let after = 0; ;) {
    const { rows } = await client.query<Text>(TEXTS, [after]);
    const items = rows.map(({ itemId }) => itemId);
    const groups = rows.map((text) => JSON.stringify(read(text.code, text)));
    await client.query(ADD_GROUPS, [items, groups]);
    await client.query(JOIN_GROUPS, [rows.map(({ id }) => id), items, groups]);
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) break;
    after = last.id;
  }
  await client.query(
    'delete from bill_group g where not exists (select from bill_text where group_id = g.id)',
  );
  await client.query('update unit_price_state set characteristics_digest = $1', [digest]);
};

interface Digests {
  readonly characteristics: string | null;
  readonly levels: string | null;
}

/**
 * Brings groups and statistics to the table of deciding characteristics, the indexes and the factors as they are now;
 * does nothing where none of them has changed since.
 */
export const settleStatistics = (pool: Pool): Promise<void> =>
  inTransaction(pool, async (client) => {
    const { rows } = await client.query<Digests>(
      'select characteristics_digest as characteristics, levels_digest as levels from unit_price_state for update',
    );
    const [known = { characteristics: null, levels: null }] = rows;
    const table = await readCharacteristicTable(client);
    const isRegrouped = table.digest !== known.characteristics;
    if (isRegrouped) await regroup(client, table);
    if (isRegrouped || (await readPriceLevels(client)).digest !== known.levels)
      await refreshStatistics(client, 'all');
  });
