import { invitesCall, shareUrlCall, visitInviteCall } from '#features/campaigns/contract/index';
import type { Identity } from '#infra/server/http/identity';
import { campaignsUnderTest } from './members';

const { db, settle, ask, askOnce, someone, does, checksIn, pointsOf, steps } = campaignsUnderTest();
const visit = (identity: Identity, url: string, ip: string) =>
  askOnce(visitInviteCall, identity, { body: { url }, ip });
const withLink = async () => {
  const inviter = await someone();
  return { inviter, url: (await askOnce(shareUrlCall, inviter)).url };
};
const statesFrom = async (...addresses: readonly string[]) => {
  const { url } = await withLink();
  const states = [];
  for (const ip of addresses) states.push((await visit(await someone(), url, ip)).state);
  return states;
};

test.each([
  ['hosts of one network of IPv6', 'review', ['2001:db8:0:1::1', '2001:db8:0:1::2', '2001:0db8::1:a:b:c:d']],
  ['hosts of three networks of IPv6', 'pending', ['2001:db8:0:2::1', '2001:db8:0:3::1', '2001:db8:0:4::1']],
  ['one address, mapped into IPv6 or not', 'review', ['10.9.0.1', '::ffff:10.9.0.1', '10.9.0.1']],
  ['three addresses of IPv4', 'pending', ['10.9.1.1', '10.9.1.2', '10.9.1.3']],
])('[CALL-104] of three friends from %s the third is %s', async (_, third, addresses) => {
  expect(await statesFrom(...addresses)).toEqual(['pending', 'pending', third]);
});

test('[CALL-104] friends of one network are counted for 72 hours', async () => {
  const { url } = await withLink();
  for (const ago of ['72 hours 1 minute', '71 hours 50 minutes']) {
    const friend = await someone();
    await visit(friend, url, '10.9.2.1');
    await db.pool.query('update invitation set at = now() - $2::interval where friend_id = $1', [
      friend.accountId,
      ago,
    ]);
  }
  expect(await visit(await someone(), url, '10.9.2.1')).toMatchObject({ state: 'pending' });
  expect(await visit(await someone(), url, '10.9.2.1')).toMatchObject({ state: 'review' });
});

test('[CALL-104] the friends of an inviter are told newest first, with the sum of what they brought', async () => {
  const { inviter, url } = await withLink();
  const friends = [await someone(), await someone(), await someone()];
  for (const [at, friend] of friends.entries()) {
    await visit(friend, url, `10.9.3.${at}`);
    await db.pool.query(
      `update invitation set at = now() - make_interval(hours => $2), state = 'released',
         publish_rewarded_at = case when $2 = 1 then now() end where friend_id = $1`,
      [friend.accountId, [2, 3, 1][at]],
    );
  }
  const told = await ask(invitesCall, { identity: inviter });
  expect(told.friends.map(({ points }) => points)).toEqual([250, 50, 50]);
  expect(told.points).toBe(350);
});

test('[CALL-104] a friend beyond the limit of the inviter brings nothing by a publication either', async () => {
  const { inviter, url } = await withLink();
  const friend = await someone();
  await visit(friend, url, '10.9.4.1');
  await db.pool.query(`update account set mobile = '13800000000' where id = $1`, [friend.accountId]);
  await checksIn(friend, 3, 5);
  await db.pool.query(
    `update invitation set state = 'refused', reason = 'cap', day = day - 14 where friend_id = $1`,
    [friend.accountId],
  );
  await does(friend, 'projectPublished', 'p1');
  await settle();
  expect(await pointsOf(inviter, 'invite')).toBe(0);
});

test('[CALL-104] a day that was made up for is none on which a friend was there', async () => {
  const { inviter, url } = await withLink();
  const friend = await someone();
  await visit(friend, url, '10.9.5.1');
  await db.pool.query('update invitation set day = day - 3 where friend_id = $1', [friend.accountId]);
  await checksIn(friend, 2);
  const days = async () => (await ask(invitesCall, { identity: friend })).invited?.activeDays;
  expect(await days()).toBe(2);
  await db.pool.query(
    `update attendance set is_made_up = true where account_id = $1 and day = (select min(day) from attendance where account_id = $1)`,
    [friend.accountId],
  );
  expect(await days()).toBe(1);
  expect(inviter.accountId).not.toBe(friend.accountId);
});

test('[CALL-104] while the campaign is paused nobody is registered as invited', async () => {
  const { url } = await withLink();
  const friend = await someone();
  await steps('userInvite', 'paused', '核对中');
  await expect(visit(friend, url, '10.9.6.1')).rejects.toThrow('核对中');
  await steps('userInvite', 'running');
  expect(await visit(friend, url, '10.9.6.1')).toMatchObject({ state: 'pending' });
});
