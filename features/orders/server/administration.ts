import type { PoolClient } from 'pg';
import type { Database } from '#infra/server/postgres/database';
import { audit } from '#infra/server/security/audit';
import { DAYS_TO_PAY } from '../rules/days-to-pay';
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

/** What stands is not written over without a word. */
export interface Replacing {
  readonly replaces: boolean;
}

/** A price for an order without one, or another where it `replaces`; the days to pay in begin anew. */
export const quoteOrder = (
  database: Transacting,
  { tellMember }: OrderEnds,
  number: string,
  { yuan, replaces }: Replacing & { readonly yuan: number },
): Promise<Fate | undefined> =>
  changed(database, number, async (client, order, accountId) => {
    if (!isUnpaid(order)) return refused(`订单${NAMES[order.state]}，没有改动`);
    if (order.price !== null && !replaces)
      return refused(`订单现在的价格是 ${order.price.toFixed(2)} 元，没有改动；要改价请加 --replace`);
    await client.query(
      'update package_order set amount = $2, expires_at = now() + make_interval(days => $3) where id = $1',
      [order.id, fenOf(yuan), DAYS_TO_PAY],
    );
    await tellMember(client, accountId, `订单 ${number} 已报价，请查看付款方式`);
    await audit(client, { event: 'order.quoted', accountId, object: number });
    return undefined;
  });

/** Why an order in this state cannot be paid; undefined where it can. */
const unpayable = ({ state, price }: StoredOrder, isLate: boolean): string | undefined => {
  if (state === 'unpaid') return undefined;
  if (state !== 'expired') return `订单${NAMES[state]}，没有改动`;
  if (price === null) return '订单过期前没有报价，没有改动；请会员重新下单';
  return isLate ? undefined : '订单已过期，没有改动；款项是过期后到的，请加 --late 登记';
};

/**
 * The money has come: the term is open with the same transaction, once however often it is said. `isLate`: after the days
 * to pay in, too; the term begins with the day this is said all the same.
 */
export const payOrder = (
  database: Transacting,
  { giveVipYears, tellMember }: OrderEnds,
  number: string,
  { isLate = false }: { readonly isLate?: boolean } = {},
): Promise<Fate | undefined> =>
  changed(database, number, async (client, order, accountId) => {
    const why = unpayable(order, isLate);
    if (why) return refused(why);
    const term = await giveVipYears(client, accountId, order.years);
    if (!term) return refused('下单的账号已不存在');
    await client.query(
      'update package_order set paid_at = now(), opens_at = $2, opens_until = $3 where id = $1',
      [order.id, term.from, term.until],
    );
    await tellMember(client, accountId, `订单 ${number} 已到账，会员已开通`);
    await audit(client, {
      event: order.state === 'expired' ? 'order.paid-late' : 'order.paid',
      accountId,
      subject: number,
    });
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
    await audit(client, { event: 'order.cancelled', accountId, object: number });
    return undefined;
  });

/** Another number takes the place of the first where it `replaces`. */
export const issueInvoice = (
  database: Transacting,
  { tellMember }: OrderEnds,
  number: string,
  { invoiceNumber, replaces }: Replacing & { readonly invoiceNumber: string },
): Promise<Fate | undefined> =>
  changed(database, number, async (client, order, accountId) => {
    if (!order.invoice) return refused('会员还没有为这个订单申请发票');
    if (order.invoice.number !== null && !replaces)
      return refused(`已登记发票 ${order.invoice.number}，没有改动；换开请加 --replace`);
    await client.query('update invoice_request set number = $2, issued_at = now() where order_id = $1', [
      order.id,
      invoiceNumber,
    ]);
    await tellMember(client, accountId, `订单 ${number} 的发票已开具`);
    await audit(client, { event: 'order.invoiced', accountId, object: number });
    return undefined;
  });
