import { audit } from '#infra/server/security/audit';
import type { Database } from '#infra/server/postgres/database';
import { Refusal } from '#infra/server/http/refusal';
import { member, serve, transactionOf, type Answer, type Ask, type Serving } from '#infra/server/http/serve';
import type { Call } from '#src/contract/call';
import { codes } from '#src/contract/codes';
import { addBusinessCall, loginByTicketCall, signOnTicketCall, type TicketLoginData } from '../contract';
import { addBusiness } from './first-trial';
import type { Redeem } from './redeem';
import { issueTicket } from './tickets';

export { redeemOf, redeemOutside, redeemOwn } from './redeem';
export { STAND_IN, registerSignOnImage, standInServings } from './stand-in';

export type EnterAsk = Pick<Ask<Call>, 'headers' | 'ip' | 'reply'>;

export interface TicketLoginParts {
  readonly database: Database;
  /** Absent: no account service is configured. */
  readonly redeem?: Redeem | undefined;
  /** Opens a session like every other login: admission, cookie, audit. Undefined when there is no such account. */
  readonly openSessionFor: (globalId: string, ask: EnterAsk) => Promise<Answer<TicketLoginData> | undefined>;
}

const NOT_CONFIGURED = '未配置账号中心';
const REFUSED = '票据已失效，请重新登录';

export const ticketLoginServings = ({
  database,
  redeem,
  openSessionFor,
}: TicketLoginParts): readonly Serving[] => [
  serve(loginByTicketCall, async ({ body, headers, ip, reply }) => {
    if (!redeem) throw new Refusal(codes.unavailable, NOT_CONFIGURED);
    const globalId = await redeem(body.ticket);
    const opened =
      globalId === undefined ? undefined : await openSessionFor(globalId, { headers, ip, reply });
    if (opened) return opened;
    await audit(database.pool, { event: 'login.refused-ticket', subject: globalId, ip });
    throw new Refusal(codes.loginRefused, REFUSED);
  }),
  serve(addBusinessCall, async (ask) => {
    const identity = member(ask);
    if (identity.globalId !== ask.body.globalId) throw new Refusal(codes.vipOnly, '只能登记本人的账号');
    return { firstTrial: await addBusiness(transactionOf(ask), identity, ask.body.source) };
  }),
  serve(signOnTicketCall, async (ask) => {
    ask.reply.setHeader('cache-control', 'no-store');
    return { ticket: await issueTicket(database.pool, member(ask).globalId, 'sign-on') };
  }),
];
