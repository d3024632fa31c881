import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { codes } from '#src/contract/codes';
import { ApiError } from '#infra/server/http/api-error';
import { networkOf } from '#infra/server/http/network-of';
import { consumeAll, returnAll, standingOf, type RateLimit } from '#infra/server/http/rate-limit';
import { isRegistered } from './bound-accounts';
import type { SmsSender } from './outbox';
import { issueCode, type CodeHolder } from './sms-codes';

interface SmsAsker extends CodeHolder {
  /** An account of this phone was entered with this browser before: what strangers ask for does not concern it. */
  readonly isTrusted: boolean;
  readonly ip: string;
}

const HOUR_S = 3_600;
const DAY_S = 86_400;
const REST = 'sms.rest';
const REST_S = 60;

/**
 * What every message that costs money must be within. The sender's own limits come first, then those of the phone. A
 * stranger has less of a phone than there is, and its owner's own browser has a count of its own: nobody uses up
 * another's.
 */
const limitsOf = ({ mobile, deviceId, isTrusted, ip }: SmsAsker): readonly RateLimit[] => {
  const network = networkOf(ip);
  const phone = isTrusted ? `${mobile} ${deviceId}` : mobile;
  return [
    { name: 'sms.device', key: deviceId, limit: 10, windowS: DAY_S },
    // A school stands behind one address, and each of these has cost proof of work, the more of it the more are asked for.
    { name: 'sms.address.hour', key: network, limit: 30, windowS: HOUR_S },
    { name: 'sms.address', key: network, limit: 300, windowS: DAY_S },
    { name: 'sms.pair.hour', key: `${network} ${phone}`, limit: 3, windowS: HOUR_S },
    { name: 'sms.pair.day', key: `${network} ${phone}`, limit: 6, windowS: DAY_S },
    { name: REST, key: phone, limit: 1, windowS: REST_S },
    { name: 'sms.mobile.hour', key: phone, limit: 5, windowS: HOUR_S },
    { name: 'sms.mobile.day', key: phone, limit: 10, windowS: DAY_S },
    // What the whole house may spend on messages.
    { name: 'sms.all', key: isTrusted ? 'trusted' : 'strangers', limit: 5_000, windowS: DAY_S },
  ];
};

/** Whatever the last one was for: a code for a trial makes the one to log in wait, too. */
const restingWords = (leftS: number) => `同一手机号 ${REST_S} 秒内只发送一次验证码，请 ${leftS} 秒后再获取`;
const EXHAUSTED = '获取验证码次数过多，请稍后再试';
const NOT_SENT = '短信发送失败，请稍后再试';

const NAMES: Readonly<Record<CodeHolder['purpose'], string>> = {
  login: '登录',
  trial: '试用申请',
  binding: '绑定手机',
};
const textFor = (purpose: CodeHolder['purpose'], code: string) =>
  `【造价指标网】您的${NAMES[purpose]}验证码是 ${code}，5分钟内有效，请勿告诉他人。`;

export interface CodePlan {
  readonly pool: Pool;
  readonly sender: SmsSender;
  readonly demo: boolean;
  readonly log: FastifyBaseLogger;
}

/**
 * To log in, only a registered phone is sent anything. Its answer waits for the provider, so that a member hears of a
 * message that could not be sent; what a stranger may tell from that, `identityExists` answers within the same limits.
 * @throws ApiError 442 when a limit is reached, 510 when the message could not be sent.
 */
export const sendCode = async ({ pool, sender, demo, log }: CodePlan, asker: SmsAsker): Promise<void> => {
  const limits = limitsOf(asker);
  const refusing = await consumeAll(pool, limits);
  if (refusing?.name === REST) {
    const { endsInS } = await standingOf(pool, refusing);
    throw new ApiError(codes.tooManyRequests, restingWords(Math.max(1, endsInS)));
  }
  if (refusing) {
    log.warn({ event: 'sms limit reached', limit: refusing.name });
    throw new ApiError(codes.tooManyRequests, EXHAUSTED);
  }
  const { purpose, mobile } = asker;
  const code = await issueCode(pool, asker);
  if (purpose === 'login' && !(await isRegistered(pool, mobile, demo))) return;
  try {
    await sender.send({ mobile, text: textFor(purpose, code) });
  } catch (error) {
    log.error({ err: error }, 'sms not sent');
    await returnAll(pool, limits);
    throw new ApiError(codes.unavailable, NOT_SENT);
  }
};
