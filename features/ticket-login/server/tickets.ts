import { createHash, randomBytes } from 'node:crypto';
import type { Pool } from 'pg';

export type Purpose = 'login' | 'sign-on';

const TICKET_BYTES = 32;
const LIFE = "interval '60 seconds'";
const digestOf = (ticket: string): Buffer => createHash('sha256').update(ticket).digest();

/** Good once, within sixty seconds. Expired ones are swept on the way. */
export const issueTicket = async (pool: Pool, globalId: string, purpose: Purpose): Promise<string> => {
  const ticket = randomBytes(TICKET_BYTES).toString('base64url');
  await pool.query(
    `insert into login_ticket (digest, global_id, purpose, expires_at) values ($1, $2, $3, now() + ${LIFE})`,
    [digestOf(ticket), globalId, purpose],
  );
  await pool.query(
    `delete from login_ticket where digest in
       (select digest from login_ticket where expires_at < now() limit 100 for update skip locked)`,
  );
  return ticket;
};

/** Whose it is; of any number of parallel calls one learns it. */
export const spendTicket = async (
  pool: Pool,
  ticket: string,
  purpose: Purpose,
): Promise<string | undefined> => {
  const { rows } = await pool.query<{ globalId: string }>(
    `delete from login_ticket where digest = $1 and purpose = $2 and expires_at > now()
     returning global_id as "globalId"`,
    [digestOf(ticket), purpose],
  );
  return rows[0]?.globalId;
};
