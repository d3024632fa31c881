import { randomUUID } from 'node:crypto';
import type { Order, Overview } from '#features/orders/contract';
import { TOO_MANY_TODAY } from '#features/orders/server/orders';
import { codes } from '#src/contract/codes';
import { testApp } from '#tests/support/app';

const app = testApp({ purchase: { prices: { personal: [1_980] }, isSample: false } });
const { db } = app;

const headersOf = async () => ({
  accesstoken: await app.tokenOf('member'),
  'idempotency-key': randomUUID(),
});
const place = async () =>
  (
    await app.ask<Order>({
      method: 'POST',
      url: '/pb/order/place',
      headers: await headersOf(),
      payload: { packageCode: 'personal', years: 1 },
    })
  ).envelope;
const shown = async () =>
  (await app.ask<Overview>({ url: '/pb/order/overview', headers: await headersOf() })).envelope.data.orders;
/** As if they had been placed and cancelled before. */
const cancelled = (count: number, ago: string) =>
  db.pool.query(
    `insert into package_order (number, account_id, package_code, package_name, years, amount, placed_at, cancelled_at)
     select 'DD' || $2 || at, account.id, 'personal', '个人版', 1, 198000, now() - $2::interval, now()
     from account, generate_series(1, $1) at where username = 'member'`,
    [count, ago],
  );

afterEach(() => db.pool.query('truncate package_order cascade'));

test('twenty orders are placed within a day, those that were cancelled included', async () => {
  await cancelled(30, '25 hours');
  await cancelled(19, '1 hour');
  expect(await place()).toMatchObject({ statusCode: codes.ok });
  expect(await place()).toMatchObject({ statusCode: codes.conflict, businessMsg: TOO_MANY_TODAY });
});

test('orders that were cancelled keep none that waits for its money out of sight', async () => {
  const { number } = (await place()).data;
  await cancelled(150, '25 hours');
  const orders = await shown();
  expect(orders).toHaveLength(100);
  expect(orders.at(-1)).toMatchObject({ number, state: 'unpaid' });
});
