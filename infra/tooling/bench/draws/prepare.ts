import type { Pool } from 'pg';
import { v7 } from 'uuid';
import { giveChance } from '#features/activities/server/draws/chances';
import { movePoints } from '#features/activities/server/ledger/move-points';
import { DRAW_COST } from '#src/contract/prizes';
import { issueToken, newToken } from '#features/auth/server/sessions';
import { inTransaction } from '#infra/server/postgres/database-pool';

export interface Drawer {
  readonly accountId: string;
  readonly globalId: string;
}

const ACTIVITY = 'raffle';
const BATCH = 100;
const LIFE_S = 86_400;

const ADD = `
  insert into account (username, password_hash, global_id)
  select 'drawer' || at, 'nobody logs in with it', 'drawer-' || at from generate_series(1, $1::int) as at
  returning id::text as "accountId", global_id as "globalId"`;

/** Members with what so many draws cost, by points and by chances. */
export const addDrawers = async (
  pool: Pool,
  count: number,
  { byPoints, byChance }: { readonly byPoints: number; readonly byChance: number },
): Promise<readonly Drawer[]> => {
  const { rows } = await pool.query<Drawer>(ADD, [count]);
  for (let from = 0; from < count; from += BATCH)
    await inTransaction(pool, async (client) => {
      for (const { accountId } of rows.slice(from, from + BATCH)) {
        if (byPoints > 0)
          await movePoints(client, {
            accountId,
            points: byPoints * DRAW_COST,
            // As an invitation gives them: of no other kind are there none without a row that says why.
            kind: 'invite',
            ref: 'prepared',
          });
        for (let at = 1; at <= byChance; at += 1)
          await giveChance(client, { accountId, activity: ACTIVITY, source: `prepared ${at}` });
      }
    });
  return rows;
};

/** A session of the member in a browser, as logging in would have opened it; the password takes its time on purpose. */
export const openSessionIn = (pool: Pool, accountId: string, device: string): Promise<string> =>
  inTransaction(pool, async (client) => {
    const familyId = v7();
    await client.query(
      `insert into login_family (id, account_id, device_id, remembered, created_at, expires_at, browser, system, is_ticket)
       values ($1, $2, $3, false, now(), now() + interval '1 day', '', '', false)`,
      [familyId, accountId, device],
    );
    const token = newToken();
    await issueToken(client, familyId, token, LIFE_S);
    return token;
  });

/** The season's stock, before its first draw opens it with what is published. */
export const stockSeason = async (
  pool: Pool,
  season: number,
  stock: Readonly<Record<string, number>>,
): Promise<void> => {
  await pool.query('delete from prize_stock where activity = $1', [ACTIVITY]);
  await pool.query(
    `insert into prize_stock (activity, season, prize, total, remaining)
     select $1, $2, prize, total, total from unnest($3::text[], $4::int[]) as stock (prize, total)`,
    [ACTIVITY, season, Object.keys(stock), Object.values(stock)],
  );
};
