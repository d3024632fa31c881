import type { Pool } from 'pg';
import { hasRights } from '#infra/server/http/identity';

export interface StoredAccount {
  readonly id: string;
  readonly username: string;
  readonly passwordHash: string;
  readonly globalId: string;
  readonly fullName: string;
  readonly mobile: string | null;
  readonly isVip: boolean;
  readonly isTrial: boolean;
  readonly trialLeftS: number | null;
  readonly hasApplied: boolean;
  readonly hasRights: boolean;
  readonly canPublish: boolean;
  readonly isInternal: boolean;
  readonly isAnalyst: boolean;
  readonly canUseSourcing: boolean;
  readonly isNewUser: boolean;
  readonly avatarLinks: readonly string[];
}

/** VIP is a date, not a flag: it lapses by itself. */
const ACCOUNT_COLUMNS = `
  account.id::text as id, username, password_hash as "passwordHash", global_id as "globalId", full_name as "fullName",
  mobile, coalesce(vip_until > now(), false) as "isVip", is_trial as "isTrial", has_applied as "hasApplied",
  case when is_trial and vip_until > now() then ceil(extract(epoch from vip_until - now()))::int end as "trialLeftS",
  ${hasRights()} as "hasRights", can_publish as "canPublish", is_internal as "isInternal", is_analyst as "isAnalyst",
  can_use_sourcing as "canUseSourcing", last_login_at is null as "isNewUser",
  avatar_links as "avatarLinks"`;

export const accountByName = async (pool: Pool, username: string): Promise<StoredAccount | undefined> => {
  const { rows } = await pool.query<StoredAccount>(
    `select ${ACCOUNT_COLUMNS} from account where username = $1`,
    [username],
  );
  return rows[0];
};

export const accountById = async (pool: Pool, id: string): Promise<StoredAccount | undefined> => {
  const { rows } = await pool.query<StoredAccount>(`select ${ACCOUNT_COLUMNS} from account where id = $1`, [
    id,
  ]);
  return rows[0];
};

export const accountByGlobalId = async (pool: Pool, globalId: string): Promise<StoredAccount | undefined> => {
  const { rows } = await pool.query<StoredAccount>(
    `select ${ACCOUNT_COLUMNS} from account where global_id = $1`,
    [globalId],
  );
  return rows[0];
};
