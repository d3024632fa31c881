import type { PoolClient } from 'pg';
import type { Call } from '#src/contract/call';
import { codes } from '#src/contract/codes';
import { ApiError } from '#infra/server/http/api-error';
import type { Identity } from '#infra/server/http/identity';
import { member, route, transactionOf, type Answer, type RequestContext } from '#infra/server/http/route';
import type { Database } from '#infra/server/postgres/database';
import { audit } from '#infra/server/security/audit';
import type { ServerSlice } from '#infra/server/server-slice';
import { addBusinessCall, loginByTicketCall, signOnTicketCall, type TicketLoginData } from '../contract';
import { standInRoutes } from './stand-in';
import { issueTicket, type Holder, type Redeem } from './tickets';

const TRIAL = "interval '7 days'";
const NOT_BY_TICKET = '只有票据登录后可以登记来源产品，且须是票据所带的产品';

const giveTrial = async (client: PoolClient, accountId: string): Promise<boolean> => {
  const { rowCount } = await client.query(
    `update account set vip_until = now() + ${TRIAL}, is_trial = true, has_applied = true
     where id = $1 and not has_applied and coalesce(vip_until, '-infinity') <= now()`,
    [accountId],
  );
  return rowCount === 1;
};

const isSourceOf = async (client: PoolClient, sessionId: string, source: string): Promise<boolean> => {
  const { rowCount } = await client.query('select 1 from login_family where id = $1 and source = $2', [
    sessionId,
    source,
  ]);
  return rowCount === 1;
};

/**
 * Puts the product on record that the account service said at the log-in; true when the member, who never had a trial
 * and is no VIP, gets one for it. The account's own row decides, so parallel calls give one trial.
 */
const addBusiness = async (
  client: PoolClient,
  { accountId, sessionId }: Pick<Identity, 'accountId' | 'sessionId'>,
  source: string,
): Promise<boolean> => {
  if (!(await isSourceOf(client, sessionId, source))) throw new ApiError(codes.badRequest, NOT_BY_TICKET);
  await client.query(
    'insert into source_product (account_id, source) values ($1, $2) on conflict do nothing',
    [accountId, source],
  );
  const isFirst = await giveTrial(client, accountId);
  if (isFirst) await audit(client, { event: 'trial.given', accountId, sessionId });
  return isFirst;
};

export { redeemOf, redeemOwn } from './tickets';
export { STAND_IN, registerSignOnImage } from './stand-in';

export type EnterAsk = Pick<RequestContext<Call>, 'headers' | 'ip' | 'reply'>;

export interface TicketLoginParts {
  readonly database: Database;
  /** Absent: no account service is configured. */
  readonly redeem?: Redeem | undefined;
  /** Opens a session like every other login: admission, cookie, audit. Undefined when there is no such account. */
  readonly openSessionFor: (
    holder: Holder,
    context: EnterAsk,
  ) => Promise<Answer<TicketLoginData> | undefined>;
  /** The account service of a demonstration. */
  readonly hasStandIn?: boolean;
}

const NOT_CONFIGURED = '未配置账号中心';
const REFUSED = '票据已失效，请重新登录';

export const ticketLoginServer = ({
  database,
  redeem,
  openSessionFor,
  hasStandIn = false,
}: TicketLoginParts): ServerSlice => ({
  routes: [
    route(loginByTicketCall, async ({ body, headers, ip, reply }) => {
      if (!redeem) throw new ApiError(codes.unavailable, NOT_CONFIGURED);
      const holder = await redeem(body.ticket);
      const opened = holder && (await openSessionFor(holder, { headers, ip, reply }));
      if (opened) return opened;
      await audit(database.pool, { event: 'login.refused-ticket', subject: holder?.globalId, ip });
      throw new ApiError(codes.loginRefused, REFUSED);
    }),
    route(addBusinessCall, async (context) => {
      const identity = member(context);
      if (identity.globalId !== context.body.globalId)
        throw new ApiError(codes.vipOnly, '只能登记本人的账号');
      return { firstTrial: await addBusiness(transactionOf(context), identity, context.body.source) };
    }),
    route(signOnTicketCall, async (context) => {
      return { ticket: await issueTicket(database.pool, member(context), 'sign-on') };
    }),
    ...(hasStandIn ? standInRoutes(database) : []),
  ],
});
