import { reconcile } from '#features/activities/server/index';
import { shareUrlCall, visitInviteCall } from '#features/campaigns/contract/index';
import { reviewInvite } from '#features/campaigns/server/index';
import type { Identity } from '#infra/server/http/identity';
import { campaignsUnderTest } from './members';

const { db, engine, settle, askOnce, someone, does, checksIn, pointsOf, steps } = campaignsUnderTest();
afterEach(async () => expect(await reconcile(db.pool)).toEqual([]));

let network = 0;
const visit = (friend: Identity, url: string, device?: string) =>
  askOnce(visitInviteCall, friend, { body: { url }, ip: `10.4.0.${(network += 1)}`, device });
const withLink = async () => {
  const inviter = await someone();
  return { inviter, url: (await askOnce(shareUrlCall, inviter)).url };
};
/** All that is ever rewarded: days of use, guide, publication and payment, of a friend whose time is over. */
const earnsEverything = async (friend: Identity) => {
  const { accountId } = friend;
  await db.pool.query(`update account set mobile = '13800000000' where id = $1`, [accountId]);
  await db.pool.query('update invitation set day = day - 20 where friend_id = $1', [accountId]);
  await checksIn(friend, 3, 10);
  await does(friend, 'guideCompleted', 'new_user');
  await does(friend, 'projectPublished', 'p1');
  await db.pool.query(
    `insert into package_order (number, account_id, package_code, package_name, years, amount, paid_at, opens_at, opens_until)
     values ($2, $1, 'vip', 'VIP', 1, 198000, now() - interval '15 days', now(), now() + interval '1 year')`,
    [accountId, `of ${accountId}`],
  );
};
/** Points of the friend, draws of the friend beside that of the guide, points of the inviter. */
const givenFor = async (friend: Identity, inviter: Identity) => [
  await pointsOf(friend, 'invite'),
  (await engine.chancesOf(db.pool, friend.accountId, 'raffle')) - 1,
  await pointsOf(inviter, 'invite'),
];
const NOTHING = [0, 0, 0];
const EVERYTHING = [100, 1, 50 + 200 + 1_000];

test('[CALL-104] of one device neither side is given anything, whatever the friend does', async () => {
  const { inviter, url } = await withLink();
  await db.pool.query(`update login_family set device_id = 'both' where account_id = $1`, [
    inviter.accountId,
  ]);
  const friend = await someone();
  expect(await visit(friend, url, 'both')).toMatchObject({ state: 'refused' });
  await earnsEverything(friend);
  await settle();
  expect(await givenFor(friend, inviter)).toEqual(NOTHING);
});

test.each([
  ['accept', EVERYTHING],
  ['refuse', NOTHING],
] as const)('[CALL-104] before a look nothing is given, after %s %j', async (step, given) => {
  const { inviter, url } = await withLink();
  const friend = await someone();
  await visit(friend, url);
  await db.pool.query(`update invitation set state = 'review', reason = 'address' where friend_id = $1`, [
    friend.accountId,
  ]);
  await earnsEverything(friend);
  await settle();
  expect(await givenFor(friend, inviter)).toEqual(NOTHING);
  await reviewInvite(db.pool, step, friend.accountId);
  await settle();
  expect(await givenFor(friend, inviter)).toEqual(given);
});

test('[CALL-104] while the campaign is paused nothing is given; it follows with the resumption', async () => {
  const { inviter, url } = await withLink();
  const friend = await someone();
  await visit(friend, url);
  await earnsEverything(friend);
  await steps('userInvite', 'paused', '核对中');
  await settle();
  expect(await givenFor(friend, inviter)).toEqual(NOTHING);
  await steps('userInvite', 'running');
  await settle();
  expect(await givenFor(friend, inviter)).toEqual(EVERYTHING);
});
