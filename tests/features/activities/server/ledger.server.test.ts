import { recordDeed } from '#features/activities/server/index';
import {
  expirePoints,
  movePoints,
  NOT_ENOUGH,
  returnPoints,
} from '#features/activities/server/ledger/move-points';
import { activitiesCall, pointsCall, pointsRecordsCall } from '#features/activities/contract/index';
import { fc } from '#tests/support/property';
import { activitiesUnderTest, faultsOf } from './members';

const { db, ask, aMemberWith } = activitiesUnderTest();
const move = (accountId: string, points: number, ref: string) =>
  db.database.transaction((client) =>
    movePoints(client, { accountId, points, kind: points > 0 ? 'study' : 'exchange', ref }),
  );
const tell = (accountId: string, deed: Parameters<typeof recordDeed>[1]['deed'], ref: string) =>
  db.database.transaction((client) => recordDeed(client, { accountId, deed, ref }));

afterEach(async () => expect(await faultsOf(db.pool)).toEqual([]));

test('[ACT-003] [CALL-089] the same reason moves points once, also when it is said fifty times at once', async () => {
  const identity = await aMemberWith();
  const moved = await Promise.all(Array.from({ length: 50 }, () => move(identity.accountId, 7, 'lesson')));
  expect(moved.filter(({ isFirst }) => isFirst)).toHaveLength(1);
  expect(new Set(moved.map(({ balance }) => balance))).toEqual(new Set([7]));
  expect(await ask(pointsCall, { identity })).toMatchObject({
    totalPoints: 7,
    earnedToday: 7,
    expiring: { points: 7, on: expect.stringMatching(/-12-31$/) },
  });
});

test('of many spendings at once those are done that the balance covers, and none more', async () => {
  const { accountId } = await aMemberWith(100);
  const done = await Promise.allSettled(
    Array.from({ length: 20 }, (_, n) => move(accountId, -30, String(n))),
  );
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect(done.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { businessMsg: NOT_ENOUGH },
  });
});

test('the oldest points are spent first', async () => {
  const { accountId } = await aMemberWith();
  await move(accountId, 10, 'new');
  await db.pool.query(`update points_lot set expires_on = '2027-12-31'`);
  await move(accountId, 10, 'newer');
  await db.pool.query(
    `update points_lot set expires_on = '2026-12-31' where movement_id = (select max(movement_id) from points_lot)`,
  );
  await move(accountId, -14, 'book');
  const { rows } = await db.pool.query(
    `select remaining, expires_on::text from points_lot l join points_holder h on h.id = l.holder_id
     where h.account_id = $1 order by expires_on`,
    [accountId],
  );
  expect(rows).toEqual([
    { remaining: 0, expires_on: '2026-12-31' },
    { remaining: 6, expires_on: '2027-12-31' },
  ]);
});

interface Lot {
  readonly points: number;
  /** Years from now in which it expires. */
  readonly inYears: number;
}
const lotsOf = async (accountId: string) =>
  (
    await db.pool.query<{ remaining: number; expires_on: string }>(
      `select remaining, expires_on::text from points_lot l join points_holder h on h.id = l.holder_id
       where h.account_id = $1 order by movement_id`,
      [accountId],
    )
  ).rows;
const give = (accountId: string, spentRef: string, points: number) =>
  db.database.transaction((client) =>
    returnPoints(client, { accountId, points, spent: { kind: 'exchange', ref: spentRef } }),
  );

test('whatever is spent and returned, in whatever order, lies in the lots it came from and expires with them', async () => {
  const lot = fc.record({ points: fc.integer({ min: 1, max: 50 }), inYears: fc.integer({ min: 0, max: 4 }) });
  await fc.assert(
    fc.asyncProperty(
      fc.array(lot, { minLength: 1, maxLength: 5 }),
      fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 5 }),
      fc.infiniteStream(fc.nat()),
      async (lots: readonly Lot[], costs, order) => {
        const { accountId } = await aMemberWith();
        for (const [at, { points, inYears }] of lots.entries()) {
          await move(accountId, points, `lot ${at}`);
          await db.pool.query(
            `update points_lot set expires_on = make_date(extract(year from now())::int + $1, 12, 31)
             where movement_id = (select max(movement_id) from points_lot)`,
            [inYears],
          );
        }
        const before = await lotsOf(accountId);
        const spent = new Map<string, number>();
        for (const [at, cost] of costs.entries()) {
          const done = await move(accountId, -cost, `book ${at}`).catch(() => undefined);
          if (done) spent.set(`book ${at}`, cost);
        }
        const ranks = new Map([...spent.keys()].map((ref) => [ref, order.next().value ?? 0]));
        const refs = [...spent.keys()].sort((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0));
        for (const ref of refs) await give(accountId, ref, spent.get(ref) ?? 0);
        expect(await lotsOf(accountId)).toEqual(before);
      },
    ),
    { numRuns: 25 },
  );
});

test('what is returned after its day is spent by nobody, however often', async () => {
  const { accountId } = await aMemberWith();
  await move(accountId, 10, 'old');
  for (const ref of ['cup', 'pen', 'mug']) await move(accountId, -3, ref);
  await db.pool.query(`update points_lot set expires_on = '2020-12-31'`);
  await expect(move(accountId, -1, 'before')).rejects.toThrow(NOT_ENOUGH);
  for (const ref of ['cup', 'pen', 'mug']) {
    await give(accountId, ref, 3);
    await expect(move(accountId, -1, `after ${ref}`)).rejects.toThrow(NOT_ENOUGH);
    await db.database.transaction((client) => expirePoints(client, accountId));
  }
});

test.each([
  'update points_movement set points = 1',
  'delete from points_movement',
  'truncate points_movement cascade',
])('the books are never rewritten: %s', async (statement) => {
  await aMemberWith(5);
  await expect(db.pool.query(statement)).rejects.toThrow('written once');
});

test('[CALL-090] records come by the page, newest first, with the balance after each', async () => {
  const identity = await aMemberWith();
  for (const n of [1, 2, 3]) await move(identity.accountId, n * 10, String(n));
  await move(identity.accountId, -5, 'cup');
  const page = (query: object) => ask(pointsRecordsCall, { identity, query });
  expect(await page({ pageNo: 1, pageSize: 2 })).toMatchObject({
    total: 4,
    records: [
      { kind: 'exchange', points: -5, balance: 55 },
      { kind: 'study', points: 30, balance: 60 },
    ],
  });
  expect(await page({ pageNo: 1, pageSize: 20, direction: 'spent' })).toMatchObject({ total: 1 });
});

test('[CALL-090] a record says which activity, guide or product it was, and nobody’s number', async () => {
  const identity = await aMemberWith();
  const { accountId } = identity;
  for (const [kind, points, ref] of [
    ['prize', 10, 'giftBoxV55 2'],
    ['campaign', 300, 'collectCard points300 1'],
    ['invite', 50, 'friend 4711'],
    ['guide', 20, 'labor'],
  ] as const)
    await db.database.transaction((client) => movePoints(client, { accountId, points, kind, ref }));
  await db.database.transaction(async (client) => {
    await movePoints(client, { accountId, points: -50, kind: 'draw', ref: 'raffle 1' });
    await movePoints(client, { accountId, points: -150, kind: 'exchange', ref: 'order 1' });
    await client.query(
      `insert into product_order (account_id, number, product, cost, state) values ($1, 1, 'export', 150, 'given')`,
      [accountId],
    );
  });
  const { records } = await ask(pointsRecordsCall, { identity, query: { pageNo: 1, pageSize: 20 } });
  expect(records.map(({ kind, whatFor }) => [kind, whatFor])).toEqual([
    ['exchange', '导出券×1'],
    ['draw', '幸运抽奖'],
    ['guide', '劳务分包指标怎么用'],
    ['invite', null],
    ['campaign', '集卡合成综合单价'],
    ['prize', '学习礼盒'],
  ]);
  expect(JSON.stringify(records)).not.toContain('4711');
});

test('[ACT-002] a guide gives points and a draw, once', async () => {
  const identity = await aMemberWith();
  for (const guide of ['labor', 'labor', 'policy']) await tell(identity.accountId, 'guideCompleted', guide);
  expect(await ask(activitiesCall, { identity })).toMatchObject({
    own: { totalPoints: 40, chances: 2, done: { guideCompleted: 2 } },
  });
});

test('what can be earned has a limit by deed and by day; publishing is beyond it', async () => {
  const identity = await aMemberWith();
  for (let n = 0; n < 9; n += 1) await tell(identity.accountId, 'lessonSectionFinished', String(n));
  expect(await ask(pointsCall, { identity })).toMatchObject({ totalPoints: 15 });
  for (let n = 0; n < 20; n += 1) await tell(identity.accountId, 'labourLineApproved', String(n));
  expect(await ask(pointsCall, { identity })).toMatchObject({ totalPoints: 150, earnedToday: 150 });
  await tell(identity.accountId, 'projectPublished', 'p1');
  expect(await ask(pointsCall, { identity })).toMatchObject({ totalPoints: 350, earnedToday: 150 });
  // What comes once, or on a day that nobody chooses, is never cut by it.
  await tell(identity.accountId, 'profileCompleted', 'profile');
  await tell(identity.accountId, 'guideCompleted', 'labor');
  await tell(identity.accountId, 'feedbackAdopted', 'f1');
  expect(await ask(pointsCall, { identity })).toMatchObject({ totalPoints: 520, earnedToday: 150 });
});

test('a deed of the day is told as done for the day alone', async () => {
  const identity = await aMemberWith();
  for (let n = 0; n < 5; n += 1) await tell(identity.accountId, 'lessonSectionFinished', String(n));
  await tell(identity.accountId, 'projectPublished', 'p1');
  const done = async () => (await ask(activitiesCall, { identity })).own?.done;
  expect(await done()).toEqual({ lessonSectionFinished: 5, projectPublished: 1 });
  await db.pool.query(
    `update deed set at = at - interval '1 day' where account_id = $1 and deed = 'lessonSectionFinished'`,
    [identity.accountId],
  );
  expect(await done()).toEqual({ projectPublished: 1 });
  await db.pool.query(`update deed set at = at - interval '31 days' where account_id = $1`, [
    identity.accountId,
  ]);
  expect(await done()).toEqual({});
});

test('while points are paused deeds are kept and not yet rewarded', async () => {
  const identity = await aMemberWith();
  await db.pool.query(`update activity set state = 'paused' where key = 'points'`);
  await tell(identity.accountId, 'favoriteMade', 'f1');
  await db.pool.query(`update activity set state = 'running' where key = 'points'`);
  expect(await ask(pointsCall, { identity })).toMatchObject({ totalPoints: 0 });
  const { rows } = await db.pool.query('select deed from deed where rewarded_at is null');
  expect(rows).toEqual([{ deed: 'favoriteMade' }]);
});
