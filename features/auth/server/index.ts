import type { Pool } from 'pg';
import type { Call } from '#src/contract/call';
import { codes } from '#src/contract/codes';
import { ApiError } from '#infra/server/http/api-error';
import type { Identity } from '#infra/server/http/identity';
import { member, route, type RequestContext, type Route } from '#infra/server/http/route';
import type { Database } from '#infra/server/postgres/database';
import type { ServerSlice } from '#infra/server/server-slice';
import { aliveCall, globalIdCall, logoutCall, rightsCall, userCall } from '../contract';
import { accountByGlobalId, accountById } from './accounts';
import { endSession } from './end-session';
import { enter } from './enter';
import { identify } from './identify';
import { noLoginCookie, secretIn } from './login-cookie';
import { loginPictureRoute } from './login-pictures';
import { loginRoutes } from './login-routes';
import type { Doors } from './open-session';
import { digestOf, GRACE } from './sessions';
import { present, rightsOf, userInfoOf } from './user-info';
import { LIVING } from './living';
import { visitorOf } from './visitor';

/** The device a living session is bound to; undefined when the token names none. */
const keyOf =
  (pool: Pool) =>
  async (token: string): Promise<string | undefined> => {
    const { rows } = await pool.query<{ readonly key: string }>(
      `select device_id as key
       from session_token join login_family on login_family.id = family_id
       where digest = $1 and session_token.expires_at > now() and ${LIVING}
         and (replaced_at is null or replaced_at > now() - ${GRACE})`,
      [digestOf(token)],
    );
    return rows[0]?.key;
  };

interface Vouched {
  readonly globalId: string;
  /** The product they come from. */
  readonly source?: string | undefined;
}

/** For a member somebody trusted vouches for; undefined when there is no such account. */
const openSessionFor =
  (doors: Doors) =>
  async ({ globalId, source }: Vouched, context: Pick<RequestContext<Call>, 'headers' | 'ip' | 'reply'>) => {
    const account = await accountByGlobalId(doors.database.pool, globalId);
    if (!account) return undefined;
    const visitor = visitorOf(context);
    return enter(doors, context, {
      accountId: account.id,
      visitor,
      remembered: false,
      way: 'ticket',
      source,
    });
  };

interface LivingLogin {
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
     where account_id = $1 and ${LIVING}
       and (remembered or exists (
         select 1 from session_token where family_id = login_family.id and session_token.expires_at > now()))
     order by last_used_at desc, id`,
    [accountId],
  );
  return rows;
};

/** What a member may ask about themselves, and leave. */
const sessionRoutes = ({ pool }: Database, hasSourcing: boolean): readonly Route[] => {
  const own = async (identity: Identity) => present(await accountById(pool, identity.accountId));
  return [
    route(userCall, async (context) => userInfoOf(await own(member(context)))),
    route(rightsCall, async (context) => rightsOf(await own(member(context)), hasSourcing)),
    route(globalIdCall, (context) => {
      const { accountId, accountName, globalId } = member(context);
      // Anybody else's would turn a number into a person.
      if (![accountId, accountName].includes(context.body.userid))
        throw new ApiError(codes.vipOnly, '只能查询本人的账号');
      return Promise.resolve({ globalId });
    }),
    route(logoutCall, async ({ headers, reply }) => {
      // Only a token in the header is signed for; the one in the form, which the specification has, ends nothing.
      const token = headers.accesstoken;
      if (typeof token === 'string' && token !== '') await endSession(pool, token, secretIn(headers));
      reply.setHeader('set-cookie', noLoginCookie(headers));
      return null;
    }),
    route(aliveCall, () => Promise.resolve({ alive: true })),
  ];
};

export { endSessions, lockAccount, resetPassword, unblockBrowsers, unlockAccount } from './administration';
export {
  giveVipDays,
  giveVipYears,
  createAccount,
  grantRights,
  isRightName,
  RIGHT_NAMES,
  revokeRights,
  RIGHTS,
  setOrganisation,
  type RightName,
  type VipTerm,
} from './rights';
export { accountOfMobile } from './account-of-mobile';
export { accountNames, accountStanding, findAccounts, type AccountStanding } from './account-standing';
export { username } from '../contract';
export { endEveryLogin, endFamilies } from './end-session';
export { hashPassword, isPassword, randomPassword } from './passwords';
export { forgetTries } from './password-gate';
export { isKnownBrowser } from './browsers-seen';
export { cookieOwner } from './cookie-owner';
export { createDemoAccounts, endDemoLogins } from './demo-accounts';

export interface AuthServer extends ServerSlice {
  /** @throws ApiError 303 when the session was ended for the member */
  readonly identify: (accessToken: string) => Promise<Identity | undefined>;
  /** The device a living session is bound to. */
  readonly keyOf: (accessToken: string) => Promise<string | undefined>;
  readonly openSessionFor: ReturnType<typeof openSessionFor>;
}

export interface AuthParts {
  readonly database: Database;
  /** Accounts of the demo mode may enter; elsewhere nobody does with a password that everybody knows. */
  readonly demo?: boolean;
  /** Whether a sourcing partner is there at all; without one nobody is told that they may use it. */
  readonly hasSourcing?: boolean;
}

export const authServer = ({ database, demo = false, hasSourcing = false }: AuthParts): AuthServer => ({
  routes: [...loginRoutes({ database, demo }), ...sessionRoutes(database, hasSourcing), loginPictureRoute],
  identify: identify(database.pool, demo),
  keyOf: keyOf(database.pool),
  openSessionFor: openSessionFor({ database, demo }),
});
