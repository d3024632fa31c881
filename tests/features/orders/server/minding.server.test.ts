import { giveVipYears } from '#features/auth/server/index';
import { payOrder } from '#features/orders/server/index';
import { invoice, ordersApp } from './orders-app';

const { db, orders, overviewOf, post, place, untilOf, vipOf } = ordersApp();

test('money that came late is recorded when that is said, and opens the term from that day, once', async () => {
  await vipOf('norights', null);
  const number = await place('norights');
  await db.pool.query(
    `update package_order set placed_at = now() - interval '40 days', expires_at = now() - interval '25 days'`,
  );
  const told: string[] = [];
  const ends = {
    giveVipYears,
    tellMember: async (_: unknown, __: string, title: string) => void told.push(title),
  };
  const lost = { ...ends, tellMember: () => Promise.reject(new Error('no notice')) };
  await expect(payOrder(db.database, lost, number, { isLate: true })).rejects.toThrow('no notice');
  expect([await untilOf('norights'), (await overviewOf('norights')).orders[0]?.state]).toEqual([
    null,
    'expired',
  ]);
  const fates = await Promise.all(
    Array.from({ length: 3 }, () => payOrder(db.database, ends, number, { isLate: true })),
  );
  expect(fates.filter((fate) => fate && 'order' in fate)).toHaveLength(1);
  const until = (await untilOf('norights'))!.getTime();
  expect(until - Date.now()).toBeGreaterThan(364 * 86_400_000);
  expect(until - Date.now()).toBeLessThan(367 * 86_400_000);
  expect((await overviewOf('norights')).orders[0]).toMatchObject({ state: 'open' });
  expect(await orders('paid', number, '--late')).toMatchObject({ complained: '订单早已开通，没有改动。' });
  await vipOf('norights', null);
});

test('an order that lapsed without a price has nothing that could have been paid', async () => {
  const number = await place('member', 1, 'enterprise');
  await db.pool.query(`update package_order set expires_at = now() - interval '1 second'`);
  expect(await orders('paid', number, '--late')).toMatchObject({
    code: 2,
    complained: '订单过期前没有报价，没有改动；请会员重新下单。',
  });
});

test('a price and an invoice that stand are replaced only when that is said', async () => {
  await vipOf('norights', null);
  const number = await place('norights');
  expect(await orders('quote', number, '100')).toMatchObject({
    code: 2,
    complained: '订单现在的价格是 1980.00 元，没有改动；要改价请加 --replace。',
  });
  expect((await overviewOf('norights')).orders[0]).toMatchObject({ price: 1_980 });
  expect(await orders('quote', number, '100', '--replace')).toMatchObject({ code: 0 });
  await orders('paid', number);
  await post('norights', 'requestInvoice', { number, ...invoice });
  expect(await orders('invoice', number, '--no', '111111')).toMatchObject({ code: 0 });
  expect(await orders('invoice', number, '--no', '222222')).toMatchObject({
    code: 2,
    complained: '已登记发票 111111，没有改动；换开请加 --replace。',
  });
  expect(await orders('invoice', number, '--no', '222222', '--replace')).toMatchObject({ code: 0 });
  expect((await overviewOf('norights')).orders[0]).toMatchObject({
    price: 100,
    invoice: { number: '222222' },
  });
  await vipOf('norights', null);
});

test.each(['某\n公司', '某\t公司', '某\u202e公司'])(
  'a title with signs that are not seen is refused with words (%j)',
  async (title) => {
    expect(
      await post('member', 'requestInvoice', { number: 'DD20261126-ABCDEF', ...invoice, title }),
    ).toMatchObject({ statusCode: 400, businessMsg: '发票抬头不能含换行、制表符等控制字符' });
  },
);
