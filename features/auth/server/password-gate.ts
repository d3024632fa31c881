import { createHmac } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { audit } from '#infra/server/security/audit';
import { captchaGuard } from '#infra/server/security/captcha';
import { networkOf } from '#infra/server/http/network-of';
import { keyedSecret } from '#infra/server/security/keyed-secret';
import { clearRateLimit, consumeRateLimit, returnAll, type RateLimit } from '#infra/server/http/rate-limit';
import { ApiError } from '#infra/server/http/api-error';
import { codes } from '#src/contract/codes';
import { accountByName, type StoredAccount } from './accounts';
import { isKnownBrowser } from './browsers-seen';
import { TOO_MANY, WRONG } from './login-messages';
import { isPassword, isTooBusy } from './passwords';
import type { Visitor } from './visitor';

const QUARTER_S = 900;

type Rule = Omit<RateLimit, 'key'>;
/** Wrong tries before each further one costs a captcha. */
const freeOfAccount: Rule = { name: 'login.account.free', limit: 5, windowS: QUARTER_S };
const freeOfNetwork: Rule = { name: 'login.network.free', limit: 50, windowS: QUARTER_S };
/** Wrong tries at one name altogether, for each network alone; the last one begins a rest there and nowhere else. */
const allOfAccount = { limit: 20, windowS: QUARTER_S, restS: QUARTER_S };
/** A school of thousands stands behind one address; all but fifty of these have cost proof of work. */
const allOfNetwork: Rule = { name: 'login.network', limit: 3_000, windowS: QUARTER_S };

const secretOfNames = keyedSecret('login names');
/** Each name has budgets of its own, so that they can be forgotten together; which name it is they do not tell. */
const budgetOf = async (client: Pool | PoolClient, username: string): Promise<string> => {
  const secret = await secretOfNames(client);
  return `login.account ${createHmac('sha256', secret).update(username).digest('base64url')}`;
};

/** Opens a name again that wrong tries had closed to networks and browsers. */
export const forgetTries = async (client: Pool | PoolClient, username: string): Promise<void> => {
  await clearRateLimit(client, { name: freeOfAccount.name, key: username });
  await client.query('delete from budget where name = $1', [await budgetOf(client, username)]);
};

export interface Claim {
  readonly username: string;
  readonly password: string;
  readonly visitor: Visitor;
  /** Thumbprint of the key that signed the request; the name in the header is no proof of anything. */
  readonly device: string | undefined;
  /** What may hold the answer to a captcha. */
  readonly context: Parameters<ReturnType<typeof captchaGuard>>[0];
}

/** While a try was looked at the password may have changed: what was proven must hold when the login is opened. */
export const stillHas =
  ({ id, passwordHash }: Pick<StoredAccount, 'id' | 'passwordHash'>) =>
  async (client: PoolClient): Promise<void> => {
    const { rowCount } = await client.query(
      'select from account where id = $1 and password_hash = $2 for no key update',
      [id, passwordHash],
    );
    if (rowCount === 0) throw new ApiError(codes.loginRefused, WRONG);
  };

/**
 * The account whose name and password these are. Every try is counted before its password is looked at, and taken back
 * when it was right, so that parallel guesses win nothing. Strangers may close a name to their own network; everywhere else
 * it costs a captcha. A browser that has entered the account before has a count of its own.
 * @throws ApiError 980, 442, or 460 with one text for everything that is wrong
 */
export const passwordGate = (pool: Pool) => {
  const guard = captchaGuard(pool);

  return async ({ username, password, visitor: { ip }, device, context }: Claim): Promise<StoredAccount> => {
    const known = await isKnownBrowser(pool, { by: 'username', value: username }, device);
    const where = networkOf(ip);
    const taken: RateLimit[] = [];
    const take = async (rule: Rule, key: string) => {
      const granted = await consumeRateLimit(pool, { ...rule, key });
      if (granted) taken.push({ ...rule, key });
      return granted;
    };
    const giveBack = () => returnAll(pool, taken);
    const refuse = async (error: ApiError): Promise<never> => {
      await giveBack();
      throw error;
    };

    const isFree =
      (await take(freeOfAccount, known ? `${username} ${device}` : username)) &&
      (known || (await take(freeOfNetwork, where)));
    if (!isFree) await guard(context, 'login').catch(refuse);
    if (!known && !(await take(allOfNetwork, where)))
      return refuse(new ApiError(codes.tooManyRequests, TOO_MANY));
    const name = await budgetOf(pool, username);
    if (!(await take({ name, ...allOfAccount }, known ? `browser ${device}` : `network ${where}`))) {
      await audit(pool, { event: 'login.locked', subject: username, ip });
      return refuse(new ApiError(codes.loginRefused, WRONG));
    }
    const account = await accountByName(pool, username);
    const matches = await isPassword(account?.passwordHash, password).catch(async (error: unknown) => {
      if (isTooBusy(error)) await giveBack();
      throw error;
    });
    if (!account || !matches) {
      await audit(pool, { event: 'login.refused', subject: username, ip });
      throw new ApiError(codes.loginRefused, WRONG);
    }
    await giveBack();
    return account;
  };
};
