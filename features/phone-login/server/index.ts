import type { Pool } from 'pg';
import { codes } from '#src/contract/codes';
import { ApiError } from '#infra/server/http/api-error';
import { networkOf } from '#infra/server/http/network-of';
import { consumeRateLimit } from '#infra/server/http/rate-limit';
import { route, type RequestContext } from '#infra/server/http/route';
import { captchaGuard } from '#infra/server/security/captcha';
import { deviceOf, grantPermits, presentDevice } from '#infra/server/security/login-permits';
import type { ServerSlice } from '#infra/server/server-slice';
import { bindingAccountsCall, identityExistsCall, smsVerificationCodeCall } from '../contract';
import { accountsOfMobile, boundAccountsOf, isRegistered } from './bound-accounts';
import { codeService, type CodeServiceParts } from './code-service';
import { outboxRoutes, type Outbox } from './outbox';

const HOUR_S = 3_600;
const DAY_S = 86_400;
const TOO_MANY = '查询过于频繁，请稍后再试';

const perDay = { name: 'exists.address.day', limit: 2_000, windowS: DAY_S };
const perHour = { name: 'exists.address.hour', limit: 20, windowS: HOUR_S };
const perDevice = { name: 'exists.device.hour', limit: 5, windowS: HOUR_S };

/**
 * The specification wants this question answered to strangers. A few answers an hour are free, more cost proof of work
 * each, and a network, which may be a school, gets no more than two thousand a day.
 * @throws ApiError 980 or 442.
 */
const guardExistence =
  (pool: Pool, guard: ReturnType<typeof captchaGuard>) =>
  async (context: RequestContext<typeof identityExistsCall>): Promise<void> => {
    const network = networkOf(context.ip);
    const deviceId = deviceOf(context.headers);
    const isFree =
      deviceId !== undefined &&
      (await consumeRateLimit(pool, { ...perDevice, key: deviceId })) &&
      (await consumeRateLimit(pool, { ...perHour, key: network }));
    if (!isFree) await guard(context, 'call');
    // Counted last: only an answer counts, and the question before its captcha gets none.
    if (!(await consumeRateLimit(pool, { ...perDay, key: network }))) {
      throw new ApiError(codes.tooManyRequests, TOO_MANY);
    }
  };

export { codeService } from './code-service';
export { createOutbox, smsSenderOf } from './outbox';

const OTHER_MOBILE = '手机号不一致，请重新获取验证码';
/** One text for a wrong, a used and an expired code, and for a phone that was never sent one. */
const WRONG_CODE = '验证码错误或已失效，请核对或重新获取';
const NOT_REGISTERED = '该手机号未注册';

export interface PhoneLoginParts extends CodeServiceParts {
  /** Shown to whoever tries the product. */
  readonly outbox?: Outbox | undefined;
}

export const phoneLoginServer = (parts: PhoneLoginParts): ServerSlice => {
  const { pool, demo = false, outbox } = parts;
  const login = codeService(parts, 'login');
  const guardQuestion = guardExistence(pool, captchaGuard(pool));
  return {
    routes: [
      route(identityExistsCall, async (context) => {
        await guardQuestion(context);
        return { exists: await isRegistered(pool, context.query.identity, demo) };
      }),
      route(smsVerificationCodeCall, async (context) => {
        await login.request(context, context.body.mobile);
        return null;
      }),
      route(bindingAccountsCall, async (context) => {
        const { mobile, code } = context.body;
        const deviceId = presentDevice(context.headers);
        if (context.headers.mobile !== undefined && context.headers.mobile !== mobile) {
          throw new ApiError(codes.badRequest, OTHER_MOBILE);
        }
        if (!(await login.take(context.headers, mobile, code))) {
          context.log.warn({ event: 'sms code refused' });
          throw new ApiError(codes.loginRefused, WRONG_CODE);
        }
        const accounts = await accountsOfMobile(pool, mobile, demo);
        if (accounts.length === 0) throw new ApiError(codes.loginRefused, NOT_REGISTERED);
        await grantPermits(pool, {
          deviceId,
          globalIds: accounts.map(({ globalId }) => globalId),
          by: 'sms',
        });
        return boundAccountsOf(accounts);
      }),
      ...(outbox ? outboxRoutes(outbox) : []),
    ],
  };
};
