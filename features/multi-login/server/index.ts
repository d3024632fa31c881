import { changeFeed } from '#infra/server/postgres/change-feed';
import type { Database } from '#infra/server/postgres/database';
import { deviceOf } from '#infra/server/security/login-permits';
import { consumeRateLimit } from '#infra/server/http/rate-limit';
import { ApiError } from '#infra/server/http/api-error';
import { member, route, type RequestContext } from '#infra/server/http/route';
import type { ServerSlice } from '#infra/server/server-slice';
import type { Call } from '#src/contract/call';
import { codes } from '#src/contract/codes';
import {
  applyCall,
  cancelApplyCall,
  checkApplyCall,
  feedbackCall,
  loginStreamCall,
  standingCall,
} from '../contract';
import { answer, apply, cancel, isOtherApplying, standing } from './applications';
import { accountInConflict } from './conflicts';
import { ownerStreams } from './owner-streams';

export { rememberConflicts } from './conflicts';

/** Named by the trigger of the migration. */
const CHANNEL = 'login_application';
/** A limit on applications, so that the member who is logged in is not asked again and again. */
const APPLICATIONS = { limit: 5, windowS: 600 };

export const LOG_IN_FIRST = '请先输入账号和密码登录';
export const TOO_OFTEN = '申请过于频繁，请稍后再试';
export const NOT_YOURS = '只能处理本人的账号';

type Headers = RequestContext<Call>['headers'];
const textIn = (headers: Headers, name: string): string => {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
};

export interface MultiLoginParts {
  readonly database: Database;
  /** What the applicant's `User-Agent` says to a member. */
  readonly agentOf: (userAgent: string) => { readonly browser: string; readonly system: string };
  /** Where an address is; undefined when unknown. */
  readonly locate?: (ip: string) => string | undefined;
  /** Told of a lost connection, which opens again by itself. */
  readonly report: (error: Error) => void;
}

export const multiLoginServer = ({ database, agentOf, locate, report }: MultiLoginParts): ServerSlice => {
  const { pool } = database;
  const changes = changeFeed({ pool, channel: CHANNEL, report });
  const streams = ownerStreams(pool, changes);

  /** @throws ApiError 460, the same for unknown accounts and whoever has not shown the password */
  const applicant = async (headers: Headers) => {
    const deviceId = deviceOf(headers);
    const globalId = textIn(headers, 'globalid');
    const accountId =
      deviceId && globalId ? await accountInConflict(pool, { globalId, deviceId }) : undefined;
    if (!deviceId || !accountId) throw new ApiError(codes.loginRefused, LOG_IN_FIRST);
    return { accountId, deviceId };
  };

  const own = (headers: Headers, identity: ReturnType<typeof member>, username = identity.accountName) => {
    const globalId = textIn(headers, 'globalid') || identity.globalId;
    if (globalId === identity.globalId && username === identity.accountName) return identity;
    throw new ApiError(codes.vipOnly, NOT_YOURS);
  };

  return {
    routes: [
      route(checkApplyCall, async ({ headers }) => isOtherApplying(database, await applicant(headers))),
      route(applyCall, async ({ headers, ip }) => {
        const whose = await applicant(headers);
        const key = `${whose.accountId} ${whose.deviceId}`;
        if (!(await consumeRateLimit(pool, { name: 'multi-login.apply', key, ...APPLICATIONS }))) {
          throw new ApiError(codes.tooManyRequests, TOO_OFTEN);
        }
        const { browser, system } = agentOf(textIn(headers, 'user-agent'));
        return apply(database, { ...whose, browser, system, place: locate?.(ip) ?? '' });
      }),
      route(standingCall, async ({ headers }) => standing(database, await applicant(headers))),
      route(cancelApplyCall, async ({ headers }) => cancel(database, await applicant(headers))),
      route(feedbackCall, async (context) => {
        const { accountId } = own(context.headers, member(context), context.query.username);
        return answer(database, { accountId, id: context.query.id, option: context.query.option });
      }),
      route(loginStreamCall, async (context) =>
        streams.open(
          own(context.headers, member(context)),
          textIn(context.headers, 'last-event-id') || undefined,
        ),
      ),
    ],
    // Ends the event streams.
    close: async () => {
      streams.close();
      await changes.close();
    },
  };
};
