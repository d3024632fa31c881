import type { PoolClient } from 'pg';
import { codes } from '#src/contract/codes';
import { ApiError } from '#infra/server/http/api-error';
import { networkOf } from '#infra/server/http/network-of';
import { consumeRateLimit } from '#infra/server/http/rate-limit';
import { route } from '#infra/server/http/route';
import type { Database } from '#infra/server/postgres/database';
import { audit } from '#infra/server/security/audit';
import { weaknessOf } from '#infra/server/security/password-rules';
import type { ServerSlice } from '#infra/server/server-slice';
import { checkLinkCall, setPasswordCall } from '../contract';
import { DISABLED, ownerOf, spendPasswordLink, USED, type Owner } from './links';

export { LINK_LIFE_H } from '../contract';
export { endPasswordLinks, issuePasswordLink } from './links';

const TOO_MANY = '尝试次数过多，请稍后再试';
/** An office behind one address. */
const perNetwork = { name: 'password-link', limit: 100, windowS: 900 };

export interface PasswordLinkParts {
  readonly database: Database;
  /** Accounts of the demo mode may be given a password. */
  readonly demo?: boolean;
  /** What it needs of `auth`, which keeps passwords and logins. */
  readonly logins: {
    readonly hashPassword: (password: string) => Promise<string>;
    readonly endLogins: (
      client: PoolClient,
      ending: { readonly accountId: string; readonly by: 'device' },
    ) => Promise<number>;
    readonly forgetTries: (client: PoolClient, accountName: string) => Promise<void>;
  };
  readonly notePasswordChange: (client: PoolClient, accountId: string) => Promise<unknown>;
}

export const passwordLinkServer = ({
  database,
  demo = false,
  logins: { hashPassword, endLogins, forgetTries },
  notePasswordChange,
}: PasswordLinkParts): ServerSlice => {
  const { pool } = database;

  const count = async (ip: string): Promise<void> => {
    if (!(await consumeRateLimit(pool, { ...perNetwork, key: networkOf(ip) })))
      throw new ApiError(codes.tooManyRequests, TOO_MANY);
  };

  const keep = (token: string, { accountId, accountName }: Owner, passwordHash: string) =>
    database.transaction(async (client) => {
      if (!(await spendPasswordLink(client, token))) throw new ApiError(codes.notFound, USED);
      const { rowCount } = await client.query(
        'update account set password_hash = $2 where id = $1 and locked_at is null',
        [accountId, passwordHash],
      );
      if (rowCount === 0) throw new ApiError(codes.notFound, DISABLED);
      await notePasswordChange(client, accountId);
      await endLogins(client, { accountId, by: 'device' });
      await forgetTries(client, accountName);
      await audit(client, { event: 'account.password-set', accountId });
    });

  return {
    routes: [
      route(checkLinkCall, async ({ body, ip }) => {
        await count(ip);
        const { accountName } = await ownerOf(pool, body.linkToken, demo);
        return { accountName };
      }),
      route(setPasswordCall, async ({ body: { linkToken, newPassword }, ip }) => {
        await count(ip);
        const owner = await ownerOf(pool, linkToken, demo);
        // A password that is not taken leaves the link as it is.
        const weakness = weaknessOf(newPassword, owner.accountName);
        if (weakness) throw new ApiError(codes.badRequest, weakness);
        await keep(linkToken, owner, await hashPassword(newPassword));
        return { accountName: owner.accountName };
      }),
    ],
  };
};
