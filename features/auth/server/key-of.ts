import type { Pool } from 'pg';
import { digestOf, GRACE } from './sessions';

/** The device a living session is bound to; undefined when the token names none. */
export const keyOf =
  (pool: Pool) =>
  async (token: string): Promise<string | undefined> => {
    const { rows } = await pool.query<{ readonly key: string }>(
      `select device_id as key
       from session_token join login_family on login_family.id = family_id
       where digest = $1 and session_token.expires_at > now() and login_family.expires_at > now()
         and ended_at is null and not is_ticket and (replaced_at is null or replaced_at > now() - ${GRACE})`,
      [digestOf(token)],
    );
    return rows[0]?.key;
  };
