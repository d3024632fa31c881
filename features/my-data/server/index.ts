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

export { erasePerson } from './erase-person';
export { exportFile } from './export-file';
export { exportPerson, knownPerson } from './export-person';

export const TOO_MANY_EXPORTS = '导出次数过多，请一小时后再试';

const EXPORTS = { name: 'my-data.export', limit: 20, windowS: 3_600 };

/** Every call is about the member who asks; none takes a name. */
export const myDataServer = ({ database }: { readonly database: Database }): ServerSlice => {
  const { pool } = database;
  return {
    routes: [
      route(recordsCall, (context) => {
        const { cursor, ...range } = context.query;
        return recordsOf(pool, member(context).accountName, range, cursor);
      }),
      route(overviewCall, async (context) => {
        const { accountName } = member(context);
        return {
          ...(await overviewOf(pool, accountName, context.query)),
          pausedAt: await pausedAtOf(pool, accountName),
        };
      }),
      route(exportCall, async (context) => {
        const { accountId, accountName, sessionId } = member(context);
        if (!(await consumeRateLimit(pool, { ...EXPORTS, key: accountId })))
          throw new ApiError(codes.tooManyRequests, TOO_MANY_EXPORTS);
        await audit(pool, { event: 'behavior.exported', accountId, sessionId });
        const { format, ...range } = context.query;
        return exportFile(pool, accountName, format, range);
      }),
      route(eraseCall, (context) => erase(transactionOf(context), member(context), context.body)),
      route(pauseCall, async (context) => ({
        pausedAt: await choosePause(database, member(context), context.body.paused),
      })),
    ],
  };
};
