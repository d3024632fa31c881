import type { Pool } from 'pg';
import type { Identity } from '#infra/server/http/identity';
import { ApiError } from '#infra/server/http/api-error';
import { member, route } from '#infra/server/http/route';
import type { ServerSlice } from '#infra/server/server-slice';
import { codes } from '#src/contract/codes';
import { announceCall, pathInfoCall } from '../contract';
import { isPathOf, pathOf } from './path-of';

export interface BusinessPathParts {
  readonly pool: Pool;
  readonly now?: () => number;
}

/** First segments of this server's calls. Tracking is not among them: it works without a session. */
const BUSINESSES = ['core', 'pb', 'home', 'api', 'search'];

const own = (identity: Identity, globalId: string): string => {
  if (identity.globalId !== globalId) throw new ApiError(codes.vipOnly, '只能使用本人的业务路径');
  return globalId;
};

export const businessPathServer = ({ pool, now = Date.now }: BusinessPathParts): ServerSlice => ({
  routes: [
    route(pathInfoCall, async (ask) => {
      ask.reply.setHeader('cache-control', 'no-store');
      const globalId = own(member(ask), ask.query.globalId);
      return { path: await pathOf(pool, globalId, now()), relation: BUSINESSES };
    }),
    route(announceCall, async (ask) => {
      ask.reply.setHeader('cache-control', 'no-store');
      const { business = '', stamp = '' } = ask.params;
      const globalId = own(member(ask), ask.query.globalId);
      const isRight = await isPathOf(pool, globalId, stamp.split('_')[0] ?? '', now());
      if (!isRight || !BUSINESSES.includes(business)) throw new ApiError(codes.conflict, '业务路径已失效');
      return null;
    }),
  ],
});
