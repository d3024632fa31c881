import type { PoolClient } from 'pg';
import { codes } from '#src/contract/codes';
import { ApiError } from '#infra/server/http/api-error';
import { receiptNumber } from '#infra/server/receipt-number';
import type { InvoiceRequest, OfferedPackage, Order, OrderRequest } from '../contract';
import { DAYS_TO_PAY } from '../rules/days-to-pay';
import { fenOf, lockOrder, orderNumbered, shownOrder, type StoredOrder } from './store';

export const NO_ORDER = '没有这个订单';
const NO_PACKAGE = '该套餐或年限已下架，请刷新后重新选择';
export const TOO_MANY = '您有 5 个没有付款的订单，请先付款或取消';
export const TOO_MANY_TODAY = '一天之内最多下 20 个订单，请明天再下';
export const NOT_CANCELLED = '只有没有付款的订单可以取消';
export const NOT_PAID = '订单付款确认后才能申请发票';
export const ISSUED = '发票已开具，不能再修改；需要换开请联系客服';

const MOST_WAITING = 5;
/** Cancelled ones count: each is a row for good, and a line in the audit. */
const MOST_A_DAY = 20;

/** @throws ApiError */
export const placeOrder = async (
  client: PoolClient,
  accountId: string,
  offered: readonly OfferedPackage[],
  { packageCode, years }: OrderRequest,
): Promise<Order> => {
  const wanted = offered.find(({ code }) => code === packageCode);
  const term = wanted?.terms.find((one) => one.years === years);
  if (!wanted || !term) throw new ApiError(codes.notFound, NO_PACKAGE);
  // One after the other, so that none of several at once is beyond the limit.
  await client.query('select from account where id = $1 for no key update', [accountId]);
  const { rows } = await client.query<{ waiting: number; today: number }>(
    `select count(*) filter (where paid_at is null and cancelled_at is null and expires_at > now())::int as waiting,
            count(*) filter (where placed_at > now() - interval '1 day')::int as today
     from package_order where account_id = $1`,
    [accountId],
  );
  const [{ waiting, today } = { waiting: 0, today: 0 }] = rows;
  if (waiting >= MOST_WAITING) throw new ApiError(codes.conflict, TOO_MANY);
  if (today >= MOST_A_DAY) throw new ApiError(codes.conflict, TOO_MANY_TODAY);
  const number = receiptNumber('DD');
  await client.query(
    `insert into package_order (number, account_id, package_code, package_name, years, amount, expires_at)
     values ($1, $2, $3, $4, $5, $6, now() + make_interval(days => $7))`,
    [
      number,
      accountId,
      wanted.code,
      wanted.name,
      years,
      term.price === null ? null : fenOf(term.price),
      DAYS_TO_PAY,
    ],
  );
  return presentOrder(client, number);
};

const presentOrder = async (client: PoolClient, number: string): Promise<Order> => {
  const order = await orderNumbered(client, number);
  if (!order) throw new Error(`the order ${number} was lost`);
  return shownOrder(order);
};

/** Another's is not there. @throws ApiError */
const lockOwn = async (client: PoolClient, accountId: string, number: string): Promise<StoredOrder> => {
  const order = await lockOrder(client, number);
  if (order?.accountId !== accountId) throw new ApiError(codes.notFound, NO_ORDER);
  return order;
};

export const isUnpaid = ({ state }: Pick<Order, 'state'>): boolean =>
  state === 'unpaid' || state === 'unpriced';

/** @throws ApiError */
export const cancelOrder = async (client: PoolClient, accountId: string, number: string): Promise<Order> => {
  const order = await lockOwn(client, accountId, number);
  if (!isUnpaid(order)) throw new ApiError(codes.conflict, NOT_CANCELLED);
  await client.query('update package_order set cancelled_at = now() where id = $1', [order.id]);
  return presentOrder(client, number);
};

/** Takes the place of what was asked for before. @throws ApiError */
export const requestInvoice = async (
  client: PoolClient,
  accountId: string,
  { number, kind, title, taxNumber, email, address, phone, bank, bankAccount }: InvoiceRequest,
): Promise<Order> => {
  const order = await lockOwn(client, accountId, number);
  if (order.state !== 'open') throw new ApiError(codes.conflict, NOT_PAID);
  if (order.invoice?.number) throw new ApiError(codes.conflict, ISSUED);
  // What the tax office does not want of a normal invoice is not kept either.
  const ofSpecial = kind === 'special' ? [address, phone, bank, bankAccount] : ['', '', '', ''];
  await client.query(
    `insert into invoice_request
       (order_id, kind, title, tax_number, email, address, phone, bank, bank_account)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (order_id) do update set kind = excluded.kind, title = excluded.title,
       tax_number = excluded.tax_number, email = excluded.email, address = excluded.address, phone = excluded.phone,
       bank = excluded.bank, bank_account = excluded.bank_account, requested_at = now()`,
    [order.id, kind, title, taxNumber, email, ...ofSpecial],
  );
  return presentOrder(client, number);
};
