import type { Pool, PoolClient } from 'pg';
import { audit } from '#infra/server/security/audit';
import { captchaGuard } from '#infra/server/security/captcha';
import { networkOf } from '#infra/server/http/network-of';
import {
  clearRateLimit,
  returnRateLimit,
  consumeRateLimit,
  type RateLimit,
} from '#infra/server/http/rate-limit';
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
/** Wrong tries altogether; the last one begins a rest. */
const allOfAccount: Rule = { name: 'login.account', limit: 20, windowS: QUARTER_S, restS: QUARTER_S };
/** An office of hundreds stands behind one address. */
const allOfNetwork: Rule = { name: 'login.network', limit: 300, windowS: QUARTER_S };

/** Opens a name again that wrong tries had closed to browsers it was not entered with before. */
export const forgetTries = async (client: Pool | PoolClient, username: string): Promise<void> => {
  for (const { name } of [freeOfAccount, allOfAccount]) await clearRateLimit(client, { name, key: username });
};

export interface Claim {
  readonly username: string;
  readonly password: string;
  readonly visitor: Visitor;
  /** What may hold the answer to a captcha. */
  readonly ask: Parameters<ReturnType<typeof captchaGuard>>[0];
}

/**
 * The account whose name and password these are. Every try is counted before its password is looked at, and taken back
 * when it was right, so that parallel guesses win nothing. A browser that has entered the account before has a count of
 * its own: strangers who lock the name do not lock out its owner.
 * @throws ApiError 980, 442, or 460 with one text for everything that is wrong
 */
export const passwordGate = (pool: Pool) => {
  const guard = captchaGuard(pool);

  return async ({ username, password, visitor, ask }: Claim): Promise<StoredAccount> => {
    const { device, ip } = visitor;
    const known = await isKnownBrowser(pool, username, device);
    const who = known ? `${username} ${device}` : username;
    const where = networkOf(ip);
    const taken: Pick<RateLimit, 'name' | 'key'>[] = [];
    const take = async (rule: Rule, key: string) => {
      const granted = await consumeRateLimit(pool, { ...rule, key });
      if (granted) taken.push({ name: rule.name, key });
      return granted;
    };
    const giveBack = () => Promise.all(taken.map((unit) => returnRateLimit(pool, unit)));

    if (!((await take(freeOfAccount, who)) && (await take(freeOfNetwork, where)))) await guard(ask, 'login');
    if (!(await take(allOfNetwork, where))) throw new ApiError(codes.tooManyRequests, TOO_MANY);
    if (!(await take(allOfAccount, who))) {
      await audit(pool, { event: 'login.locked', subject: username, ip });
      throw new ApiError(codes.loginRefused, WRONG);
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
