import { audit } from '#infra/server/security/audit';
import { globalIdOfReport } from '#infra/server/security/refused-logins';
import { senderOf } from '#infra/server/http/network-of';
import { consumeRateLimit } from '#infra/server/http/rate-limit';
import { ApiError } from '#infra/server/http/api-error';
import { route, transactionOf } from '#infra/server/http/route';
import type { ServerSlice } from '#infra/server/server-slice';
import type { PoolClient } from 'pg';
import { codes } from '#src/contract/codes';
import { recordLimitationCall } from '../contract';

const OF_SENDER = { name: 'anomaly.sender', limit: 30, windowS: 3_600 };
/** Of each sender alone: nobody uses up what another may report of their own account. */
const OF_ACCOUNT = { name: 'anomaly.account', limit: 3, windowS: 86_400 };

export const TOO_MANY = '提交过于频繁，请稍后再试';

export const OVER = '提交已超时，请重新登录后再提交';

const accountOf = async (client: PoolClient, token: string): Promise<string> => {
  const { rows } = await client.query<{ username: string }>(
    'select username from account where global_id = $1',
    [await globalIdOfReport(client, token)],
  );
  if (!rows[0]) throw new ApiError(codes.conflict, OVER);
  return rows[0].username;
};

export const anomalyServer = (): ServerSlice => ({
  routes: [
    route(recordLimitationCall, async (context) => {
      const { body, ip } = context;
      const client = transactionOf(context);
      const { userName, telephone, appName } = body;
      const account = await accountOf(client, body.account);
      const sender = senderOf({ ip });
      const isWithin =
        (await consumeRateLimit(client, { ...OF_SENDER, key: sender })) &&
        (await consumeRateLimit(client, { ...OF_ACCOUNT, key: `${sender} ${account}` }));
      if (!isWithin) throw new ApiError(codes.tooManyRequests, TOO_MANY);
      await client.query(
        'insert into anomaly_report (account, user_name, telephone, app_name) values ($1, $2, $3, $4)',
        [account, userName, telephone, appName],
      );
      await audit(client, { event: 'anomaly.reported', subject: account, ip });
      return null;
    }),
  ],
});
