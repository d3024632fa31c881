import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Pool } from 'pg';
import { codes } from '#src/contract/codes';
import { ApiError } from '#infra/server/http/api-error';
import type { Identity } from '#infra/server/http/identity';
import { member, route } from '#infra/server/http/route';
import { keyedSecret } from '#infra/server/security/keyed-secret';
import type { ServerSlice } from '#infra/server/server-slice';
import { announceCall, pathInfoCall } from '../contract';

/** A path is taken for one more epoch than its own, so that a browser may keep it for seven days. */
export const EPOCH_MS = 7 * 24 * 60 * 60 * 1_000;
const DIGITS = 32;

const keyOf = keyedSecret('business path');

const pathIn = (key: Buffer, globalId: string, epoch: number): string =>
  createHmac('sha256', key).update(`${globalId}|${epoch}`).digest('hex').slice(0, DIGITS);

const pathOf = async (pool: Pool, globalId: string, now: number): Promise<string> =>
  pathIn(await keyOf(pool), globalId, Math.floor(now / EPOCH_MS));

/** Whether it is the member's path of this epoch or of the one before. */
const isPathOf = async (pool: Pool, globalId: string, path: string, now: number): Promise<boolean> => {
  const key = await keyOf(pool);
  const epoch = Math.floor(now / EPOCH_MS);
  const shown = Buffer.from(path);
  return [epoch, epoch - 1].some((one) => {
    const right = Buffer.from(pathIn(key, globalId, one));
    return right.length === shown.length && timingSafeEqual(right, shown);
  });
};

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
    route(pathInfoCall, async (context) => {
      const globalId = own(member(context), context.query.globalId);
      return { path: await pathOf(pool, globalId, now()), relation: BUSINESSES };
    }),
    route(announceCall, async (context) => {
      const { business = '', stamp = '' } = context.params;
      const globalId = own(member(context), context.query.globalId);
      const isRight = await isPathOf(pool, globalId, stamp.split('_')[0] ?? '', now());
      if (!isRight || !BUSINESSES.includes(business)) throw new ApiError(codes.conflict, '业务路径已失效');
      return null;
    }),
  ],
});
