import { codes } from '#src/contract/codes';
import { ApiError } from '#infra/server/http/api-error';
import type { Identity } from '#infra/server/http/identity';
import { consumeRateLimit, returnRateLimit } from '#infra/server/http/rate-limit';
import type { Database } from '#infra/server/postgres/database';
import { audit } from '#infra/server/security/audit';
import type { PasswordChange } from '../contract';
import type { Logins } from './devices';

export const SAME_AS_OLD = '新密码不能与原密码相同';
export const HOLDS_NAME = '密码中不能包含账号名';
export const TOO_COMMON = '这个密码太常见，容易被猜中，请换一个';

const SHORTEST_NAME = 4;

/** Beginnings of what lists of leaked passwords are full of; a few more digits at the end make none of them better. */
const COMMON = `
  password passw0rd p@ssword p@ssw0rd iloveyou woaini qwerty qwer1234 asdf1234 zxcvbn 1q2w3e
  1qaz2wsx abc123 abcd1234 a123456 aa123456 qq123456 admin zaojia welcome letmein monkey dragon
  football baseball sunshine princess 5201314
`
  .trim()
  .split(/\s+/);
const ROWS = [
  '01234567890',
  '09876543210',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
];
const FEWEST_SIGNS = 4;
const MOST_TAIL = 4;

const isRun = (text: string): boolean => ROWS.some((row) => row.includes(text));
const isCommon = (text: string): boolean =>
  COMMON.some((word) => text.startsWith(word) && [...text].length - word.length <= MOST_TAIL);
const isRepeated = (text: string): boolean => /^(.{1,4})\1+$/u.test(text);

/** Why nobody should use this password; undefined when nothing speaks against it. */
export const weaknessOf = (password: string, accountName: string): string | undefined => {
  const text = password.toLowerCase();
  const name = accountName.toLowerCase();
  if (name.length >= SHORTEST_NAME && text.includes(name)) return HOLDS_NAME;
  const isPoor = new Set(text).size < FEWEST_SIGNS || isRepeated(text);
  return isPoor || isRun(text) || isCommon(text) ? TOO_COMMON : undefined;
};

export const WRONG_OLD = '原密码不正确';
export const TOO_MANY = '原密码输错次数过多，请 15 分钟后再试';
export const CHANGED_MEANWHILE = '密码刚刚在别处修改过，请重新登录后再试';

const QUARTER_S = 900;
const TRIES = { name: 'password.change', limit: 5, windowS: QUARTER_S };

const currentHash = async ({ pool }: Database, accountId: string): Promise<string | undefined> => {
  const { rows } = await pool.query<{ hash: string }>(
    'select password_hash as hash from account where id = $1',
    [accountId],
  );
  return rows[0]?.hash;
};

/**
 * Gives how many other logins were ended. Every try is counted before the old password is looked at, and taken back
 * when it was right: who finds an open screen may not try them all.
 */
export const passwordChanger =
  (database: Database, { hashPassword, isPassword, endLogins }: Logins) =>
  async (
    { accountId, accountName, sessionId }: Identity,
    { oldPassword, newPassword }: PasswordChange,
  ): Promise<number> => {
    const { pool } = database;
    if (!(await consumeRateLimit(pool, { ...TRIES, key: accountId })))
      throw new ApiError(codes.tooManyRequests, TOO_MANY);
    const before = await currentHash(database, accountId);
    if (!(await isPassword(before, oldPassword))) {
      await audit(pool, { event: 'password.refused', accountId, sessionId });
      throw new ApiError(codes.loginRefused, WRONG_OLD);
    }
    await returnRateLimit(pool, { ...TRIES, key: accountId });
    const weakness = newPassword === oldPassword ? SAME_AS_OLD : weaknessOf(newPassword, accountName);
    if (weakness) throw new ApiError(codes.badRequest, weakness);

    const after = await hashPassword(newPassword);
    return database.transaction(async (client) => {
      const { rowCount } = await client.query(
        'update account set password_hash = $2 where id = $1 and password_hash = $3',
        [accountId, after, before],
      );
      if (rowCount === 0) throw new ApiError(codes.conflict, CHANGED_MEANWHILE);
      await client.query(
        `insert into member_profile (account_id, password_changed_at) values ($1, now())
         on conflict (account_id) do update set password_changed_at = excluded.password_changed_at`,
        [accountId],
      );
      await audit(client, { event: 'password.changed', accountId, sessionId });
      return endLogins(client, { accountId, by: 'device', exceptSession: sessionId });
    });
  };
