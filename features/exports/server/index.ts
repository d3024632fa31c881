import type { Pool } from 'pg';
import type { Call } from '#src/contract/call';
import { codes } from '#src/contract/codes';
import { ApiError } from '#infra/server/http/api-error';
import type { Identity } from '#infra/server/http/identity';
import { consumeRateLimit, returnRateLimit, standingOf } from '#infra/server/http/rate-limit';
import { Answer, member, route, type RequestContext, type Route } from '#infra/server/http/route';
import type { ServerSlice } from '#infra/server/server-slice';
import { quotaCall, type Quota } from '../contract';
import { MOST_ROWS } from '../export-request';
import { QUOTA_WINDOW_S, quotaWords } from '../quota-words';

/** Rows a day: three of the largest files, half of one, and a twentieth of one to try it with. */
export const ROWS_A_DAY = { vip: 3 * MOST_ROWS, rights: MOST_ROWS / 2, other: MOST_ROWS / 20 } as const;
const limitOf = ({ isVip, hasRights }: Identity): number =>
  ROWS_A_DAY[isVip ? 'vip' : hasRights ? 'rights' : 'other'];

/** Rows that a member has beyond those of their role, for the time being. */
type ExtraRows = (accountId: string) => Promise<number>;

export interface QuotaParts {
  readonly pool: Pool;
  readonly extraRows: ExtraRows;
}

const budgetOf = async ({ extraRows }: QuotaParts, identity: Identity) => ({
  name: 'export.rows',
  key: identity.accountId,
  limit: limitOf(identity) + (await extraRows(identity.accountId)),
  windowS: QUOTA_WINDOW_S,
});

const quotaOf = async (parts: QuotaParts, identity: Identity): Promise<Quota> => {
  const { limit, ...budget } = await budgetOf(parts, identity);
  const { used, endsInS } = await standingOf(parts.pool, budget);
  return { limit, left: Math.max(0, limit - used), endsInS: used > 0 ? endsInS : 0 };
};

/**
 * Counts the rows that a contract says are exported: before they are read, so that parallel calls win nothing, and less
 * what was not given afterwards. The last page may reach beyond the quota.
 */
export const exportQuota =
  (parts: QuotaParts) =>
  (apiRoute: Route): Route => {
    const { pool } = parts;
    const { call, handle } = apiRoute;
    if (!call.exportedRows) return apiRoute;
    return {
      call,
      handle: async (ask: RequestContext<Call>) => {
        const asked = call.exportedRows?.(ask.body) ?? 0;
        if (asked === 0) return handle(ask);
        const budget = await budgetOf(parts, member(ask));
        if (!(await consumeRateLimit(pool, { ...budget, units: asked }))) {
          const quota = await quotaOf(parts, member(ask));
          throw new ApiError(codes.tooManyRequests, quotaWords(quota), { retryAfterS: quota.endsInS });
        }
        let given = 0;
        try {
          const answer: unknown = await handle(ask);
          const data = answer instanceof Answer ? (answer as Answer<unknown>).data : answer;
          given = call.exportedRows?.(ask.body, data) ?? asked;
          return answer;
        } finally {
          if (given < asked) await returnRateLimit(pool, { ...budget, units: asked - given });
        }
      },
    };
  };

export const exportsServer = (parts: QuotaParts): ServerSlice => ({
  routes: [
    route(quotaCall, (ask) => {
      ask.reply.setHeader('cache-control', 'no-store');
      return quotaOf(parts, member(ask));
    }),
  ],
});
