import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { codes } from '#src/contract/codes';
import { ApiError } from '#infra/server/http/api-error';
import { networkOf } from '#infra/server/http/network-of';
import { consumeRateLimit, returnRateLimit } from '#infra/server/http/rate-limit';
import { isRegistered } from './bound-accounts';
import type { SmsSender } from './outbox';
import { issueCode } from './sms-codes';

interface SmsAsker {
  readonly mobile: string;
  readonly deviceId: string;
  readonly ip: string;
}

const HOUR_S = 3_600;
const DAY_S = 86_400;

const REST = { name: 'sms.rest', limit: 1, windowS: 60 } as const;

interface Limit {
  readonly name: string;
  readonly of: (asker: SmsAsker) => string;
  readonly limit: number;
  readonly windowS: number;
}

/** The limits of the sender are checked before those of the phone, so that nobody uses up another's. */
const limits: readonly Limit[] = [
  { name: 'sms.device', of: ({ deviceId }) => deviceId, limit: 10, windowS: DAY_S },
  { name: 'sms.address', of: ({ ip }) => networkOf(ip), limit: 30, windowS: DAY_S },
  { name: 'sms.mobile.hour', of: ({ mobile }) => mobile, limit: 5, windowS: HOUR_S },
  { name: 'sms.mobile.day', of: ({ mobile }) => mobile, limit: 10, windowS: DAY_S },
  // What the whole house may spend on messages.
  { name: 'sms.all', of: () => 'all', limit: 5_000, windowS: DAY_S },
];

/** `resting`: this phone had a message within the last 60 seconds. Otherwise the name of the limit that is used up. */
type SmsVerdict = 'granted' | 'resting' | { readonly exhausted: string };

/** Every message that costs money asks here first, whatever it is for: the limits are shared. */
const takeSmsBudget = async (pool: Pool, asker: SmsAsker): Promise<SmsVerdict> => {
  if (!(await consumeRateLimit(pool, { ...REST, key: asker.mobile }))) return 'resting';
  for (const { name, of, limit, windowS } of limits) {
    if (!(await consumeRateLimit(pool, { name, key: of(asker), limit, windowS }))) return { exhausted: name };
  }
  return 'granted';
};

/** The message could not be sent: the next try need not wait. */
const endSmsRest = (pool: Pool, mobile: string): Promise<void> =>
  returnRateLimit(pool, { name: REST.name, key: mobile });

const RESTING = '验证码已发送，请60秒后再获取';
const EXHAUSTED = '获取验证码次数过多，请稍后再试';
const NOT_SENT = '短信发送失败，请稍后再试';

const textFor = (code: string) => `【造价指标网】您的登录验证码是 ${code}，5分钟内有效，请勿告诉他人。`;

export interface CodePlan {
  readonly pool: Pool;
  readonly sender: SmsSender;
  readonly demo: boolean;
  readonly log: FastifyBaseLogger;
}

/**
 * Answers alike whether or not the phone is registered; only a registered one is sent anything.
 * @throws ApiError 442 when a limit is reached, 510 when the message could not be sent.
 */
export const sendCode = async ({ pool, sender, demo, log }: CodePlan, asker: SmsAsker): Promise<void> => {
  const verdict = await takeSmsBudget(pool, asker);
  if (verdict === 'resting') throw new ApiError(codes.tooManyRequests, RESTING);
  if (verdict !== 'granted') {
    log.warn({ event: 'sms limit reached', limit: verdict.exhausted });
    throw new ApiError(codes.tooManyRequests, EXHAUSTED);
  }
  const { mobile, deviceId } = asker;
  const code = await issueCode(pool, { purpose: 'login', mobile, deviceId });
  if (!(await isRegistered(pool, mobile, demo))) return;
  try {
    await sender.send({ mobile, text: textFor(code) });
  } catch (error) {
    log.error({ err: error }, 'sms not sent');
    await endSmsRest(pool, mobile);
    throw new ApiError(codes.unavailable, NOT_SENT);
  }
};
