import type { Pool } from 'pg';
import { captchaGuard } from '#infra/server/security/captcha';
import { grantPermits, presentDevice } from '#infra/server/security/login-permits';
import { outboxRoutes, presentSender, type Outbox, type SmsSender } from './outbox';
import { ApiError } from '#infra/server/http/api-error';
import { route } from '#infra/server/http/route';
import type { ServerSlice } from '#infra/server/server-slice';
import { takeCode } from './sms-codes';
import { codes } from '#src/contract/codes';
import { bindingAccountsCall, identityExistsCall, smsVerificationCodeCall } from '../contract';
import { accountsOfMobile, boundAccountsOf, isRegistered } from './bound-accounts';
import { guardExistence } from './guard-existence';
import { sendCode } from './send-code';

export { createOutbox, smsSenderOf } from './outbox';

const OTHER_MOBILE = '手机号不一致，请重新获取验证码';
/** One text for a wrong, a used and an expired code, and for a phone that was never sent one. */
const WRONG_CODE = '验证码错误或已失效，请核对或重新获取';
const NOT_REGISTERED = '该手机号未注册';

export interface PhoneLoginParts {
  readonly pool: Pool;
  /** Undefined: no code can be sent, and every request for one says so. */
  readonly sender: SmsSender | undefined;
  /** Shown to whoever tries the product. */
  readonly outbox?: Outbox | undefined;
}

export const phoneLoginServer = ({ pool, sender, outbox }: PhoneLoginParts): ServerSlice => {
  const guard = captchaGuard(pool);
  const guardQuestion = guardExistence(pool, guard);
  return {
    routes: [
      route(identityExistsCall, async (ask) => {
        ask.reply.setHeader('cache-control', 'no-store');
        await guardQuestion(ask);
        return { exists: await isRegistered(pool, ask.query.identity) };
      }),
      route(smsVerificationCodeCall, async (ask) => {
        // What cannot succeed is said before the member's browser works for it.
        const [ready, deviceId] = [presentSender(sender), presentDevice(ask.headers)];
        await guard(ask, 'sms');
        await sendCode(
          { pool, sender: ready, log: ask.log },
          { mobile: ask.body.mobile, deviceId, ip: ask.ip },
        );
        return null;
      }),
      route(bindingAccountsCall, async (ask) => {
        const { mobile, code } = ask.body;
        const deviceId = presentDevice(ask.headers);
        if (ask.headers.mobile !== undefined && ask.headers.mobile !== mobile) {
          throw new ApiError(codes.badRequest, OTHER_MOBILE);
        }
        if (!(await takeCode(pool, { purpose: 'login', mobile, deviceId }, code))) {
          ask.log.warn({ event: 'sms code refused' });
          throw new ApiError(codes.loginRefused, WRONG_CODE);
        }
        const accounts = await accountsOfMobile(pool, mobile);
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
