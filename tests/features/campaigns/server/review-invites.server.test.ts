import { reconcile, stepActivity } from '#features/activities/server/index';
import { invitesCall, shareUrlCall, visitInviteCall } from '#features/campaigns/contract/index';
import { invitesToReview, reviewInvite } from '#features/campaigns/server/index';
import { campaignsUnderTest } from './members';

const { db, settle, ask, askOnce, someone, does, checksIn, pointsOf } = campaignsUnderTest();

test('[CALL-104] an accepted review goes on by the rules, a refused one is over; the end of the campaign keeps nobody waiting', async () => {
  const inviter = await someone();
  const { url } = await askOnce(shareUrlCall, inviter);
  const [good, bad] = [await someone(), await someone()];
  for (const friend of [good, bad]) {
    await askOnce(visitInviteCall, friend, { body: { url }, ip: '10.2.0.1' });
    await db.pool.query(`update account set mobile = '13800000000' where id = $1`, [friend.accountId]);
    await db.pool.query('update invitation set day = day - 14 where friend_id = $1', [friend.accountId]);
    await checksIn(friend, 3, 5);
  }
  await db.pool.query(`update invitation set state = 'review', reason = 'address' where inviter_id = $1`, [
    inviter.accountId,
  ]);
  await settle();
  const waiting = (await invitesToReview(db.pool)).map(({ id }) => id);
  expect(waiting).toEqual(expect.arrayContaining([good.accountId, bad.accountId]));
  expect(await reviewInvite(db.pool, 'accept', good.accountId)).toBe(true);
  expect(await reviewInvite(db.pool, 'accept', good.accountId)).toBe(false);
  expect(await reviewInvite(db.pool, 'refuse', bad.accountId)).toBe(true);
  await stepActivity(db.pool, 'userInvite', 'end', '');
  await settle();
  await stepActivity(db.pool, 'userInvite', 'start', '');
  const { friends } = await ask(invitesCall, { identity: inviter });
  expect(friends.map(({ state }) => state).sort()).toEqual(['refused', 'released']);
  expect(await pointsOf(inviter, 'invite')).toBe(50);
  expect(await reconcile(db.pool)).toEqual([]);
});

test('[CALL-104] a publication counts once its friend has a phone, however late', async () => {
  const [inviter, friend] = [await someone(), await someone()];
  const { url } = await askOnce(shareUrlCall, inviter);
  await askOnce(visitInviteCall, friend, { body: { url }, ip: '10.2.0.2' });
  await db.pool.query('update invitation set day = day - 14 where friend_id = $1', [friend.accountId]);
  await does(friend, 'projectPublished', 'p1');
  await settle();
  const points = async () => (await ask(invitesCall, { identity: inviter })).points;
  expect(await points()).toBe(0);
  await db.pool.query(`update account set mobile = '13800000000' where id = $1`, [friend.accountId]);
  await settle();
  expect(await points()).toBe(200);
  expect(await reconcile(db.pool)).toEqual([]);
});
