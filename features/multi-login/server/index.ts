import { changeFeed } from '#infra/server/postgres/change-feed';
import type { Database } from '#infra/server/postgres/database';
import { deviceOf } from '#infra/server/security/login-permits';
import { takeBudget } from '#infra/server/http/rate-limit';
import { Refusal } from '#infra/server/http/refusal';
import { member, serve, type Ask, type Serving } from '#infra/server/http/serve';
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

export { rememberConflicts } from './remember-conflicts';

/** Named by the trigger of the migration. */
const CHANNEL = 'login_application';
/** Whoever is logged in is not to be worn down by asking again and again. */
const APPLICATIONS = { limit: 5, windowS: 600 };

export const LOG_IN_FIRST = '请先输入账号和密码登录';
export const TOO_OFTEN = '申请过于频繁，请稍后再试';
export const NOT_YOURS = '只能处理本人的账号';

type Headers = Ask<Call>['headers'];
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

export interface MultiLoginServer {
  readonly servings: readonly Serving[];
  /** Ends the event streams; call it before the server waits for its connections. */
  readonly close: () => Promise<void>;
}

export const multiLoginServer = ({
  database,
  agentOf,
  locate,
  report,
}: MultiLoginParts): MultiLoginServer => {
  const { pool } = database;
  const changes = changeFeed({ pool, channel: CHANNEL, report });
  const streams = ownerStreams(pool, changes);

  /** @throws Refusal 460, the same for unknown accounts and whoever has not shown the password */
  const applicant = async (headers: Headers) => {
    const deviceId = deviceOf(headers);
    const globalId = textIn(headers, 'globalid');
    const accountId =
      deviceId && globalId ? await accountInConflict(pool, { globalId, deviceId }) : undefined;
    if (!deviceId || !accountId) throw new Refusal(codes.loginRefused, LOG_IN_FIRST);
    return { accountId, deviceId };
  };

  const own = (headers: Headers, identity: ReturnType<typeof member>, username = identity.accountName) => {
    const globalId = textIn(headers, 'globalid') || identity.globalId;
    if (globalId === identity.globalId && username === identity.accountName) return identity;
    throw new Refusal(codes.vipOnly, NOT_YOURS);
  };

  return {
    servings: [
      serve(checkApplyCall, async ({ headers }) => isOtherApplying(database, await applicant(headers))),
      serve(applyCall, async ({ headers, ip }) => {
        const whose = await applicant(headers);
        const key = `${whose.accountId} ${whose.deviceId}`;
        if (!(await takeBudget(pool, { name: 'multi-login.apply', key, ...APPLICATIONS }))) {
          throw new Refusal(codes.tooManyRequests, TOO_OFTEN);
        }
        const { browser, system } = agentOf(textIn(headers, 'user-agent'));
        return apply(database, { ...whose, browser, system, place: locate?.(ip) ?? '' });
      }),
      serve(standingCall, async ({ headers }) => standing(database, await applicant(headers))),
      serve(cancelApplyCall, async ({ headers }) => cancel(database, await applicant(headers))),
      serve(feedbackCall, async (ask) => {
        const { accountId } = own(ask.headers, member(ask), ask.query.username);
        return answer(database, { accountId, id: ask.query.id, option: ask.query.option });
      }),
      serve(loginStreamCall, async (ask) =>
        streams.open(own(ask.headers, member(ask)), textIn(ask.headers, 'last-event-id') || undefined),
      ),
    ],
    close: async () => {
      streams.close();
      await changes.close();
    },
  };
};
