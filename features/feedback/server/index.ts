import type { Pool } from 'pg';
import { codes } from '#src/contract/codes';
import { ApiError } from '#infra/server/http/api-error';
import { senderOf } from '#infra/server/http/network-of';
import { consumeRateLimit } from '#infra/server/http/rate-limit';
import { member, route, transactionOf, type RequestContext } from '#infra/server/http/route';
import { audit } from '#infra/server/security/audit';
import type { ServerSlice } from '#infra/server/server-slice';
import { addFeedbackCall, ownFeedbackCall, reportFaultCall } from '../contract';
import { keepLog, packedLogIn } from './logs';
import { feedbackOf, keepFeedback } from './store';

export {
  adoptFeedback,
  answerFeedback,
  listFeedback,
  type FeedbackEnds,
  type FeedbackLine,
} from './administration';
export { NO_LOG, readFeedbackLog } from './logs';

export const TOO_MANY = '提交过于频繁，请稍后再试';
const OF_SENDER = { name: 'feedback.sender', limit: 30, windowS: 3_600 };

type Sending = Pick<RequestContext<typeof addFeedbackCall>, 'body' | 'identity' | 'ip' | 'client'>;

/** Gives its number. */
const take = async (context: Sending): Promise<string> => {
  const { body, identity, ip } = context;
  const client = transactionOf(context);
  if (!(await consumeRateLimit(client, { ...OF_SENDER, key: senderOf({ identity, ip }) })))
    throw new ApiError(codes.tooManyRequests, TOO_MANY);
  const id = await keepFeedback(client, identity?.accountId, body);
  await audit(client, {
    event: 'feedback.sent',
    accountId: identity?.accountId,
    sessionId: identity?.sessionId,
    ip,
  });
  return id;
};

export const feedbackServer = ({ pool }: { readonly pool: Pool }): ServerSlice => ({
  routes: [
    route(addFeedbackCall, async (context) => {
      await take(context);
      return null;
    }),
    route(reportFaultCall, async (context) => {
      const id = await take(context);
      await keepLog(transactionOf(context), id, await packedLogIn(context.body.actionLog));
      return null;
    }),
    route(ownFeedbackCall, async (context) => ({
      feedback: await feedbackOf(pool, member(context).accountId),
    })),
  ],
});
