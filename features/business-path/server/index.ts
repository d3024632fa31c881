import type { Pool } from 'pg';
import type { Identity } from '#infra/server/http/identity';
import { Refusal } from '#infra/server/http/refusal';
import { member, serve, type Serving } from '#infra/server/http/serve';
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
  if (identity.globalId !== globalId) throw new Refusal(codes.vipOnly, '只能使用本人的业务路径');
  return globalId;
};

export const businessPathServings = ({ pool, now = Date.now }: BusinessPathParts): readonly Serving[] => [
  serve(pathInfoCall, async (ask) => {
    ask.reply.setHeader('cache-control', 'no-store');
    const globalId = own(member(ask), ask.query.globalId);
    return { path: await pathOf(pool, globalId, now()), relation: BUSINESSES };
  }),
  serve(announceCall, async (ask) => {
    ask.reply.setHeader('cache-control', 'no-store');
    const { business = '', stamp = '' } = ask.params;
    const globalId = own(member(ask), ask.query.globalId);
    const isRight = await isPathOf(pool, globalId, stamp.split('_')[0] ?? '', now());
    if (!isRight || !BUSINESSES.includes(business)) throw new Refusal(codes.conflict, '业务路径已失效');
    return null;
  }),
];
