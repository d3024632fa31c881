import type { Database } from '#infra/server/postgres/database';
import { consumeRateLimit } from '#infra/server/http/rate-limit';
import { ApiError } from '#infra/server/http/api-error';
import { member, route, transactionOf } from '#infra/server/http/route';
import type { ServerSlice } from '#infra/server/server-slice';
import { audit } from '#infra/server/security/audit';
import { codes } from '#src/contract/codes';
import { eraseCall, exportCall, overviewCall, pauseCall, recordsCall } from '../contract';
import { erase } from './erase';
import { exportFile } from './export-file';
import { choosePause, pausedAtOf } from './pause';
import { overviewOf, recordsOf } from './records';

export const TOO_MANY_EXPORTS = '导出次数过多，请一小时后再试';

const EXPORTS = { name: 'my-data.export', limit: 20, windowS: 3_600 };

/** Every call is about the member who asks; none takes a name. */
export const myDataServer = ({ database }: { readonly database: Database }): ServerSlice => {
  const { pool } = database;
  return {
    routes: [
      route(recordsCall, (ask) => {
        const { cursor, ...range } = ask.query;
        return recordsOf(pool, member(ask).accountName, range, cursor);
      }),
      route(overviewCall, async (ask) => {
        const { accountName } = member(ask);
        return {
          ...(await overviewOf(pool, accountName, ask.query)),
          pausedAt: await pausedAtOf(pool, accountName),
        };
      }),
      route(exportCall, async (ask) => {
        const { accountId, accountName, sessionId } = member(ask);
        if (!(await consumeRateLimit(pool, { ...EXPORTS, key: accountId })))
          throw new ApiError(codes.tooManyRequests, TOO_MANY_EXPORTS);
        await audit(pool, { event: 'behavior.exported', accountId, sessionId });
        const { format, ...range } = ask.query;
        return exportFile(pool, accountName, format, range);
      }),
      route(eraseCall, (ask) => erase(transactionOf(ask), member(ask), ask.body)),
      route(pauseCall, async (ask) => ({
        pausedAt: await choosePause(database, member(ask), ask.body.paused),
      })),
    ],
  };
};
