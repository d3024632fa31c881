import type { Database } from '../../../infra/server/database';
import type { Identity } from '../../../infra/server/identity';
import { Refusal } from '../../../infra/server/refusal';
import { Answer, member, serve, type Serving } from '../../../infra/server/serve';
import { codes } from '../../../src/contract/codes';
import { aliveCall, loginByAuthCall, loginByTokenCall, logoutCall, rightsCall, userCall } from '../contract';
import { accountById, accountByName } from './accounts';
import { isPassword } from './passwords';
import { endSession, identify, openSession, renewSession, TOKEN_LIFE_S, type Session } from './sessions';
import { present, rightsOf, userInfoOf } from './user-info';

export { createDemoAccounts } from './demo-accounts';

/** One text for unknown names and wrong passwords: a stranger learns of no account. */
const WRONG = '用户名或密码错误';
const EXPIRED = '登录状态已失效，请重新登录';
const STOLEN = '登录凭证已在别处使用，为保护账号已退出登录';

const loginAnswer = ({ accessToken, familyId }: Session, globalId: string, isNewUser: boolean) =>
  new Answer(
    { accessToken, globalId, isNewUser, loginToken: familyId, expireIn: TOKEN_LIFE_S },
    { id: familyId },
  );

export interface AuthServer {
  readonly servings: readonly Serving[];
  readonly identify: (accessToken: string) => Promise<Identity | undefined>;
}

export const authServer = ({ database }: { readonly database: Database }): AuthServer => {
  const { pool } = database;
  const own = async (identity: Identity) => present(await accountById(pool, identity.accountId));

  const servings = [
    serve(loginByAuthCall, async ({ body, log }) => {
      const account = await accountByName(pool, body.username);
      if (!(await isPassword(account?.passwordHash, body.password)) || !account) {
        log.warn({ event: 'login refused' });
        throw new Refusal(codes.loginRefused, WRONG);
      }
      if (account.isAnomalous) throw new Refusal(codes.loginAnomaly, '账号登录异常，请联系管理员核实');
      const session = await openSession(database, {
        accountId: account.id,
        deviceId: body.deviceId,
        remembered: body.rememberLoginStatus,
      });
      return loginAnswer(session, account.globalId, account.isNewUser);
    }),
    serve(loginByTokenCall, async ({ body }) => {
      const renewal = await renewSession(database, body.accessToken);
      if (renewal.kind === 'reused') throw new Refusal(codes.sessionOver, STOLEN);
      if (renewal.kind !== 'renewed') throw new Refusal(codes.notLoggedIn, EXPIRED);
      const account = present(await accountById(pool, renewal.session.accountId));
      return loginAnswer(renewal.session, account.globalId, false);
    }),
    serve(userCall, async (ask) => userInfoOf(await own(member(ask)))),
    serve(rightsCall, async (ask) => rightsOf(await own(member(ask)))),
    serve(logoutCall, async ({ body, headers }) => {
      const token = body.accessToken ?? headers.accesstoken;
      if (typeof token === 'string' && token !== '') await endSession(pool, token);
      return null;
    }),
    serve(aliveCall, () => Promise.resolve({ alive: true })),
  ];
  return { servings, identify: identify(pool) };
};
