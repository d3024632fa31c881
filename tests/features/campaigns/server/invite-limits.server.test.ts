import { reconcile } from '#features/activities/server/index';
import { invitesCall, shareUrlCall, visitInviteCall } from '#features/campaigns/contract/index';
import { NOT_NEW } from '#features/campaigns/server/invite';
import { TODAY } from '#infra/server/postgres/today';
import type { Identity } from '#infra/server/http/identity';
import { campaignsUnderTest } from './members';

const { db, engine, settle, ask, askOnce, someone, does, checksIn, pointsOf } = campaignsUnderTest();
afterEach(async () => expect(await reconcile(db.pool)).toEqual([]));

let network = 0;
const visit = (identity: Identity, url: string) =>
  askOnce(visitInviteCall, identity, { body: { url }, ip: `10.3.0.${(network += 1)}` });
const withLink = async () => {
  const inviter = await someone();
  return { inviter, url: (await askOnce(shareUrlCall, inviter)).url };
};
/** A friend of so many days ago, whose phone is verified. */
const invitedAgo = async (url: string, days: number): Promise<Identity> => {
  const friend = await someone();
  await visit(friend, url);
  await db.pool.query('update invitation set day = day - $2::int where friend_id = $1', [
    friend.accountId,
    days,
  ]);
  await db.pool.query(`update account set mobile = '13800000000' where id = $1`, [friend.accountId]);
  return friend;
};
const stateOf = async ({ accountId }: Identity) =>
  (
    await db.pool.query<{ state: string; reason: string | null }>(
      'select state, reason from invitation where friend_id = $1',
      [accountId],
    )
  ).rows[0];

test('[CALL-104] a reward waits for fourteen days, and for no more', async () => {
  const { inviter, url } = await withLink();
  const [early, due] = [await invitedAgo(url, 13), await invitedAgo(url, 14)];
  for (const friend of [early, due]) await checksIn(friend, 3, 5);
  const { rows } = await db.pool.query<{ due: string; early: string }>(
    `select to_char(${TODAY}, 'YYYY-MM-DD') as due, to_char(${TODAY} + 1, 'YYYY-MM-DD') as early`,
  );
  const { friends } = await ask(invitesCall, { identity: inviter });
  expect(friends.map(({ releasesOn }) => releasesOn).toSorted()).toEqual([rows[0]!.due, rows[0]!.early]);
  await settle();
  expect([await stateOf(early), await stateOf(due)]).toEqual([
    { state: 'pending', reason: null },
    { state: 'released', reason: null },
  ]);
  expect(await pointsOf(inviter, 'invite')).toBe(50);
});

test('[CALL-104] three days within fourteen count, the fifteenth day does not', async () => {
  const { url } = await withLink();
  const [within, beyond, before] = [
    await invitedAgo(url, 20),
    await invitedAgo(url, 20),
    await invitedAgo(url, 20),
  ];
  await checksIn(within, 3, 20 - 13);
  await checksIn(beyond, 3, 20 - 14);
  await checksIn(before, 3, 19);
  await settle();
  expect([await stateOf(within), await stateOf(beyond), await stateOf(before)]).toEqual([
    { state: 'released', reason: null },
    { state: 'refused', reason: 'inactive' },
    { state: 'refused', reason: 'inactive' },
  ]);
});

test.each([
  ['23 hours 50 minutes', true],
  ['24 hours', false],
  ['47 hours', false],
])('[CALL-104] whoever registered %s ago is new: %s', async (ago, isNew) => {
  const { url } = await withLink();
  const friend = await someone();
  await db.pool.query('update account set created_at = now() - $2::interval where id = $1', [
    friend.accountId,
    ago,
  ]);
  if (isNew) expect(await visit(friend, url)).toMatchObject({ state: 'pending' });
  else await expect(visit(friend, url)).rejects.toThrow(NOT_NEW);
});

test.each([
  [378, 1_000],
  [379, 0],
])('[CALL-104] a friend of %i days ago who paid fourteen days ago brings %i points', async (days, points) => {
  const { inviter, url } = await withLink();
  const friend = await invitedAgo(url, days);
  await db.pool.query(
    `insert into package_order (number, account_id, package_code, package_name, years, amount, paid_at, opens_at, opens_until)
     values ($2, $1, 'vip', 'VIP', 1, 198000, now() - interval '14 days', now(), now() + interval '1 year')`,
    [friend.accountId, `window ${days}`],
  );
  await settle();
  expect(await pointsOf(inviter, 'invite')).toBe(points);
});

test('[CALL-104] the friend’s first guide gives a hundred points and one draw beside its own, once', async () => {
  const { url } = await withLink();
  const friend = await someone();
  await visit(friend, url);
  const chances = () => engine.chancesOf(db.pool, friend.accountId, 'raffle');
  await does(friend, 'guideCompleted', 'new_user');
  expect(await chances()).toBe(1);
  await settle();
  await settle();
  expect([await chances(), await pointsOf(friend, 'invite')]).toEqual([2, 100]);
  const stranger = await someone();
  await does(stranger, 'guideCompleted', 'new_user');
  await settle();
  expect(await engine.chancesOf(db.pool, stranger.accountId, 'raffle')).toBe(1);
});

test('[CALL-104] the address of a friend is kept for 72 hours', async () => {
  const { url } = await withLink();
  const friend = await someone();
  await visit(friend, url);
  const isKept = async (ago: string) => {
    await db.pool.query('update invitation set at = now() - $2::interval where friend_id = $1', [
      friend.accountId,
      ago,
    ]);
    await settle();
    const { rows } = await db.pool.query<{ address: string | null }>(
      'select address from invitation where friend_id = $1',
      [friend.accountId],
    );
    return rows[0]?.address !== null;
  };
  expect([await isKept('71 hours 50 minutes'), await isKept('72 hours 1 minute')]).toEqual([true, false]);
});
