import type { Pool } from 'pg';

export interface LivingLogin {
  /** As a member knows it: Chrome 130, 微信; empty when it did not say. */
  readonly browser: string;
  readonly system: string;
  readonly loggedInAt: Date;
  /** To the minute. */
  readonly lastUsedAt: Date;
}

/** The account's logins that are alive, or would wake up when their browser is used again; the last used first. */
export const livingLogins = async (pool: Pool, accountId: string): Promise<readonly LivingLogin[]> => {
  const { rows } = await pool.query<LivingLogin>(
    `select browser, system, created_at as "loggedInAt", last_used_at as "lastUsedAt"
     from login_family
     where account_id = $1 and ended_at is null and expires_at > now() and not is_ticket
       and (remembered or exists (
         select 1 from session_token where family_id = login_family.id and session_token.expires_at > now()))
     order by last_used_at desc, id`,
    [accountId],
  );
  return rows;
};
