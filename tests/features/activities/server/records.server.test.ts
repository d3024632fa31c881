import { expirePoints, movePoints, returnPoints } from '#features/activities/server/ledger/move-points';
import { pointsRecordsCall } from '#features/activities/contract/index';
import { activitiesUnderTest, faultsOf } from './members';

const { db, ask, aMemberWith } = activitiesUnderTest();

afterEach(async () => expect(await faultsOf(db.pool)).toEqual([]));

/** Earned, spent, won, returned, and what is left expires. */
const aMemberOfEveryWay = async () => {
  const identity = await aMemberWith();
  const { accountId } = identity;
  await db.database.transaction(async (client) => {
    for (const [kind, points, ref] of [
      ['study', 30, 'lesson'],
      ['draw', -20, 'raffle 1'],
      ['prize', 5, 'raffle 1'],
      ['exchange', -8, 'order 1'],
    ] as const)
      await movePoints(client, { accountId, points, kind, ref });
    await returnPoints(client, { accountId, points: 8, spent: { kind: 'exchange', ref: 'order 1' } });
    await client.query(
      `update points_lot set expires_on = '2020-12-31'
       where holder_id = (select id from points_holder where account_id = $1)`,
      [accountId],
    );
    await expirePoints(client, accountId);
  });
  return identity;
};

test('[CALL-090] what has expired is a loss in the records, as what was spent', async () => {
  const identity = await aMemberOfEveryWay();
  const records = async (direction?: 'earned' | 'spent') => {
    const page = await ask(pointsRecordsCall, { identity, query: { pageNo: 1, pageSize: 20, direction } });
    expect(page.total).toBe(page.records.length);
    return page.records.map(({ kind, points, balance }) => [kind, points, balance]);
  };
  const expired = ['expired', -15, 0];
  expect(await records()).toEqual([
    expired,
    ['returned', 8, 15],
    ['exchange', -8, 7],
    ['prize', 5, 15],
    ['draw', -20, 10],
    ['study', 30, 30],
  ]);
  expect(await records('spent')).toEqual([expired, ['exchange', -8, 7], ['draw', -20, 10]]);
  expect(await records('earned')).toEqual([
    ['returned', 8, 15],
    ['prize', 5, 15],
    ['study', 30, 30],
  ]);
});

test('opposite the member stands the house’s account of what was issued, spent or expired', async () => {
  const { accountId } = await aMemberOfEveryWay();
  const { rows } = await db.pool.query<{ kind: string; from: string; to: string }>(
    `select m.kind, coalesce(giver.house, 'member') as from, coalesce(taker.house, 'member') as to
     from points_movement m
     join points_holder giver on giver.id = m.from_holder
     join points_holder taker on taker.id = m.to_holder
     where $1 in (giver.account_id, taker.account_id) order by m.id`,
    [accountId],
  );
  expect(rows.map(({ kind, from, to }) => [kind, from, to])).toEqual([
    ['study', 'issued', 'member'],
    ['draw', 'member', 'spent'],
    ['prize', 'issued', 'member'],
    ['exchange', 'member', 'spent'],
    ['returned', 'issued', 'member'],
    ['expired', 'member', 'expired'],
  ]);
});
