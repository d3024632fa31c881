import { randomUUID } from 'node:crypto';
import type { Order, Overview } from '#features/orders/contract';
import { runOrders } from '#src/cli/orders/run';
import { runInTest } from '#tests/src/cli/run-in-test';
import { testApp } from '#tests/support/app';

const prices = { personal: [1_980, 3_560.5], team: [9_800] };
export const account = { holder: '某站', bank: '某银行', number: '0200' };
export const invoice = {
  kind: 'special',
  title: '某咨询公司',
  taxNumber: '91110000600037341L',
  email: 'a@b.cn',
  address: '样例路 1 号',
  phone: '010-12345678',
  bank: '样例银行',
  bankAccount: '0200 0000',
};

/** Members who order and an operator who minds it. */
export const ordersApp = () => {
  const app = testApp({ purchase: { prices, account, isSample: false } });
  const { db } = app;
  const orders = (...args: readonly string[]) => runInTest(runOrders, args, { DATABASE_URL: db.url });

  const headersOf = async (who: string) => ({
    accesstoken: await app.tokenOf(who),
    'idempotency-key': randomUUID(),
  });
  const overviewOf = async (who: string) => {
    const { envelope } = await app.ask<Overview>({
      url: '/pb/order/overview',
      headers: await headersOf(who),
    });
    return envelope.data;
  };
  const post = async (who: string, url: string, payload: object, headers: object = {}) =>
    (
      await app.ask<Order>({
        method: 'POST',
        url: `/pb/order/${url}`,
        headers: { ...(await headersOf(who)), ...headers },
        payload,
      })
    ).envelope;
  const place = async (who: string, years = 1, packageCode = 'personal') =>
    (await post(who, 'place', { packageCode, years })).data.number;
  const untilOf = async (who: string): Promise<Date | null> => {
    const { rows } = await db.pool.query<{ until: Date | null }>(
      'select vip_until as until from account where username = $1',
      [who],
    );
    return rows[0]?.until ?? null;
  };
  const vipOf = (who: string, until: string | null) =>
    db.pool.query('update account set vip_until = $2, is_trial = false where username = $1', [who, until]);
  afterEach(() => db.pool.query('truncate package_order cascade; delete from system_notice'));
  return { app, db, orders, headersOf, overviewOf, post, place, untilOf, vipOf };
};
