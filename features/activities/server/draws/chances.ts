import type { Pool, PoolClient } from 'pg';

interface Chance {
  readonly accountId: string;
  readonly activity: string;
  readonly source: string;
}

/** One for each source, however often it is given. */
export const giveChance = async (
  client: PoolClient,
  { accountId, activity, source }: Chance,
): Promise<void> => {
  await client.query(
    'insert into draw_chance (account_id, activity, source) values ($1, $2, $3) on conflict do nothing',
    [accountId, activity, source],
  );
};

export const chancesOf = async (
  client: Pool | PoolClient,
  accountId: string,
  activity: string,
): Promise<number> => {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int from draw_chance where account_id = $1 and activity = $2 and used_at is null',
    [accountId, activity],
  );
  return rows[0]?.count ?? 0;
};

const USE = `
  update draw_chance set used_at = now() where id = (
    select id from draw_chance where account_id = $1 and activity = $2 and used_at is null order by id limit 1 for update)`;

/** False when there is none. */
export const consumeChance = async (
  client: PoolClient,
  { accountId, activity }: Omit<Chance, 'source'>,
): Promise<boolean> => (await client.query(USE, [accountId, activity])).rowCount === 1;
