import type { Pool, PoolClient } from 'pg';
import type { Call } from '#src/contract/call';
import { codes } from '#src/contract/codes';
import { maskMobile } from '#src/contract/mask-mobile';
import { ApiError } from '#infra/server/http/api-error';
import type { Identity } from '#infra/server/http/identity';
import { member, route, type RequestContext } from '#infra/server/http/route';
import type { Connections } from '#infra/server/postgres/database';
import { audit } from '#infra/server/security/audit';
import { lockMobile } from '#infra/server/security/lock-mobile';
import type { ServerSlice } from '#infra/server/server-slice';
import { bindMobileCall, boundMobileCall, mobileCodeCall, unbindMobileCall } from '../contract';

export const WRONG_CODE = '验证码错误或已失效，请核对或重新获取';
export const TAKEN = '该手机号已绑定其他账号，请先在那个账号里解除绑定';
export const SAME = '该手机号已经绑定在本账号';
export const NONE = '本账号没有绑定手机号';
export const WRONG_PASSWORD = '登录密码不正确';

type CodeContext = Pick<RequestContext<Call>, 'headers' | 'body' | 'ip' | 'log' | 'device'>;

export interface MobileBindingParts {
  readonly database: Pick<Connections, 'pool' | 'transaction'>;
  readonly codes: {
    readonly request: (context: CodeContext, mobile: string) => Promise<void>;
    readonly take: (headers: CodeContext['headers'], mobile: string, code: string) => Promise<boolean>;
  };
  /** Each form has tries of its own. @throws ApiError with the words for a wrong one */
  readonly provePassword: (
    identity: Identity,
    password: string,
    asked: { readonly form: 'mobile.bind' | 'mobile.unbind'; readonly wrong: string },
  ) => Promise<unknown>;
  /** Accounts of the demo mode count. */
  readonly demo: boolean;
}

const mobileOf = async (client: Pool | PoolClient, accountId: string): Promise<string | null> => {
  const { rows } = await client.query<{ mobile: string | null }>('select mobile from account where id = $1', [
    accountId,
  ]);
  return rows[0]?.mobile ?? null;
};

/** Of any number of accounts that bind one phone at once, one has it. @throws ApiError */
const keepMobile = async (
  client: PoolClient,
  accountId: string,
  mobile: string,
  demo: boolean,
): Promise<void> => {
  await lockMobile(client, mobile);
  const { rowCount } = await client.query(
    'select from account where mobile = $1 and id <> $2 and (not is_demo or $3)',
    [mobile, accountId, demo],
  );
  if (rowCount) throw new ApiError(codes.conflict, TAKEN);
  await client.query('update account set mobile = $2 where id = $1', [accountId, mobile]);
};

export const mobileBindingServer = ({
  database: { pool, transaction },
  codes: sms,
  provePassword,
  demo,
}: MobileBindingParts): ServerSlice => ({
  routes: [
    route(boundMobileCall, async (context) => ({
      mobile: maskMobile(await mobileOf(pool, member(context).accountId)),
    })),

    route(mobileCodeCall, async (context) => {
      await sms.request(context, context.body.mobile);
      return null;
    }),

    route(bindMobileCall, async (context) => {
      const identity = member(context);
      const { accountId, sessionId } = identity;
      const { mobile, code, password } = context.body;
      // A number opens the account: an open screen alone may not give it one. The code is spent last.
      await provePassword(identity, password, { form: 'mobile.bind', wrong: WRONG_PASSWORD });
      if ((await mobileOf(pool, accountId)) === mobile) throw new ApiError(codes.conflict, SAME);
      if (!(await sms.take(context.headers, mobile, code))) throw new ApiError(codes.badRequest, WRONG_CODE);
      await transaction(async (client) => {
        // Whose phone it is may know that another account has it, and nobody else.
        await keepMobile(client, accountId, mobile, demo);
        await audit(client, { event: 'mobile.bound', accountId, sessionId });
      });
      return { mobile: maskMobile(mobile) };
    }),

    route(unbindMobileCall, async (context) => {
      const identity = member(context);
      const { accountId, sessionId } = identity;
      await provePassword(identity, context.body.password, {
        form: 'mobile.unbind',
        wrong: WRONG_PASSWORD,
      });
      await transaction(async (client) => {
        const { rowCount } = await client.query(
          'update account set mobile = null where id = $1 and mobile is not null',
          [accountId],
        );
        if (!rowCount) throw new ApiError(codes.conflict, NONE);
        await audit(client, { event: 'mobile.unbound', accountId, sessionId });
      });
      return { mobile: '' };
    }),
  ],
});
