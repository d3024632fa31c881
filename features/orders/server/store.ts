import type { Pool, PoolClient } from 'pg';
import type { Invoice, Order } from '../contract';

type Connection = Pool | PoolClient;

interface Row extends Pick<Order, 'number' | 'packageCode' | 'packageName' | 'years' | 'state'> {
  readonly id: string;
  readonly accountId: string | null;
  readonly fen: string | null;
  readonly placedAt: Date;
  readonly expiresAt: Date;
  readonly opensAt: Date | null;
  readonly opensUntil: Date | null;
  readonly kind: Invoice['kind'] | null;
  readonly title: string;
  readonly taxNumber: string;
  readonly email: string;
  readonly address: string;
  readonly phone: string;
  readonly bank: string;
  readonly bankAccount: string;
  readonly requestedAt: Date;
  readonly invoiceNumber: string | null;
  readonly issuedAt: Date | null;
}

/** What an operator sees beside what its member does. */
export interface StoredOrder extends Order {
  readonly id: string;
  /** Null when the account is gone. */
  readonly accountId: string | null;
}

const STATE = `
  case when paid_at is not null then 'open' when cancelled_at is not null then 'cancelled'
       when expires_at <= now() then 'expired' when amount is null then 'unpriced' else 'unpaid' end`;

const SELECT = `
  select package_order.id::text, package_order.number, account_id::text as "accountId", package_code as "packageCode",
         package_name as "packageName", years, amount as fen, ${STATE} as state, placed_at as "placedAt",
         expires_at as "expiresAt", opens_at as "opensAt", opens_until as "opensUntil", kind, title,
         tax_number as "taxNumber", email, address, phone, bank, bank_account as "bankAccount",
         requested_at as "requestedAt", invoice_request.number as "invoiceNumber", issued_at as "issuedAt"
  from package_order left join invoice_request on order_id = package_order.id`;

const FEN = 100;

const orderOf = (row: Row): StoredOrder => ({
  id: row.id,
  accountId: row.accountId,
  number: row.number,
  packageCode: row.packageCode,
  packageName: row.packageName,
  years: row.years,
  price: row.fen === null ? null : Number(row.fen) / FEN,
  state: row.state,
  placedAt: row.placedAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  opensAt: row.opensAt?.toISOString() ?? null,
  opensUntil: row.opensUntil?.toISOString() ?? null,
  invoice: row.kind && {
    kind: row.kind,
    title: row.title,
    taxNumber: row.taxNumber,
    email: row.email,
    address: row.address,
    phone: row.phone,
    bank: row.bank,
    bankAccount: row.bankAccount,
    requestedAt: row.requestedAt.toISOString(),
    number: row.invoiceNumber,
    issuedAt: row.issuedAt?.toISOString() ?? null,
  },
});

/** Whose order it is, and the operator's numbering, stay in the house. */
export const shownOrder = ({ id: _, accountId: __, ...order }: StoredOrder): Order => order;

export const fenOf = (yuan: number): number => Math.round(yuan * FEN);

const MOST_SHOWN = 100;

/** Of one account; what was cancelled or has expired keeps none that is paid or waits out of sight. */
const SHOWN = `
  select id from package_order where account_id = $1
  order by paid_at is null and (cancelled_at is not null or expires_at <= now()), id desc limit ${MOST_SHOWN}`;

/** Newest first. */
export const ordersOf = async (client: Connection, accountId: string): Promise<Order[]> => {
  const { rows } = await client.query<Row>(
    `${SELECT} where package_order.id in (${SHOWN}) order by package_order.id desc`,
    [accountId],
  );
  return rows.map(orderOf).map(shownOrder);
};

export const orderNumbered = async (client: Connection, number: string): Promise<StoredOrder | undefined> => {
  const { rows } = await client.query<Row>(`${SELECT} where package_order.number = $1`, [number]);
  return rows.map(orderOf)[0];
};

/** Locked until the end of the transaction. */
export const lockOrder = async (client: PoolClient, number: string): Promise<StoredOrder | undefined> => {
  await client.query('select from package_order where number = $1 for no key update', [number]);
  return orderNumbered(client, number);
};

/** Those that wait for the operator, oldest first: for a price, for money, for an invoice; or the newest of all. */
export const ordersToMind = async (
  client: Connection,
  { all, most }: { readonly all: boolean; readonly most: number },
): Promise<readonly StoredOrder[]> => {
  const waiting = `
    (paid_at is null and cancelled_at is null and expires_at > now()) or (kind is not null and issued_at is null)`;
  const { rows } = await client.query<Row>(
    `${SELECT} ${all ? 'order by package_order.id desc' : `where ${waiting} order by package_order.id`} limit $1`,
    [most],
  );
  return rows.map(orderOf);
};

/** Of these accounts those who have paid an order so many days ago or more. */
export const payersAmong = async (
  client: Connection,
  accountIds: readonly string[],
  daysAgo: number,
): Promise<readonly string[]> => {
  const { rows } = await client.query<{ accountId: string }>(
    `select distinct account_id::text as "accountId" from package_order
     where account_id = any($1::bigint[]) and paid_at <= now() - make_interval(days => $2)`,
    [accountIds, daysAgo],
  );
  return rows.map(({ accountId }) => accountId);
};
