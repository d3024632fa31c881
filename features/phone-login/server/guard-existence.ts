import type { Pool } from 'pg';
import type { captchaGuard } from '#infra/server/security/captcha';
import { deviceOf } from '#infra/server/security/login-permits';
import { networkOf } from '#infra/server/http/network-of';
import { consumeRateLimit } from '#infra/server/http/rate-limit';
import { ApiError } from '#infra/server/http/api-error';
import type { RequestContext } from '#infra/server/http/route';
import { codes } from '#src/contract/codes';
import type { identityExistsCall } from '../contract';

const HOUR_S = 3_600;
const DAY_S = 86_400;
const TOO_MANY = '查询过于频繁，请稍后再试';

const perDay = { name: 'exists.address.day', limit: 200, windowS: DAY_S };
const perHour = { name: 'exists.address.hour', limit: 20, windowS: HOUR_S };
const perDevice = { name: 'exists.device.hour', limit: 5, windowS: HOUR_S };

/**
 * The specification wants this question answered to strangers. A few answers an hour are free, more cost proof of work
 * each, and a network gets no more than two hundred a day.
 * @throws ApiError 980 or 442.
 */
export const guardExistence =
  (pool: Pool, guard: ReturnType<typeof captchaGuard>) =>
  async (ask: RequestContext<typeof identityExistsCall>): Promise<void> => {
    const network = networkOf(ask.ip);
    const deviceId = deviceOf(ask.headers);
    const isFree =
      deviceId !== undefined &&
      (await consumeRateLimit(pool, { ...perDevice, key: deviceId })) &&
      (await consumeRateLimit(pool, { ...perHour, key: network }));
    if (!isFree) await guard(ask, 'call');
    // Counted last: only an answer counts, and the question before its captcha gets none.
    if (!(await consumeRateLimit(pool, { ...perDay, key: network }))) {
      throw new ApiError(codes.tooManyRequests, TOO_MANY);
    }
  };
