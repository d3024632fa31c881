import type { Pool } from 'pg';
import { SPAN } from './browsers-seen';

/** What an administrator sees of an account. */
export interface AccountStanding {
  readonly id: string;
  readonly username: string;
  readonly fullName: string;
  readonly globalId: string;
  readonly mobile: string | null;
  readonly vipUntil: Date | null;
  readonly isLocked: boolean;
  readonly isAnomalous: boolean;
  /** Made by the demo mode, and good there alone. */
  readonly isDemo: boolean;
  readonly organisation: string | null;
  readonly hasRights: boolean;
  readonly canPublish: boolean;
  readonly canUseSourcing: boolean;
  readonly isInternal: boolean;
  readonly isAnalyst: boolean;
  readonly createdAt: Date;
  readonly lastLoginAt: Date | null;
  /** Within the span in which too many are out of the ordinary. */
  readonly browsers: number;
}

const SELECT = `
  select id::text as id, username, full_name as "fullName", global_id as "globalId", mobile, vip_until as "vipUntil",
         locked_at is not null as "isLocked", is_anomalous as "isAnomalous",
         is_demo as "isDemo", has_rights as "hasRights", can_publish as "canPublish",
         can_use_sourcing as "canUseSourcing", is_internal as "isInternal", is_analyst as "isAnalyst",
         (select name from organisation where id = organisation_id) as organisation, created_at as "createdAt",
         last_login_at as "lastLoginAt",
         (select count(*)::int from device_seen
          where account_id = account.id and last_seen > now() - ${SPAN}) as browsers
  from account`;

export const accountStanding = async (pool: Pool, username: string): Promise<AccountStanding | undefined> => {
  const { rows } = await pool.query<AccountStanding>(`${SELECT} where username = $1`, [username]);
  return rows[0];
};

/** At most `most` accounts whose name or full name contains the words, by name. */
export const findAccounts = async (pool: Pool, words: string, most: number): Promise<AccountStanding[]> => {
  const { rows } = await pool.query<AccountStanding>(
    `${SELECT} where strpos(username, $1) > 0 or strpos(full_name, $1) > 0 order by username limit $2`,
    [words, most],
  );
  return rows;
};

/** By id. */
export const accountNames = async (
  pool: Pool,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await pool.query<{ id: string; username: string }>(
    'select id::text, username from account where id = any ($1::bigint[])',
    [ids],
  );
  return new Map(rows.map(({ id, username }) => [id, username]));
};
