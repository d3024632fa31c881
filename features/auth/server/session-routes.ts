import type { Database } from '#infra/server/postgres/database';
import type { Identity } from '#infra/server/http/identity';
import { ApiError } from '#infra/server/http/api-error';
import { member, route, type Route } from '#infra/server/http/route';
import { codes } from '#src/contract/codes';
import { aliveCall, globalIdCall, logoutCall, rightsCall, userCall } from '../contract';
import { accountById } from './accounts';
import { endSession } from './end-session';
import { noLoginCookie } from './login-cookie';
import { present, rightsOf, userInfoOf } from './user-info';

/** What a member may ask about themselves, and leave. */
export const sessionRoutes = ({ pool }: Database, hasSourcing: boolean): readonly Route[] => {
  const own = async (identity: Identity) => present(await accountById(pool, identity.accountId));
  return [
    route(userCall, async (ask) => userInfoOf(await own(member(ask)))),
    route(rightsCall, async (ask) => rightsOf(await own(member(ask)), hasSourcing)),
    route(globalIdCall, (ask) => {
      const { accountId, accountName, globalId } = member(ask);
      // Anybody else's would turn a number into a person.
      if (![accountId, accountName].includes(ask.body.userid))
        throw new ApiError(codes.vipOnly, '只能查询本人的账号');
      return Promise.resolve({ globalId });
    }),
    route(logoutCall, async ({ body, headers, reply }) => {
      const token = body.accessToken ?? headers.accesstoken;
      if (typeof token === 'string' && token !== '') await endSession(pool, token);
      reply.setHeader('set-cookie', noLoginCookie(headers));
      return null;
    }),
    route(aliveCall, () => Promise.resolve({ alive: true })),
  ];
};
