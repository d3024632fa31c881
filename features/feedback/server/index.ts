import type { Pool, PoolClient } from 'pg';
import { codes } from '#src/contract/codes';
import { ApiError } from '#infra/server/http/api-error';
import { senderOf } from '#infra/server/http/network-of';
import { consumeRateLimit, restOfDayS } from '#infra/server/http/rate-limit';
import { member, route, routeAfter, transactionOf, type RequestContext } from '#infra/server/http/route';
import { audit } from '#infra/server/security/audit';
import type { ServerSlice } from '#infra/server/server-slice';
import { addFeedbackCall, ownFeedbackCall, reportFaultCall } from '../contract';
import { forgetLogs, hasLog, keepLog, packedIn, refuseNoLog } from './logs';
import { feedbackOf, keepFeedback } from './store';

export {
  adoptFeedback,
  answerFeedback,
  listFeedback,
  type AnswerReader,
  type FeedbackEnds,
  type FeedbackLine,
} from './administration';
export { NO_LOG, readFeedbackLog } from './logs';

export const TOO_MANY = '提交过于频繁，请稍后再试';
const LOGS_A_DAY = 5;
export const TOO_MANY_LOGS = `今天已附过 ${LOGS_A_DAY} 份操作记录，请不带记录再发一次`;
const OF_SENDER = { name: 'feedback.sender', limit: 30, windowS: 3_600 };

type Sender = Pick<RequestContext<typeof addFeedbackCall>, 'identity' | 'ip'>;
type Sending = Sender & Pick<RequestContext<typeof addFeedbackCall>, 'body' | 'client'>;

const countSending = async (client: Pool | PoolClient, { identity, ip }: Sender): Promise<void> => {
  if (!(await consumeRateLimit(client, { ...OF_SENDER, key: senderOf({ identity, ip }) })))
    throw new ApiError(codes.tooManyRequests, TOO_MANY);
};

/** Gives its number. */
const take = async (context: Sending, packed?: Buffer): Promise<string> => {
  const { body, identity, ip } = context;
  const client = transactionOf(context);
  const id = await keepFeedback(client, identity?.accountId, body, packed);
  await audit(client, {
    event: 'feedback.sent',
    accountId: identity?.accountId,
    sessionId: identity?.sessionId,
    ip,
  });
  return id;
};

/** Of one that is not kept nothing counts. */
const countLog = async (client: PoolClient, accountId: string): Promise<void> => {
  const limit = {
    name: 'feedback.logs',
    key: accountId,
    limit: LOGS_A_DAY,
    windowS: restOfDayS(Date.now()),
  };
  if (!(await consumeRateLimit(client, limit))) throw new ApiError(codes.tooManyRequests, TOO_MANY_LOGS);
};

export const feedbackServer = ({ pool }: { readonly pool: Pool }): ServerSlice => ({
  jobs: { forget: [forgetLogs] },
  routes: [
    route(addFeedbackCall, async (context) => {
      await countSending(transactionOf(context), context);
      await take(context);
      return null;
    }),
    routeAfter(
      reportFaultCall,
      // Unpacking is work, whatever comes of it: a log that is refused counts as well.
      async (context) => {
        await countSending(pool, context);
        await refuseNoLog(packedIn(context.body.actionLog));
      },
      async (context) => {
        const packed = packedIn(context.body.actionLog);
        const id = await take(context, packed);
        const client = transactionOf(context);
        if (await hasLog(client, id)) return null;
        await countLog(client, member(context).accountId);
        await keepLog(client, id, packed);
        return null;
      },
    ),
    route(ownFeedbackCall, async (context) => ({
      feedback: await feedbackOf(pool, member(context).accountId),
    })),
  ],
});
