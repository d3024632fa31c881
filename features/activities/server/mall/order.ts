import type { Pool, PoolClient } from 'pg';
import { codes } from '#src/contract/codes';
import { ApiError } from '#infra/server/http/api-error';
import type { effect } from '#src/contract/drawn';
import { closedText } from '#src/contract/standing';
import { TODAY } from '#infra/server/postgres/today';
import type { Ordered } from '../../contract/mall';
import type { Receiver } from '#src/contract/receiver';
import { PRODUCTS, type Product } from '../../rules/products';
import { giveReward, type RewardEnds } from '../give-reward';
import { holdPoints, movePoints, NOT_ENOUGH } from '../ledger/move-points';
import { keepReport, type ReportEnds } from '../reports/keep-report';
import { activityNamed, runningActivity } from '../running';

const NO_PRODUCT = '没有这件商品';
export const SOLD_OUT = '奖品已兑完';
export const LIMIT_REACHED = '已达兑换上限';
const NOT_NEXT = '兑换状态已变化，请刷新后再试';
export const RECEIVER_WANTED = '请填写收件人、电话和地址';

const OPEN_STOCK = `
  insert into product_stock (product, total, remaining)
  select product, total, total from unnest($1::text[], $2::int[]) as stock (product, total) on conflict do nothing`;
const TAKE = `
  update product_stock set remaining = remaining - 1 where product = $1 and remaining > 0`;
const SINCE = {
  month: `date_trunc('month', ${TODAY}::timestamp)::date`,
  quarter: `date_trunc('quarter', ${TODAY}::timestamp)::date`,
};
const BOUGHT = `
  select product, count(*) filter (where day >= ${SINCE.month})::int as month, count(*)::int as quarter
  from product_order where account_id = $1 and state <> 'returned' and day >= ${SINCE.quarter} group by product`;
const LAST = 'select coalesce(max(number), 0)::int as last from product_order where account_id = $1';
const FORMER = `
  select number, product, state, (
    select project_id from report where account_id = $1 and order_number = $2) as "projectId"
  from product_order where account_id = $1 and number = $2`;
const KEEP = `
  insert into product_order (account_id, number, product, cost, state, receiver) values ($1, $2, $3, $4, $5, $6)`;
const STOCK = 'select product, total, remaining from product_stock';

export const productNamed = (id: string): Product => {
  const product = PRODUCTS.find((one) => one.id === id);
  if (!product) throw new ApiError(codes.notFound, NO_PRODUCT);
  return product;
};

/** What is stocked for the first time is stocked in full. */
const openStock = async (client: Pool | PoolClient): Promise<void> => {
  const stocked = PRODUCTS.flatMap(({ id, stock }) => (stock === undefined ? [] : [{ id, stock }]));
  await client.query(OPEN_STOCK, [stocked.map(({ id }) => id), stocked.map(({ stock }) => stock)]);
};

type Bought = { readonly product: string } & Readonly<Record<keyof typeof SINCE, number>>;

/** Of this month and this quarter. */
const boughtBy = async (client: Pool | PoolClient, accountId: string): Promise<readonly Bought[]> =>
  (await client.query<Bought>(BOUGHT, [accountId])).rows;

const isLimitReached = ({ id, limit }: Product, bought: readonly Bought[]): boolean => {
  if (!limit) return false;
  const times = bought.find(({ product }) => product === id)?.[limit.per] ?? 0;
  return times >= limit.count;
};

const lastNumber = async (client: Pool | PoolClient, accountId: string): Promise<number> =>
  (await client.query<{ last: number }>(LAST, [accountId])).rows[0]?.last ?? 0;

const stockOf = async (pool: Pool): Promise<ReadonlyMap<string, number>> => {
  await openStock(pool);
  const { rows } = await pool.query<{ product: string; remaining: number }>(STOCK);
  return new Map(rows.map(({ product, remaining }) => [product, remaining]));
};

/** Every product with why this member cannot have it now, if so, and the number of their next order. */
export const productsFor = async (pool: Pool, accountId: string, balance: number) => {
  const closed = closedText(await activityNamed(pool, 'mall'));
  const stock = await stockOf(pool);
  const bought = await boughtBy(pool, accountId);
  const products = [];
  for (const product of PRODUCTS) {
    const { id, name, about, cost, limit, reward } = product;
    const remaining = stock.get(id) ?? null;
    const refusal = (() => {
      if (closed !== undefined) return closed;
      if (remaining === 0) return SOLD_OUT;
      if (isLimitReached(product, bought)) return LIMIT_REACHED;
      return balance < cost ? NOT_ENOUGH : null;
    })();
    products.push({
      id,
      name,
      about,
      cost,
      limit: limit ?? null,
      remaining,
      isSent: reward.kind === 'goods',
      isReport: reward.kind === 'report',
      refusal,
    });
  }
  return { products, nextNumber: (await lastNumber(pool, accountId)) + 1, totalPoints: balance };
};

interface OrderAsked {
  readonly accountId: string;
  readonly number: number;
  readonly product: string;
  readonly receiver: Receiver | undefined;
  readonly projectId: string | undefined;
}

/** One order, in one transaction; asked for one that was made, it answers that one, and refuses another by its number. */
export const orderProduct = async (
  client: PoolClient,
  ends: RewardEnds & Pick<ReportEnds, 'compose'>,
  asked: OrderAsked,
): Promise<Ordered> => {
  const { accountId, number } = asked;
  const product = productNamed(asked.product);
  await holdPoints(client, accountId);
  const isVip = product.reward.kind === 'vip';
  const { rows } = await client.query<Omit<Ordered, keyof typeof effect> & { projectId: string | null }>(
    FORMER,
    [accountId, number],
  );
  if (rows[0]) {
    const { projectId, ...former } = rows[0];
    const isOther = former.product !== product.id || (projectId !== null && projectId !== asked.projectId);
    // Told by the number of something else, it would seem to have been given.
    if (isOther) throw new ApiError(codes.conflict, NOT_NEXT);
    return { ...former, isFormer: true, isVip };
  }
  await runningActivity(client, 'mall');
  if (number !== (await lastNumber(client, accountId)) + 1) throw new ApiError(codes.conflict, NOT_NEXT);
  const isSent = product.reward.kind === 'goods';
  if (isSent && !asked.receiver) throw new ApiError(codes.badRequest, RECEIVER_WANTED);
  if (isLimitReached(product, await boughtBy(client, accountId)))
    throw new ApiError(codes.conflict, LIMIT_REACHED);
  const source = `order ${number}`;
  await movePoints(client, { accountId, points: -product.cost, kind: 'exchange', ref: source });
  await openStock(client);
  if (product.stock !== undefined && !(await client.query(TAKE, [product.id])).rowCount)
    throw new ApiError(codes.conflict, SOLD_OUT);
  const state = isSent ? 'ordered' : 'given';
  const receiver = isSent ? JSON.stringify(asked.receiver) : null;
  await client.query(KEEP, [accountId, number, product.id, product.cost, state, receiver]);
  if (product.reward.kind === 'report') await keepReport(client, ends, asked);
  await giveReward(client, ends, { accountId, reward: product.reward, source, kind: 'prize' });
  return { number, product: product.id, state, isFormer: false, isVip };
};
