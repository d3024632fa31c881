import { randomUUID } from 'node:crypto';
import { giveVipYears } from '#features/auth/server/index';
import type { Order } from '#features/orders/contract';
import { DAYS_TO_PAY, payOrder } from '#features/orders/server/index';
import { ISSUED, NO_ORDER, NOT_CANCELLED, NOT_PAID, TOO_MANY } from '#features/orders/server/orders';
import { account, invoice, ordersApp } from './orders-app';

const { app, db, orders, headersOf, overviewOf, post, place, untilOf, vipOf } = ordersApp();

test('packages come with the terms the operator has priced, the others to be asked for', async () => {
  const { packages, payee, isSample } = await overviewOf('member');
  expect(packages.map(({ code, terms }) => [code, terms.map(({ price }) => price)])).toEqual([
    ['personal', [1_980, 3_560.5]],
    ['team', [9_800]],
    ['enterprise', [null, null, null]],
  ]);
  expect({ payee, isSample }).toEqual({ payee: account, isSample: false });
});

test('an order is placed once however often it is sent, with the price of its day', async () => {
  const key = { 'idempotency-key': randomUUID() };
  const accesstoken = await app.tokenOf('member');
  const sent = () =>
    app.ask<Order>({
      method: 'POST',
      url: '/pb/order/place',
      headers: { accesstoken, ...key },
      payload: { packageCode: 'personal', years: 2 },
    });
  const [first, second] = await Promise.all([sent(), sent()]);
  expect(first.envelope.data).toMatchObject({ state: 'unpaid', price: 3_560.5, years: 2 });
  expect(first.envelope.data.number).toMatch(/^DD\d{8}-[2-9A-Z]{6}$/);
  expect(second.envelope.data).toEqual(first.envelope.data);
  expect((await overviewOf('member')).orders).toHaveLength(1);
  expect(await post('member', 'place', { packageCode: 'team', years: 2 })).toMatchObject({ statusCode: 440 });
});

test('of ten orders at once five wait for their money', async () => {
  const accesstoken = await app.tokenOf('member');
  const told = await Promise.all(
    Array.from({ length: 10 }, () =>
      app.ask({
        method: 'POST',
        url: '/pb/order/place',
        headers: { accesstoken, 'idempotency-key': randomUUID() },
        payload: { packageCode: 'team', years: 1 },
      }),
    ),
  );
  const refused = told.filter(({ envelope }) => envelope.statusCode !== 200);
  expect(refused).toHaveLength(5);
  expect(refused[0]?.envelope.businessMsg).toBe(TOO_MANY);
});

test('what was paid opens the membership until the end of that day, and a renewal begins where it ends', async () => {
  await vipOf('norights', null);
  const first = await place('norights');
  expect(await orders('paid', first)).toMatchObject({ code: 0, said: expect.stringContaining('已开通') });
  const year = 365 * 86_400_000;
  const opened = (await untilOf('norights'))!;
  expect(opened.getTime() - Date.now()).toBeGreaterThanOrEqual(year - 1_000);
  expect(opened.getTime() - Date.now()).toBeLessThan(year + 2 * 86_400_000);
  expect(opened.toISOString()).toMatch(/T15:59:59/);
  const { orders: own, membership } = await overviewOf('norights');
  expect(own[0]).toMatchObject({ state: 'open', opensUntil: opened.toISOString() });
  expect(membership).toMatchObject({ until: opened.toISOString(), isOver: false, isTrial: false });
  // Whoever is logged in has it with the next call.
  const { envelope } = await app.ask<{ vipStatus: boolean }>({
    method: 'POST',
    url: '/pb/api/web/usr',
    headers: await headersOf('norights'),
    payload: {},
  });
  expect(envelope.data).toMatchObject({ vipStatus: true });

  const second = await place('norights', 2);
  await orders('paid', second);
  const renewed = (await untilOf('norights'))!;
  expect(renewed.getUTCFullYear()).toBe(opened.getUTCFullYear() + 2);
  expect(renewed.toISOString().slice(5)).toBe(opened.toISOString().slice(5));
  expect((await overviewOf('norights')).orders[0]).toMatchObject({ opensAt: opened.toISOString() });
  const { rows } = await db.pool.query(`select title from system_notice order by id`);
  expect(rows).toEqual([first, second].map((number) => ({ title: `订单 ${number} 已到账，会员已开通` })));
  await vipOf('norights', null);
});

test('a term that has lapsed begins anew, today', async () => {
  await vipOf('norights', '2020-02-29T00:00:00Z');
  await orders('paid', await place('norights'));
  expect((await untilOf('norights'))!.getTime()).toBeGreaterThan(Date.now() + 364 * 86_400_000);
  await vipOf('norights', null);
});

test('two confirmations at once open one term', async () => {
  await vipOf('norights', null);
  const number = await place('norights');
  const told: string[] = [];
  const ends = {
    giveVipYears,
    tellMember: async (_: unknown, __: string, title: string) => void told.push(title),
  };
  const fates = await Promise.all(Array.from({ length: 4 }, () => payOrder(db.database, ends, number)));
  expect(fates.filter((fate) => fate && 'order' in fate)).toHaveLength(1);
  expect(told).toHaveLength(1);
  expect((await untilOf('norights'))!.getTime()).toBeLessThan(Date.now() + 367 * 86_400_000);
  expect(await orders('paid', number)).toMatchObject({ code: 2, complained: '订单早已开通，没有改动。' });
  await vipOf('norights', null);
});

test('an order without a price is answered with one, and only then paid', async () => {
  const number = await place('member', 3, 'enterprise');
  expect((await overviewOf('member')).orders[0]).toMatchObject({ state: 'unpriced', price: null });
  expect(await orders('paid', number)).toMatchObject({ code: 2, complained: '订单还没有报价，没有改动。' });
  expect(await orders('quote', number, '60000.5')).toMatchObject({ code: 0 });
  expect((await overviewOf('member')).orders[0]).toMatchObject({ state: 'unpaid', price: 60_000.5 });
  expect((await orders('list')).said).toMatch(
    new RegExp(`${number} +member +企业版 +3 年 +60000.50 元 +待付款`),
  );
});

/** Whole days from now to the end of the only order's time, rounded. */
const daysLeft = async () => {
  const { rows } = await db.pool.query<{ days: number }>(
    'select round(extract(epoch from expires_at - now()) / 86400)::int as days from package_order',
  );
  return rows[0]?.days;
};

test('a price begins the days to pay in anew, as the usage says', async () => {
  const number = await place('member', 3, 'enterprise');
  await db.pool.query(
    `update package_order set placed_at = now() - interval '10 days', expires_at = now() + interval '2 days'`,
  );
  expect(await orders('quote', number, '60000')).toMatchObject({ code: 0 });
  expect(await daysLeft()).toBe(DAYS_TO_PAY);
  expect((await orders()).complained).toContain(`付款期限从今天重新算 ${DAYS_TO_PAY} 天；`);
});

test('the days to pay in without money, and the order has lapsed', async () => {
  const number = await place('member');
  expect(await daysLeft()).toBe(DAYS_TO_PAY);
  await db.pool.query(`update package_order set expires_at = now() - interval '1 second'`);
  expect((await overviewOf('member')).orders[0]).toMatchObject({ state: 'expired' });
  expect(await orders('paid', number)).toMatchObject({
    code: 2,
    complained: '订单已过期，没有改动；款项是过期后到的，请加 --late 登记。',
  });
  expect(await post('member', 'cancel', { number })).toMatchObject({ businessMsg: NOT_CANCELLED });
});

test('what is not paid is cancelled by its member, and what another ordered is not there', async () => {
  const number = await place('member');
  for (const [url, more] of [
    ['cancel', {}],
    [
      'requestInvoice',
      {
        kind: 'normal',
        title: '甲',
        taxNumber: '',
        email: 'a@b.cn',
        address: '',
        phone: '',
        bank: '',
        bankAccount: '',
      },
    ],
  ] as const)
    expect(await post('vip', url, { number, ...more })).toMatchObject({
      statusCode: 440,
      businessMsg: NO_ORDER,
    });
  expect((await overviewOf('vip')).orders).toEqual([]);
  expect(await post('member', 'cancel', { number })).toMatchObject({ data: { state: 'cancelled' } });
  expect(await orders('paid', number)).toMatchObject({ code: 2, complained: '订单已取消，没有改动。' });
  expect(await post('member', 'cancel', { number })).toMatchObject({ businessMsg: NOT_CANCELLED });
});

test('an invoice is asked for once the money has come, corrected until it is issued, and shown with its number', async () => {
  await vipOf('norights', null);
  const number = await place('norights');
  const request = (more: object = {}) => post('norights', 'requestInvoice', { number, ...invoice, ...more });
  expect(await request()).toMatchObject({ businessMsg: NOT_PAID });
  await orders('paid', number);
  expect(await orders('invoice', number, '--no', '24312000000012345678')).toMatchObject({ code: 2 });
  expect(await request({ taxNumber: '91110000600037341M' })).toMatchObject({
    statusCode: 400,
    businessMsg: expect.stringContaining('校验位'),
  });
  expect(await request()).toMatchObject({ data: { invoice: { kind: 'special', number: null } } });
  expect(await request({ kind: 'normal' })).toMatchObject({
    data: { invoice: { kind: 'normal', bank: '', address: '' } },
  });
  await request();
  expect((await orders('show', number)).said).toMatch(/税号 +91110000600037341L/);
  expect((await orders('list')).said).toContain('专票待开具');
  expect(await orders('invoice', number, '--no', '24312000000012345678')).toMatchObject({ code: 0 });
  expect((await overviewOf('norights')).orders[0]?.invoice).toMatchObject({ number: '24312000000012345678' });
  expect(await request()).toMatchObject({ businessMsg: ISSUED });
  expect((await orders('list')).said).toBe('没有待处理的订单。');
  await vipOf('norights', null);
});

test('what an operator types and is not understood changes nothing', async () => {
  const number = 'DD20261126-ABCDEF';
  for (const words of [
    [],
    ['list', '1'],
    ['paid'],
    ['paid', '1'],
    ['paid', number, '1'],
    ['quote', number],
    ['quote', number, '-1'],
    ['quote', number, '1e3'],
    ['invoice', number],
    ['paid', number, '--no', '123456'],
    ['paid', number, '--replace'],
    ['quote', number, '1', '--late'],
    ['drop', number],
    ['constructor', number],
  ])
    expect(await orders(...words)).toMatchObject({ code: 2, complained: expect.stringContaining('用法') });
  expect(await orders('paid', number)).toMatchObject({ code: 1, complained: `没有订单 ${number}。` });
});

test('a visitor has no orders', async () => {
  const { envelope } = await app.ask({ url: '/pb/order/overview' });
  expect(envelope.statusCode).toBe(401);
});
