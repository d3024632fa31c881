import type { Pool } from 'pg';
import { inTransaction } from '../postgres/database-pool';

/** Forgets at most `most` of the oldest entries beyond so many days; gives how many. */
export const forgetAudit = (pool: Pool, days: number, most: number): Promise<number> =>
  inTransaction(pool, async (client) => {
    // Without this word the table refuses every deletion.
    await client.query(
      `select set_config('audit.kept_since', (now() - make_interval(days => $1))::text, true)`,
      [days],
    );
    const { rowCount } = await client.query(
      `delete from audit where id in (
         select id from audit where at < now() - make_interval(days => $1) order by at limit $2
         for update skip locked)`,
      [days, most],
    );
    return rowCount ?? 0;
  });
