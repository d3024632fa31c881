import type { PoolClient } from 'pg';
import type { Database } from '#infra/server/postgres/database';
import { audit } from '#infra/server/security/audit';
import { isUnpaid } from './orders';
import { fenOf, lockOrder, type StoredOrder } from './store';

type Transacting = Pick<Database, 'transaction'>;

export interface OrderEnds {
  /** Opens what packages open for so many years more; undefined when there is no such account. */
  readonly giveVipYears: (
    client: PoolClient,
    accountId: string,
    years: number,
  ) => Promise<{ readonly from: Date; readonly until: Date } | undefined>;
  /** Has the member see it on their pages. */
  readonly tellMember: (client: PoolClient, accountId: string, title: string) => Promise<void>;
}

/** What was not possible, in words; or the order as it is now. */
export type Fate = { readonly refused: string } | { readonly order: StoredOrder };
const refused = (words: string): Fate => ({ refused: words });

const NAMES: Readonly<Record<StoredOrder['state'], string>> = {
  unpriced: '还没有报价',
  unpaid: '待付款',
  open: '早已开通',
  cancelled: '已取消',
  expired: '已过期',
};

/** Undefined when there is no such order. */
const changed = (
  { transaction }: Transacting,
  number: string,
  change: (client: PoolClient, order: StoredOrder, accountId: string) => Promise<Fate | undefined>,
): Promise<Fate | undefined> =>
  transaction(async (client) => {
    const order = await lockOrder(client, number);
    if (!order) return undefined;
    if (order.accountId === null) return refused('下单的账号已不存在');
    const fate = await change(client, order, order.accountId);
    if (fate) return fate;
    const now = await lockOrder(client, number);
    return now && { order: now };
  });

/** A price for an order without one, or another; the days to pay in begin anew. */
export const quoteOrder = (
  database: Transacting,
  { tellMember }: OrderEnds,
  number: string,
  yuan: number,
): Promise<Fate | undefined> =>
  changed(database, number, async (client, order, accountId) => {
    if (!isUnpaid(order)) return refused(`订单${NAMES[order.state]}，没有改动`);
    await client.query(
      `update package_order set amount = $2, expires_at = now() + interval '15 days' where id = $1`,
      [order.id, fenOf(yuan)],
    );
    await tellMember(client, accountId, `订单 ${number} 已报价，请查看付款方式`);
    await audit(client, { event: 'order.quoted', accountId, subject: number });
    return undefined;
  });

/** The money has come: the term is open with the same transaction, once however often it is said. */
export const payOrder = (
  database: Transacting,
  { giveVipYears, tellMember }: OrderEnds,
  number: string,
): Promise<Fate | undefined> =>
  changed(database, number, async (client, order, accountId) => {
    if (order.state !== 'unpaid') return refused(`订单${NAMES[order.state]}，没有改动`);
    const term = await giveVipYears(client, accountId, order.years);
    if (!term) return refused('下单的账号已不存在');
    await client.query(
      'update package_order set paid_at = now(), opens_at = $2, opens_until = $3 where id = $1',
      [order.id, term.from, term.until],
    );
    await tellMember(client, accountId, `订单 ${number} 已到账，会员已开通`);
    await audit(client, { event: 'order.paid', accountId, subject: number });
    return undefined;
  });

export const cancelAsOperator = (
  database: Transacting,
  { tellMember }: OrderEnds,
  number: string,
): Promise<Fate | undefined> =>
  changed(database, number, async (client, order, accountId) => {
    if (!isUnpaid(order)) return refused(`订单${NAMES[order.state]}，没有改动`);
    await client.query('update package_order set cancelled_at = now() where id = $1', [order.id]);
    await tellMember(client, accountId, `订单 ${number} 已由客服取消`);
    await audit(client, { event: 'order.cancelled', accountId, subject: number });
    return undefined;
  });

/** Another number takes the place of the first. */
export const issueInvoice = (
  database: Transacting,
  { tellMember }: OrderEnds,
  number: string,
  invoiceNumber: string,
): Promise<Fate | undefined> =>
  changed(database, number, async (client, order, accountId) => {
    if (!order.invoice) return refused('会员还没有为这个订单申请发票');
    await client.query('update invoice_request set number = $2, issued_at = now() where order_id = $1', [
      order.id,
      invoiceNumber,
    ]);
    await tellMember(client, accountId, `订单 ${number} 的发票已开具`);
    await audit(client, { event: 'order.invoiced', accountId, subject: number });
    return undefined;
  });
