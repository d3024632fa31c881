import { listActivities, reconcile } from '#features/activities/server/index';
import { movePoints } from '#features/activities/server/ledger/move-points';
import type { PointsKind } from '#features/activities/rules/earning';
import { TODAY } from '#infra/server/postgres/today';
import { activitiesUnderTest } from './members';

const { db, aMemberWith } = activitiesUnderTest();
let account = '';
const run = (sql: string) => db.pool.query(sql.replaceAll('$me', account));
const moves = (kind: PointsKind, points: number, ref: string) => () =>
  db.database.transaction((client) => movePoints(client, { accountId: account, points, kind, ref }));
const draws = (number: number, given: string, more: { paidBy?: string; activity?: string } = {}) =>
  `insert into draw (activity, account_id, number, season, day, paid_by, odds_id, drawn, given, state)
   values ('${more.activity ?? 'raffle'}', $me, ${number}, 1, ${TODAY}, '${more.paidBy ?? 'daily'}', 'test', '${given}', '${given}', 'given')`;
const gives = (goal: string, points: number) =>
  `insert into activity_gift (activity, account_id, goal, number, season, name, points)
   values ('giftBoxV67', $me, '${goal}', 1, 1, '${goal}', ${points})`;
const stocks = (activity: string, prize: string, remaining: number) =>
  `insert into prize_stock (activity, season, prize, total, remaining) values ('${activity}', 1, '${prize}', 5, ${remaining})`;
const orders = (number: number, product: string, state: string) =>
  `insert into product_order (account_id, number, product, cost, state) values ($me, ${number}, '${product}', 10, '${state}')`;
const pays = (number: number) => moves('exchange', -10, `order ${number}`);
const gets = (kind: string, source: string) =>
  `insert into coupon (account_id, kind, code, source, ends_on) values ($me, '${kind}', '${source}', '${source}', ${TODAY})`;
const all =
  (...steps: Step[]) =>
  async () => {
    for (const step of steps) await does(step);
  };
const balanceBy = (more: number) =>
  `update points_holder set balance = balance + ${more} where account_id = $me`;
const lotBy = (more: number) =>
  `update points_lot set remaining = remaining + ${more}
   where movement_id = (select min(movement_id) from points_lot l join points_holder h on h.id = l.holder_id where account_id = $me)`;

beforeAll(async () => {
  account = (await aMemberWith(100)).accountId;
  await run(`insert into draw_odds (id, activity, odds) values ('test', 'raffle', '{}')`);
});
let before = '0';
beforeEach(async () => {
  await run(`update activity set state = 'running', why = ''`);
  const { rows } = await db.pool.query<{ last: string }>(
    'select coalesce(max(id), 0)::text as last from audit',
  );
  before = rows[0]!.last;
});

type Step = string | (() => Promise<unknown>);
const does = (step: Step) => (typeof step === 'string' ? run(step) : step());
const pausedOf = async () =>
  (await listActivities(db.pool)).filter(({ state }) => state === 'paused').map(({ key }) => key);

const auditedOf = async () =>
  (
    await db.pool.query<{ object: string }>(
      `select object from audit where event = 'activity.paused-by-books' and id > $1`,
      [before],
    )
  ).rows
    .map(({ object }) => object)
    .sort();

/** What is amiss, what makes it whole again, and what is told meanwhile. The sums of a row include those before it. */
const FAULTS: readonly (readonly [
  name: string,
  amiss: Step,
  mended: Step,
  activity: string,
  said: string,
])[] = [
  [
    'a balance that the movements do not give',
    balanceBy(1),
    balanceBy(-1),
    'points',
    '会员 $me 的余额 101，流水 100，批次 100',
  ],
  [
    'a balance below what was moved',
    balanceBy(-1),
    balanceBy(1),
    'points',
    '会员 $me 的余额 99，流水 100，批次 100',
  ],
  [
    'lots that do not give the balance',
    lotBy(-1),
    lotBy(1),
    'points',
    '会员 $me 的余额 100，流水 100，批次 99',
  ],
  [
    'a balance and lots alike beyond what was moved',
    () => Promise.all([run(balanceBy(1)), run(lotBy(1))]),
    () => Promise.all([run(balanceBy(-1)), run(lotBy(-1))]),
    'points',
    '会员 $me 的余额 101，流水 100，批次 101',
  ],
  [
    'a prize taken from the stock that nobody has drawn',
    stocks('raffle', 'vip7', 4),
    draws(1, 'vip7'),
    'raffle',
    '第 1 季 vip7 出库 1，中奖 0',
  ],
  [
    'a prize that was drawn and not taken from the stock',
    draws(2, 'vip7'),
    `update prize_stock set remaining = remaining - 1 where prize = 'vip7'`,
    'raffle',
    '第 1 季 vip7 出库 1，中奖 2',
  ],
  [
    'a gift taken from the stock that nobody was given',
    stocks('giftBoxV67', 'secret', 4),
    gives('secret', 0),
    'giftBoxV67',
    '第 1 季 secret 出库 1，中奖 0',
  ],
  [
    'a draw paid by points without its movement',
    draws(3, 'vip365', { paidBy: 'points' }),
    moves('draw', -50, 'raffle 3'),
    'raffle',
    '会员 $me 的第 3 次抽奖（vip365）应扣 50 积分，扣了 0',
  ],
  [
    'a payment for a draw without the draw',
    moves('draw', -50, 'raffle 4'),
    draws(4, 'vip365', { paidBy: 'points' }),
    'points',
    '会员 $me 的抽奖扣款 50 积分（raffle 4）没有对应的抽奖',
  ],
  [
    'a draw of points that were not booked',
    draws(5, 'points20'),
    moves('prize', 20, 'raffle 5'),
    'raffle',
    '会员 $me 的第 5 次抽奖（points20）应发 20 积分，入账 0',
  ],
  [
    'points of a prize without their draw',
    moves('prize', 50, 'raffle 6'),
    draws(6, 'points50'),
    'points',
    '会员 $me 的抽奖所得 50 积分（raffle 6）没有对应的抽奖',
  ],
  [
    'points booked for a draw of another prize',
    async () => {
      await moves('prize', 5, 'giftBoxV55 1')();
      await run(draws(1, 'points20', { activity: 'giftBoxV55' }));
    },
    `update draw set given = 'points5' where activity = 'giftBoxV55'`,
    'giftBoxV55',
    '会员 $me 的第 1 次抽奖（points20）应发 20 积分，入账 5',
  ],
  [
    'a draw of a coupon that was not given',
    draws(7, 'export'),
    `insert into coupon (account_id, kind, code, source, ends_on) values ($me, 'exportRows', 'TEST', 'raffle 7', ${TODAY})`,
    'raffle',
    '会员 $me 的 export（raffle 7）没有发券',
  ],
  [
    'points of a campaign without their cause',
    moves('campaign', 88, 'giftBoxV67 points 1'),
    gives('points', 88),
    'points',
    '会员 $me 的主题活动 88 积分（giftBoxV67 points 1）没有来由',
  ],
  [
    'a gift of points without its movement',
    gives('more', 12),
    moves('campaign', 12, 'giftBoxV67 more 1'),
    'points',
    '会员 $me 的主题活动礼（giftBoxV67 more 1）应发 12 积分，入账 0',
  ],
  [
    'points of a check-in on a day without one',
    moves('checkIn', 5, '2026-11-02'),
    `insert into attendance (account_id, day) values ($me, '2026-11-02')`,
    'points',
    '会员 $me 的每日签到 5 积分（2026-11-02）没有来由',
  ],
  [
    'the price of a day that was not made up for',
    moves('makeUp', -5, '2026-11-03'),
    `insert into attendance (account_id, day, is_made_up) values ($me, '2026-11-03', true)`,
    'points',
    '会员 $me 的补签 5 积分（2026-11-03）没有来由',
  ],
  [
    'points of a guide that was not completed',
    moves('guide', 20, 'labor'),
    `insert into deed (account_id, deed, ref, rewarded_at) values ($me, 'guideCompleted', 'labor', now())`,
    'points',
    '会员 $me 的完成引导 20 积分（labor）没有来由',
  ],
  [
    'goods taken from the stock that nobody ordered',
    `insert into product_stock (product, total, remaining) values ('cup', 100, 99)`,
    all(orders(1, 'cup', 'ordered'), pays(1)),
    'mall',
    'cup 出库 1，订单 0',
  ],
  [
    'an order that was not taken from the stock',
    all(orders(2, 'cup', 'sent'), pays(2)),
    `update product_stock set remaining = remaining - 1 where product = 'cup'`,
    'mall',
    'cup 出库 1，订单 2',
  ],
  [
    'an order that came back and was not put into the stock',
    all(`update product_order set state = 'returned' where number = 1`, moves('returned', 10, 'order 1')),
    `update product_stock set remaining = remaining + 1 where product = 'cup'`,
    'mall',
    'cup 出库 2，订单 1',
  ],
  [
    'an order that was not paid',
    orders(3, 'vip1', 'given'),
    pays(3),
    'mall',
    '会员 $me 的第 3 个订单（vip1）应扣 10 积分，扣了 0',
  ],
  [
    'a payment without its order',
    pays(4),
    orders(4, 'vip1', 'given'),
    'mall',
    '会员 $me 的兑换流水 10 积分（order 4）没有对应的订单',
  ],
  [
    'points that came back for an order that did not',
    moves('returned', 10, 'order 4'),
    `update product_order set state = 'returned' where number = 4`,
    'mall',
    '会员 $me 的第 4 个订单（vip1）应退 0 积分，退了 10',
  ],
  [
    'an order of a coupon that was not given',
    all(orders(5, 'off50', 'given'), pays(5)),
    gets('off50', 'order 5'),
    'mall',
    '会员 $me 的 off50（order 5）没有发券',
  ],
  [
    'a coupon that was given for nothing',
    gets('exportRows', 'order 6'),
    all(orders(6, 'export', 'given'), pays(6)),
    'mall',
    '会员 $me 的券 exportRows（order 6）没有对应的抽奖、订单或赠礼',
  ],
  [
    'a gift of a coupon that was not given',
    `insert into activity_gift (activity, account_id, goal, number, season, name, coupon)
     values ('giftBoxV67', $me, 'coupon', 1, 1, '导出券', 'exportRows')`,
    gets('exportRows', 'giftBoxV67 coupon 1'),
    'giftBoxV67',
    '会员 $me 的 导出券（giftBoxV67 coupon 1）没有发券',
  ],
  [
    'a draw by a chance that is still there',
    draws(2, 'vip365', { paidBy: 'chance', activity: 'giftBoxV55' }),
    `insert into draw_chance (account_id, activity, source, used_at) values ($me, 'giftBoxV55', 'test', now())`,
    'giftBoxV55',
    '会员 $me 用机会抽奖 1 次，用掉机会 0 次',
  ],
  [
    'a chance that was used for nothing',
    `insert into draw_chance (account_id, activity, source, used_at) values ($me, 'giftBoxV55', 'more', now())`,
    draws(3, 'vip365', { paidBy: 'chance', activity: 'giftBoxV55' }),
    'giftBoxV55',
    '会员 $me 用机会抽奖 1 次，用掉机会 2 次',
  ],
];

test.each(FAULTS)('the books tell of %s, until it is mended', async (_, amiss, mended, activity, said) => {
  expect(await reconcile(db.pool)).toEqual([]);
  await does(amiss);
  expect(await reconcile(db.pool)).toEqual([{ activity, text: said.replaceAll('$me', account) }]);
  const all = (await listActivities(db.pool)).map(({ key }) => key);
  const paused = activity === 'points' ? all : [activity];
  expect(await pausedOf()).toEqual(paused);
  expect(await auditedOf()).toEqual([...paused].sort());
  await does(mended);
  expect(await reconcile(db.pool)).toEqual([]);
});
