import type { Pool, PoolClient } from 'pg';
import { codes } from '#src/contract/codes';
import type { servicePackage } from '#src/contract/service-package';
import { ApiError } from '#infra/server/http/api-error';
import { member, route, transactionOf } from '#infra/server/http/route';
import type { Connections } from '#infra/server/postgres/database';
import { audit } from '#infra/server/security/audit';
import type { ServerSlice } from '#infra/server/server-slice';
import type { PurchaseSettings } from '#infra/server/settings/purchase';
import type * as z from 'zod/mini';
import {
  cancelOrderCall,
  MOST_YEARS,
  ordersCall,
  placeOrderCall,
  requestInvoiceCall,
  type OfferedPackage,
  type Overview,
} from '../contract';
import { cancelOrder, placeOrder, requestInvoice } from './orders';
import { ordersOf } from './store';

export {
  cancelAsOperator,
  issueInvoice,
  payOrder,
  quoteOrder,
  type Fate,
  type OrderEnds,
} from './administration';
export { DAYS_TO_PAY } from '../rules/days-to-pay';
export { orderNumbered, ordersToMind, payersAmong, type StoredOrder } from './store';

type Package = { readonly [N in keyof typeof servicePackage]: z.output<(typeof servicePackage)[N]> };

export interface OrdersParts {
  readonly database: Pick<Connections, 'pool' | 'transaction'>;
  readonly packages: (client: Pool | PoolClient) => Promise<readonly Package[]>;
  readonly purchase?: PurchaseSettings | undefined;
}

const NOTHING_SAID: PurchaseSettings = { prices: {}, isSample: false };

/** Terms the operator has priced; without any price all of them, and the operator is asked. */
const termsOf = (prices: readonly number[] | undefined): OfferedPackage['terms'] =>
  prices
    ? prices.map((price, at) => ({ years: at + 1, price }))
    : Array.from({ length: MOST_YEARS }, (_, at) => ({ years: at + 1, price: null }));

const membershipOf = async (pool: Pool, accountId: string): Promise<Overview['membership']> => {
  const { rows } = await pool.query<{ until: Date | null; isTrial: boolean; isOver: boolean }>(
    `select vip_until as until, is_trial as "isTrial", coalesce(vip_until <= now(), true) as "isOver"
     from account where id = $1`,
    [accountId],
  );
  const [standing] = rows;
  if (!standing) throw new ApiError(codes.sessionOver, '账号已不存在');
  return { ...standing, until: standing.until?.toISOString() ?? null };
};

export const ordersServer = ({
  database: { pool, transaction },
  packages,
  purchase = NOTHING_SAID,
}: OrdersParts): ServerSlice => {
  const offered = async (client: Pool | PoolClient): Promise<OfferedPackage[]> =>
    (await packages(client)).map(({ code, name, audience, holds }) => ({
      code,
      name,
      audience,
      holds,
      terms: termsOf(purchase.prices[code]),
    }));

  return {
    routes: [
      route(ordersCall, async (context) => {
        const { accountId } = member(context);
        return {
          packages: await offered(pool),
          payee: purchase.account ?? null,
          isSample: purchase.isSample,
          membership: await membershipOf(pool, accountId),
          orders: await ordersOf(pool, accountId),
        };
      }),

      route(placeOrderCall, async (context) => {
        const { accountId, sessionId } = member(context);
        const client = transactionOf(context);
        const order = await placeOrder(client, accountId, await offered(client), context.body);
        await audit(client, { event: 'order.placed', accountId, sessionId, object: order.number });
        return order;
      }),

      route(cancelOrderCall, (context) => {
        const { accountId, sessionId } = member(context);
        const { number } = context.body;
        return transaction(async (client) => {
          const order = await cancelOrder(client, accountId, number);
          await audit(client, { event: 'order.cancelled', accountId, sessionId, object: number });
          return order;
        });
      }),

      route(requestInvoiceCall, (context) => {
        const { accountId, sessionId } = member(context);
        return transaction(async (client) => {
          const order = await requestInvoice(client, accountId, context.body);
          await audit(client, {
            event: 'order.invoice-requested',
            accountId,
            sessionId,
            object: order.number,
          });
          return order;
        });
      }),
    ],
  };
};
