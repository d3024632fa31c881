import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Pool } from 'pg';
import { keyedSecret } from '#infra/server/security/keyed-secret';
import { nameIn } from './login-cookie';

const keyOf = keyedSecret('name of a login');

const sign = async (pool: Pool, familyId: string): Promise<string> =>
  createHmac('sha256', await keyOf(pool))
    .update(familyId)
    .digest('base64url');

/** Value of the cookie that tells whose login a browser has, to calls that carry no token. */
export const nameOf = async (pool: Pool, familyId: string): Promise<string> =>
  `${familyId}.${await sign(pool, familyId)}`;

/** Who sends facts of their behaviour, as their login tells. */
export interface CookieOwner {
  readonly accountName: string;
  /** u without rights, t trial, p paid, i internal. */
  readonly role: 'u' | 't' | 'p' | 'i';
}

const FORM = /^([0-9a-f-]{36})\.([\w-]{43})$/;

/** What happened before a member left may still be on its way. */
const FIND = `
  select username as "accountName",
    case when is_internal then 'i' when coalesce(vip_until > now(), false) then case when is_trial then 't' else 'p' end
      else 'u' end as role
  from login_family join account on account.id = account_id
  where login_family.id = $1 and expires_at > now() and coalesce(ended_at > now() - interval '5 minutes', true)`;

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** Whose login the browser's cookie names; good for nothing but telling so. */
export const cookieOwner =
  (pool: Pool) =>
  async (headers: Headers): Promise<CookieOwner | undefined> => {
    const [, familyId, signature] = FORM.exec(nameIn(headers) ?? '') ?? [];
    if (familyId === undefined || signature === undefined) return undefined;
    const right = await sign(pool, familyId);
    if (!timingSafeEqual(Buffer.from(right), Buffer.from(signature))) return undefined;
    const { rows } = await pool.query<CookieOwner>(FIND, [familyId]);
    return rows[0];
  };
