import { codes } from '#src/contract/codes';
import { ApiError } from '#infra/server/http/api-error';
import type { Identity } from '#infra/server/http/identity';
import { consumeRateLimit, returnRateLimit } from '#infra/server/http/rate-limit';
import type { Database } from '#infra/server/postgres/database';
import { NO_PASSWORD } from '#infra/server/security/no-password';
import { audit } from '#infra/server/security/audit';
import type { Logins } from './devices';

export const HAS_NO_PASSWORD = '本账号还没有密码，请先联系客服设置';
export const TOO_MANY = '密码输错次数过多，请 15 分钟后再试';

const QUARTER_S = 900;
const TRIES = { limit: 5, windowS: QUARTER_S };

/** Each form counts its own wrong ones: whoever fails at one is not kept from the others. */
export interface AskedPassword {
  readonly form: 'password.change' | 'mobile.bind' | 'mobile.unbind';
  /** The words for a wrong one. */
  readonly wrong: string;
}

/**
 * Whether whoever has the session open knows the password, too; gives its hash. Every try is counted before the password
 * is looked at, and taken back when it was right: who finds an open screen may not try them all.
 * @throws ApiError 441 where there is none, 442, or 460 with those words
 */
export const passwordProver =
  ({ pool }: Pick<Database, 'pool'>, isPassword: Logins['isPassword']) =>
  async (
    { accountId, sessionId }: Pick<Identity, 'accountId' | 'sessionId'>,
    password: string,
    { form, wrong }: AskedPassword,
  ): Promise<string | undefined> => {
    const { rows } = await pool.query<{ hash: string }>(
      'select password_hash as hash from account where id = $1',
      [accountId],
    );
    const hash = rows[0]?.hash;
    if (hash === NO_PASSWORD) throw new ApiError(codes.conflict, HAS_NO_PASSWORD);
    const tries = { ...TRIES, name: form, key: accountId };
    if (!(await consumeRateLimit(pool, tries))) throw new ApiError(codes.tooManyRequests, TOO_MANY);
    if (!(await isPassword(hash, password))) {
      await audit(pool, { event: 'password.refused', accountId, sessionId });
      throw new ApiError(codes.loginRefused, wrong);
    }
    await returnRateLimit(pool, tries);
    return hash;
  };
