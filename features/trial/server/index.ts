import type { Pool, PoolClient } from 'pg';
import type { Call } from '#src/contract/call';
import { codes } from '#src/contract/codes';
import { ApiError } from '#infra/server/http/api-error';
import { senderOf } from '#infra/server/http/network-of';
import { consumeRateLimit } from '#infra/server/http/rate-limit';
import { route, transactionOf, type RequestContext } from '#infra/server/http/route';
import { audit } from '#infra/server/security/audit';
import type { ServerSlice } from '#infra/server/server-slice';
import { applyTrialCall, foreignTrialCall, trialCodeCall, type Application } from '../contract';
import { checkPhone, checkStanding, giveTrial, grantedBefore, placeOf } from './apply';

export const WRONG_CODE = '验证码错误或已失效，请核对或重新获取';
export const TOO_MANY = '申请过于频繁，请稍后再试';
const OF_SENDER = { name: 'trial.sender', limit: 30, windowS: 3_600 };

export interface TrialParts {
  /** Not those of the call's transaction: work in one that waits for a second may wait for ever. */
  readonly pool: Pool;
  /** Codes are sent and taken on connections of their own, outside of the call's transaction: a wrong try counts. */
  readonly codes: {
    readonly request: (context: CodeContext, mobile: string) => Promise<void>;
    readonly take: (headers: CodeContext['headers'], mobile: string, code: string) => Promise<boolean>;
    readonly proofOf: (headers: CodeContext['headers'], mobile: string, code: string) => string;
  };
  /** The account of a phone that was proven, made where there is none. */
  readonly accountOfMobile: (
    client: PoolClient,
    owner: { readonly mobile: string; readonly fullName: string },
  ) => Promise<string>;
}

type CodeContext = Pick<RequestContext<Call>, 'headers' | 'body' | 'ip' | 'log' | 'device'>;
type ApplyContext = RequestContext<typeof applyTrialCall> | RequestContext<typeof foreignTrialCall>;

export const trialServer = ({ pool, codes: sms, accountOfMobile }: TrialParts): ServerSlice => {
  const proveMobile = async ({ headers }: ApplyContext, { mobile, verificationCode }: Application) => {
    if (await sms.take(headers, mobile, verificationCode)) return;
    throw new ApiError(codes.badRequest, WRONG_CODE);
  };

  /** What can be refused without the code, and tells nothing of the phone, is refused before it is spent. */
  const apply = async (context: ApplyContext) => {
    const { body, identity, ip } = context;
    const client = transactionOf(context);
    // Not in the call's transaction, where a refusal would give the try back.
    if (!(await consumeRateLimit(pool, { ...OF_SENDER, key: senderOf({ identity, ip }) })))
      throw new ApiError(codes.tooManyRequests, TOO_MANY);
    const place = await placeOf(client, body);
    const proof = sms.proofOf(context.headers, body.mobile, body.verificationCode);
    const former = await grantedBefore(client, {
      mobile: body.mobile,
      proof,
      accountId: identity?.accountId,
    });
    if (former) return former;
    if (identity) await checkStanding(client, identity.accountId);
    await proveMobile(context, body);
    // Whose phone it is may know whether a trial was given to it, and nobody else.
    await checkPhone(client, body.mobile);
    const { mobile, realName: fullName } = body;
    const accountId = identity?.accountId ?? (await accountOfMobile(client, { mobile, fullName }));
    if (!identity) await checkStanding(client, accountId);
    const granted = await giveTrial(client, accountId, body, place, proof);
    await audit(client, { event: 'trial.granted', accountId, sessionId: identity?.sessionId, ip });
    return granted;
  };

  return {
    routes: [
      route(trialCodeCall, async (context) => {
        await sms.request(context, context.body.mobile);
        return null;
      }),
      route(applyTrialCall, apply),
      route(foreignTrialCall, apply),
    ],
  };
};
