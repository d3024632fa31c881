import { randomInt } from 'node:crypto';
import type { Pool } from 'pg';

/** A code is good for one purpose, one phone and the browser that asked for it. */
export interface CodeHolder {
  readonly purpose: 'login' | 'trial' | 'binding';
  readonly mobile: string;
  readonly deviceId: string;
}

const DIGITS = 6;
const LIFE = "interval '5 minutes'";
const TRIES = 5;

export const textOf = ({ purpose, mobile, deviceId }: CodeHolder) =>
  `sms-code ${purpose} ${mobile} ${deviceId}`;

const SWEEP = `
  delete from sms_code where holder in
    (select holder from sms_code where expires_at < now() - interval '1 minute' limit 2 for update skip locked)`;

/** A new code of six digits for five minutes; the one before it is good no longer. */
export const issueCode = async (pool: Pool, holder: CodeHolder): Promise<string> => {
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
  await pool.query(
    `insert into sms_code (holder, digest, expires_at)
     values (keyed_digest($1), keyed_digest($1 || ' ' || $2), now() + ${LIFE})
     on conflict (holder) do update set digest = excluded.digest, tries = 0, expires_at = excluded.expires_at`,
    [textOf(holder), code],
  );
  await pool.query(SWEEP);
  return code;
};

/**
 * Whether this is the holder's living code. At most five tries, and the right one is the last: one statement decides, so
 * of any number of parallel calls with the right code exactly one gets `true`. Not for use inside a transaction, whose
 * end could give a try back.
 */
export const takeCode = async (pool: Pool, holder: CodeHolder, code: string): Promise<boolean> => {
  const { rows } = await pool.query<{ isRight: boolean }>(
    `update sms_code set tries = case when digest = keyed_digest($1 || ' ' || $2) then ${TRIES} else tries + 1 end
     where holder = keyed_digest($1) and tries < ${TRIES} and expires_at > now()
     returning digest = keyed_digest($1 || ' ' || $2) as "isRight"`,
    [textOf(holder), code],
  );
  return rows[0]?.isRight ?? false;
};
