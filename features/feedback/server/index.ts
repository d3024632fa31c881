import type { Pool } from 'pg';
import { codes } from '#src/contract/codes';
import { ApiError } from '#infra/server/http/api-error';
import { senderOf } from '#infra/server/http/network-of';
import { consumeRateLimit } from '#infra/server/http/rate-limit';
import { member, route, transactionOf } from '#infra/server/http/route';
import { audit } from '#infra/server/security/audit';
import type { ServerSlice } from '#infra/server/server-slice';
import { addFeedbackCall, ownFeedbackCall } from '../contract';
import { feedbackOf, keepFeedback } from './store';

export {
  adoptFeedback,
  answerFeedback,
  listFeedback,
  type FeedbackEnds,
  type FeedbackLine,
} from './administration';

export const TOO_MANY = '提交过于频繁，请稍后再试';
const OF_SENDER = { name: 'feedback.sender', limit: 30, windowS: 3_600 };

export const feedbackServer = ({ pool }: { readonly pool: Pool }): ServerSlice => ({
  routes: [
    route(addFeedbackCall, async (context) => {
      const { body, identity, ip } = context;
      const client = transactionOf(context);
      if (!(await consumeRateLimit(client, { ...OF_SENDER, key: senderOf({ identity, ip }) })))
        throw new ApiError(codes.tooManyRequests, TOO_MANY);
      await keepFeedback(client, identity?.accountId, body);
      await audit(client, {
        event: 'feedback.sent',
        accountId: identity?.accountId,
        sessionId: identity?.sessionId,
        ip,
      });
      return null;
    }),
    route(ownFeedbackCall, async (context) => ({
      feedback: await feedbackOf(pool, member(context).accountId),
    })),
  ],
});
