import { audit } from '#infra/server/security/audit';
import { takePermit, type PermitWay } from '#infra/server/security/login-permits';
import { ApiError } from '#infra/server/http/api-error';
import { route, type RequestContext, type Route } from '#infra/server/http/route';
import { codes, SESSION_OVER } from '#src/contract/codes';
import {
  encryptLoginCall,
  loginByAuthCall,
  loginByQrCodeCall,
  loginBySmsCall,
  loginByTokenCall,
} from '../contract';
import { accountByGlobalId } from './accounts';
import { lockAccountRow } from './admit';
import { nameOf } from './cookie-owner';
import { answerOf, enter } from './enter';
import { nameCookie, secretIn } from './login-cookie';
import { NO_PERMIT, OVER } from './login-messages';
import { openTicket, ADDRESS_TOKEN_LIFE_S, type Doors, type Entrance } from './open-session';
import { passwordGate, stillHas } from './password-gate';
import { refuseAnomalous } from './refuse-anomalous';
import { renewSession } from './renew-session';
import { visitorOf } from './visitor';

type Chosen = Pick<RequestContext<typeof loginBySmsCall>, 'body' | 'headers' | 'ip' | 'reply'>;

/** The account is known by its permit alone: a globalId without one learns nothing, whether it exists or not. */
const permitted = (doors: Doors, way: PermitWay) => async (context: Chosen) => {
  const { pool } = doors.database;
  const { globalId, deviceId } = context.body;
  const visitor = visitorOf(context, deviceId);
  const account = await accountByGlobalId(pool, globalId);
  const refuse = async (): Promise<never> => {
    await audit(pool, { event: `login.refused-${way}`, subject: globalId, ip: visitor.ip });
    throw new ApiError(codes.loginRefused, NO_PERMIT);
  };
  if (!account || visitor.device === '') return refuse();
  const missing = new Error('no permit');
  const prove: Entrance['prove'] = async (client) => {
    // Permits go with the logins that are ended: after the row is held, none is there that is void.
    await lockAccountRow(client, { accountId: account.id, demo: doors.demo });
    if (!(await takePermit(client, { deviceId: visitor.device, globalId, by: way }))) throw missing;
  };
  // These ways have no box to tick: the browser keeps such a login for the week, so the server lets it be renewed.
  const plan = { accountId: account.id, visitor, remembered: true, way, prove };
  return enter(doors, context, plan).catch((error: unknown) => {
    if (error === missing) return refuse();
    throw error;
  });
};

/** Every way in. Each is audited, counted, and ends in the same admission. */
export const loginRoutes = (doors: Doors): readonly Route[] => {
  const gate = passwordGate(doors.database.pool);
  return [
    route(loginByAuthCall, async (context) => {
      const { username, password, deviceId, rememberLoginStatus: remembered } = context.body;
      const visitor = visitorOf(context, deviceId);
      const account = await gate({ username, password, visitor, device: context.device, context });
      const prove = stillHas(account);
      return enter(doors, context, { accountId: account.id, visitor, remembered, way: 'password', prove });
    }),
    route(encryptLoginCall, async (context) => {
      const visitor = visitorOf(context);
      const account = await gate({
        ...context.body,
        visitor,
        device: context.device,
        context,
      });
      return {
        accessToken: await openTicket(doors, { accountId: account.id, visitor, prove: stillHas(account) }),
        globalId: account.globalId,
        isNewUser: account.isNewUser,
        expireIn: ADDRESS_TOKEN_LIFE_S,
      };
    }),
    route(loginBySmsCall, permitted(doors, 'sms')),
    route(loginByQrCodeCall, permitted(doors, 'qr')),
    route(loginByTokenCall, async (context) => {
      const shown = {
        token: context.body.accessToken,
        visitor: visitorOf(context),
        secret: secretIn(context.headers),
      };
      const renewal = await renewSession(doors, shown);
      if (renewal.kind === 'renewed') {
        const name = await nameOf(doors.database.pool, renewal.session.familyId);
        context.reply.setHeader('set-cookie', nameCookie(context.headers, name));
        return answerOf(renewal.session);
      }
      if (renewal.kind === 'anomalous') return refuseAnomalous(doors.database.pool, renewal);
      if (renewal.kind === 'over') throw new ApiError(codes.sessionOver, OVER[renewal.by]);
      throw new ApiError(codes.notLoggedIn, SESSION_OVER);
    }),
  ];
};
