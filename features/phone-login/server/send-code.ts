import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { SmsSender } from './outbox';
import { ApiError } from '#infra/server/http/api-error';
import { endSmsRest, takeSmsBudget, type SmsAsker } from './sms-budget';
import { issueCode } from './sms-codes';
import { codes } from '#src/contract/codes';
import { isRegistered } from './bound-accounts';

const RESTING = '验证码已发送，请60秒后再获取';
const EXHAUSTED = '获取验证码次数过多，请稍后再试';
const NOT_SENT = '短信发送失败，请稍后再试';

const textFor = (code: string) => `【造价指标网】您的登录验证码是 ${code}，5分钟内有效，请勿告诉他人。`;

export interface CodePlan {
  readonly pool: Pool;
  readonly sender: SmsSender;
  readonly log: FastifyBaseLogger;
}

/**
 * Answers alike whether or not the phone is registered; only a registered one is sent anything.
 * @throws ApiError 442 when a limit is reached, 510 when the message could not be sent.
 */
export const sendCode = async ({ pool, sender, log }: CodePlan, asker: SmsAsker): Promise<void> => {
  const verdict = await takeSmsBudget(pool, asker);
  if (verdict === 'resting') throw new ApiError(codes.tooManyRequests, RESTING);
  if (verdict !== 'granted') {
    log.warn({ event: 'sms limit reached', limit: verdict.exhausted });
    throw new ApiError(codes.tooManyRequests, EXHAUSTED);
  }
  const { mobile, deviceId } = asker;
  const code = await issueCode(pool, { purpose: 'login', mobile, deviceId });
  if (!(await isRegistered(pool, mobile))) return;
  try {
    await sender.send({ mobile, text: textFor(code) });
  } catch (error) {
    log.error({ err: error }, 'sms not sent');
    await endSmsRest(pool, mobile);
    throw new ApiError(codes.unavailable, NOT_SENT);
  }
};
