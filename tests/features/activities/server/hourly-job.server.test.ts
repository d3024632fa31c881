import {
  listActivities,
  markSent,
  parcelsToSend,
  recordDeed,
  reconcile,
  stepActivity,
} from '#features/activities/server/index';
import { movePoints, NOT_ENOUGH } from '#features/activities/server/ledger/move-points';
import { runHourlyJob } from '#features/activities/server/hourly-job';
import {
  activitiesCall,
  claimCall,
  drawCall,
  exchangeCall,
  pointsCall,
  productsCall,
} from '#features/activities/contract/index';
import { activitiesUnderTest, faultsOf } from './members';

const { db, ask, askOnce, aMemberWith } = activitiesUnderTest();
const tellMember = jest.fn<Promise<void>, [unknown, string, { readonly title: string }]>(() =>
  Promise.resolve(),
);
const report = jest.fn();
const night = () => runHourlyJob({ pool: db.pool, tellMember, report });
const stateOf = async (key: string) =>
  (await listActivities(db.pool)).find((activity) => activity.key === key)?.state;
const lotsEnd = (accountId: string, when: string) =>
  db.pool.query(
    `update points_lot set expires_on = (now() at time zone 'Asia/Shanghai')::date + $2::int
     where holder_id = (select id from points_holder where account_id = $1)`,
    [accountId, when],
  );
const receiver = { name: '王工', mobile: '13800000001', address: '武汉市某路 1 号' };

afterEach(() => jest.clearAllMocks());

test('points that have expired are gone once, and were announced 30 and 7 days before, once each', async () => {
  const identity = await aMemberWith(80);
  for (const days of ['31', '30', '8', '7']) {
    await lotsEnd(identity.accountId, days);
    await night();
    await night();
  }
  const told = tellMember.mock.calls.map(([, accountId, { title }]) => [accountId, ...title.split('，')]);
  expect(told).toEqual([
    [identity.accountId, expect.stringMatching(/^您有 80 积分将于 \d{4}-\d\d-\d\d 到期$/), '还有 30 天'],
    [identity.accountId, expect.stringMatching(/^您有 80 积分将于 /), '还有 8 天'],
    [identity.accountId, expect.any(String), '还有 7 天'],
  ]);
  await lotsEnd(identity.accountId, '-1');
  await night();
  await night();
  expect(await ask(pointsCall, { identity })).toMatchObject({ totalPoints: 0, expiring: null });
  expect(await faultsOf(db.pool)).toEqual([]);
});

test('points past their day are neither shown nor spent before the hourly job has moved them', async () => {
  const identity = await aMemberWith(80);
  await lotsEnd(identity.accountId, '-1');
  const gain = { accountId: identity.accountId, points: 60, kind: 'invite', ref: 'newer' } as const;
  await db.database.transaction((client) => movePoints(client, gain));
  expect(await ask(pointsCall, { identity })).toMatchObject({ totalPoints: 60, expiring: { points: 60 } });
  const spend = (points: number, ref: string) =>
    db.database.transaction((client) =>
      movePoints(client, { accountId: identity.accountId, points: -points, kind: 'makeUp', ref }),
    );
  await expect(spend(61, '2026-01-02')).rejects.toThrow(NOT_ENOUGH);
  await db.pool.query(
    `insert into attendance (account_id, day, is_made_up) values ($1, '2026-01-02', true)`,
    [identity.accountId],
  );
  expect((await spend(50, '2026-01-02')).balance).toBe(10);
  await night();
  expect(await ask(pointsCall, { identity })).toMatchObject({ totalPoints: 10 });
  expect(await faultsOf(db.pool)).toEqual([]);
});

test('at the end of a year everybody’s points expire in one night', async () => {
  await db.pool.query(`
    with member as (
      insert into account (username, password_hash, global_id)
      select 'crowd' || n, '', 'g-crowd' || n from generate_series(1, 450) as n returning id
    ), holder as (
      insert into points_holder (account_id, balance) select id, 5 from member returning id
    ), moved as (
      insert into points_movement (key, kind, ref, from_holder, to_holder, points, balance)
      select 'crowd ' || holder.id, 'invite', 'crowd', house.id, holder.id, 5, 5
      from holder cross join points_holder house where house.house = 'issued' returning id, to_holder
    )
    insert into points_lot (movement_id, holder_id, remaining, expires_on)
    select id, to_holder, 5, (now() at time zone 'Asia/Shanghai')::date - 1 from moved`);
  await night();
  const { rows } = await db.pool.query(`
    select count(*)::int as open from points_lot
    where remaining > 0 and expires_on < (now() at time zone 'Asia/Shanghai')::date`);
  expect(rows).toEqual([{ open: 0 }]);
  expect(await faultsOf(db.pool)).toEqual([]);
});

test('a deed of a pause counts towards the limits of its own day, not of the day it is rewarded', async () => {
  const identity = await aMemberWith();
  await stepActivity(db.pool, 'points', 'pause', '盘点');
  await db.pool.query(
    `insert into deed (account_id, deed, ref, at)
     select $1, 'lessonSectionFinished', 's' || n, now() - make_interval(days => n / 6) from generate_series(0, 17) as n`,
    [identity.accountId],
  );
  expect((await ask(activitiesCall, { identity })).own).toMatchObject({
    waiting: { lessonSectionFinished: 18 },
    done: {},
  });
  // Six sections a day, of which five are rewarded.
  await stepActivity(db.pool, 'points', 'start', '');
  expect(await ask(pointsCall, { identity })).toMatchObject({ totalPoints: 45, earnedToday: 15 });
  expect((await ask(activitiesCall, { identity })).own).toMatchObject({ waiting: {} });
  expect(await faultsOf(db.pool)).toEqual([]);
});

test('deeds of a pause are all rewarded after it, however many there are', async () => {
  const { accountId } = await aMemberWith();
  await db.pool.query(
    `insert into deed (account_id, deed, ref) select $1, 'lessonSectionFinished', n::text from generate_series(1, 450) as n`,
    [accountId],
  );
  await night();
  const { rows } = await db.pool.query('select count(*)::int as waiting from deed where rewarded_at is null');
  expect(rows).toEqual([{ waiting: 0 }]);
});

test('deeds of a pause are rewarded after it', async () => {
  const identity = await aMemberWith();
  await stepActivity(db.pool, 'points', 'pause', '盘点');
  await db.database.transaction((client) =>
    recordDeed(client, { accountId: identity.accountId, deed: 'favoriteMade', ref: '1' }),
  );
  await night();
  expect(await ask(pointsCall, { identity })).toMatchObject({ totalPoints: 0 });
  await stepActivity(db.pool, 'points', 'start', '');
  expect(await ask(pointsCall, { identity })).toMatchObject({ totalPoints: 5 });
});

test('books that do not balance are told of, and stop what they belong to', async () => {
  const { accountId } = await aMemberWith(10);
  expect(await reconcile(db.pool)).toEqual([]);
  await db.pool.query('update points_holder set balance = balance + 1 where account_id = $1', [accountId]);
  await night();
  expect(report).toHaveBeenCalledTimes(1);
  expect(await stateOf('mall')).toBe('paused');
  await db.pool.query('update points_holder set balance = balance - 1 where account_id = $1', [accountId]);
  for (const key of ['points', 'attendance', 'raffle', 'mall'] as const)
    await stepActivity(db.pool, key, 'start', '');
  const buyer = await aMemberWith(8_000);
  await askOnce(exchangeCall, buyer, { body: { id: 'cup', number: 1, receiver } });
  await db.pool.query(`update product_stock set remaining = remaining - 1 where product = 'cup'`);
  expect(await reconcile(db.pool)).toMatchObject([{ activity: 'mall' }]);
  expect([await stateOf('mall'), await stateOf('raffle')]).toEqual(['paused', 'running']);
});

test('a draw that gave something else than was booked for it is found', async () => {
  const identity = await aMemberWith(50);
  const { given } = await askOnce(drawCall, identity, { body: { number: 1, by: 'points' } });
  const change = (prize: string) =>
    db.pool.query('update draw set given = $2 where account_id = $1', [identity.accountId, prize]);
  const dueOf = (id: string) => ({ points50: 50, points20: 20, points5: 5 })[id] ?? 0;
  const others = ['points50', 'points20', 'export'].filter((id) => dueOf(id) !== dueOf(given));
  for (const id of others) {
    await change(id);
    const found = (await reconcile(db.pool)).filter(({ text }) =>
      text.includes(`会员 ${identity.accountId} `),
    );
    expect(found).toContainEqual({
      activity: 'raffle',
      text: expect.stringContaining(`第 1 次抽奖（${id}）应发 ${dueOf(id)} 积分，入账 `),
    });
    const isWithoutCoupon = found.some(({ text }) => text.includes('的 export（raffle 1）没有发券'));
    expect([id, isWithoutCoupon]).toEqual([id, id === 'export']);
  }
  await change(given);
  for (const key of ['points', 'attendance', 'raffle', 'mall'] as const)
    await stepActivity(db.pool, key, 'start', '');
});

test.each([
  ['end', '', '活动已结束'],
  ['pause', '盘点', '活动暂停：盘点'],
] as const)(
  '[ACT-001] after %s of the mall its goods say why nobody can have them',
  async (step, why, said) => {
    const identity = await aMemberWith(10_000);
    await stepActivity(db.pool, 'mall', step, why);
    const { products } = await ask(productsCall, { identity });
    expect(new Set(products.map(({ refusal }) => refusal))).toEqual(new Set([said]));
    await stepActivity(db.pool, 'mall', 'start', '');
  },
);

test('what is won or exchanged waits to be sent, and is sent once', async () => {
  const identity = await aMemberWith(50);
  await askOnce(drawCall, identity, { body: { number: 1, by: 'points' } });
  await db.pool.query(`update draw set given = 'book', state = 'unclaimed' where account_id = $1`, [
    identity.accountId,
  ]);
  await askOnce(claimCall, identity, { body: { number: 1, receiver } });
  const id = `draw-raffle-${identity.accountId}-1`;
  expect(await parcelsToSend(db.pool)).toContainEqual({ id, goods: '造价工具书', ...receiver });
  const send = (parcel: string) => markSent(db.pool, { tellMember }, parcel);
  expect([await send(id), await send(id)]).toEqual([true, false]);
  expect(await send('draw-x-1')).toBe(false);
  expect(tellMember.mock.calls).toEqual([
    [expect.anything(), expect.any(String), expect.objectContaining({ title: '造价工具书 已寄出' })],
  ]);
  const { rows } = await db.pool.query(
    `select account_id::text as account, object from audit where event = 'activity.parcel-sent'`,
  );
  expect(rows).toEqual([{ account: identity.accountId, object: id }]);
});

test('an article nobody claims lapses after thirty days', async () => {
  const identity = await aMemberWith(50);
  await askOnce(drawCall, identity, { body: { number: 1, by: 'points' } });
  await db.pool.query(`update draw set state = 'unclaimed', day = day - 31 where account_id = $1`, [
    identity.accountId,
  ]);
  await night();
  await expect(askOnce(claimCall, identity, { body: { number: 1, receiver } })).rejects.toThrow('领取期已过');
});

// The last of the file: what was booked cannot be taken back, and every activity is stopped by it.
test('points booked for a draw that was never made are found', async () => {
  const { accountId } = await aMemberWith(5);
  const stray = { accountId, points: 20, kind: 'prize', ref: 'raffle 7' } as const;
  await db.database.transaction((client) => movePoints(client, stray));
  const found = (await reconcile(db.pool)).map(({ text }) => text);
  expect(found).toContain(`会员 ${accountId} 的抽奖所得 20 积分（raffle 7）没有对应的抽奖`);
});
