import type { Pool } from 'pg';
import type { Call } from '#src/contract/call';
import type { RequestContext } from '#infra/server/http/route';
import { captchaGuard } from '#infra/server/security/captcha';
import { presentDevice } from '#infra/server/security/login-permits';
import { presentSender, type SmsSender } from './outbox';
import { sendCode } from './send-code';
import { takeCode, textOf, type CodeHolder } from './sms-codes';

type Purpose = CodeHolder['purpose'];

export interface CodeServiceParts {
  readonly pool: Pool;
  /** Undefined: no code can be sent, and every request for one says so. */
  readonly sender: SmsSender | undefined;
  /** Accounts of the demo mode may enter. */
  readonly demo?: boolean;
  /** Whether an account of this phone was entered with this browser before. */
  readonly isKnownBrowser: (mobile: string, device: string) => Promise<boolean>;
}

/** Codes by SMS, each for one purpose; all purposes spend the same limits. */
export const codeService = (
  { pool, sender, demo = false, isKnownBrowser }: CodeServiceParts,
  purpose: Purpose,
) => {
  const guard = captchaGuard(pool);
  return {
    /** @throws ApiError 980 before a captcha is passed, 442 at a limit, 510 when nothing can be sent */
    request: async (
      context: Pick<RequestContext<Call>, 'headers' | 'body' | 'ip' | 'log' | 'device'>,
      mobile: string,
    ): Promise<void> => {
      // What cannot succeed is said before the member's browser works for it.
      const [ready, deviceId] = [presentSender(sender), presentDevice(context.headers)];
      await guard(context, 'sms');
      // A name in a header is nobody's proof; the key that signed is.
      const isTrusted = context.device !== undefined && (await isKnownBrowser(mobile, context.device));
      await sendCode(
        { pool, sender: ready, demo, log: context.log },
        { purpose, mobile, deviceId, isTrusted, ip: context.ip },
      );
    },
    take: (headers: RequestContext<Call>['headers'], mobile: string, code: string): Promise<boolean> =>
      takeCode(pool, { purpose, mobile, deviceId: presentDevice(headers) }, code),
    /** What only the holder of this code, in this browser, can say again. */
    proofOf: (headers: RequestContext<Call>['headers'], mobile: string, code: string): string =>
      `${textOf({ purpose, mobile, deviceId: presentDevice(headers) })} ${code}`,
  };
};
