import { reconcile } from '#features/activities/server/index';
import {
  invitationCall,
  invitesCall,
  shareUrlCall,
  visitInviteCall,
} from '#features/campaigns/contract/index';
import { NO_INVITER, NOT_NEW, OWN_LINK } from '#features/campaigns/server/invite';
import { MASKED_USERNAME } from '#infra/server/postgres/masked-username';
import type { Identity } from '#infra/server/http/identity';
import { campaignsUnderTest } from './members';

const { db, settle, ask, askOnce, someone, does, checksIn, pointsOf } = campaignsUnderTest();
afterEach(async () => expect(await reconcile(db.pool)).toEqual([]));

const visit = (identity: Identity, url: string, ip: string, device?: string) =>
  askOnce(visitInviteCall, identity, { body: { url }, ip, device });
let network = 0;
const anAddress = () => `10.1.0.${(network += 1)}`;
const withLink = async () => {
  const inviter = await someone();
  return { inviter, url: (await askOnce(shareUrlCall, inviter)).url };
};
const friendsOf = async (identity: Identity) => (await ask(invitesCall, { identity })).friends;
/** As if the visit was so long ago. */
const backdate = (identity: Identity, days: number) =>
  db.pool.query(`update invitation set day = day - $2::int where friend_id = $1`, [identity.accountId, days]);
const withMobile = (identity: Identity) =>
  db.pool.query(`update account set mobile = '13800000000' where id = $1`, [identity.accountId]);

test('[CALL-103] the address of a member stays the same', async () => {
  const { inviter, url } = await withLink();
  expect((await askOnce(shareUrlCall, inviter)).url).toBe(url);
  expect(url).toMatch(/^[A-Z2-9]{10}$/);
});

test('[CALL-104] a new member names an inviter once; members of before, oneself and nobody are refused', async () => {
  const { inviter, url } = await withLink();
  const friend = await someone();
  expect(await visit(friend, url, anAddress())).toMatchObject({ state: 'pending' });
  const { url: another } = await withLink();
  const again = await visit(friend, another, anAddress());
  expect(again.inviter).toMatch(/^m\*\*\*\d$/);
  expect(await friendsOf(inviter)).toMatchObject([{ state: 'pending', points: 0, reason: null }]);
  await expect(visit(inviter, url, anAddress())).rejects.toThrow(OWN_LINK);
  await expect(visit(await someone(), 'ZZZZZZZZZZ', anAddress())).rejects.toThrow(NO_INVITER);
  const old = await someone();
  await db.pool.query(`update account set created_at = now() - interval '2 days' where id = $1`, [
    old.accountId,
  ]);
  await expect(visit(old, url, anAddress())).rejects.toThrow(NOT_NEW);
});

test('whoever holds an address learns by a masked name whose it is, before any login', async () => {
  const { inviter, url } = await withLink();
  expect(await ask(invitationCall, { query: { url } })).toEqual({
    standing: expect.objectContaining({ state: 'running' }),
    inviter: expect.stringMatching(/^m\*\*\*\d$/),
    isOwn: false,
  });
  expect((await ask(invitationCall, { identity: inviter, query: { url } })).isOwn).toBe(true);
  expect((await ask(invitationCall, { identity: await someone(), query: { url } })).isOwn).toBe(false);
  for (const none of ['ZZZZZZZZZZ', 'x', ''])
    expect((await ask(invitationCall, { query: { url: none } })).inviter).toBeNull();
});

const invitedOf = async (identity: Identity) => (await ask(invitesCall, { identity })).invited;

test('[CALL-104] a friend sees by whom they were invited, what is still wanted, and what came of it', async () => {
  const { inviter, url } = await withLink();
  const [friend, idle] = [await someone(), await someone()];
  expect(await invitedOf(friend)).toBeNull();
  for (const one of [friend, idle]) await visit(one, url, anAddress());
  expect(await invitedOf(inviter)).toBeNull();
  expect(await invitedOf(friend)).toEqual({
    inviter: expect.stringMatching(/^m\*\*\*\d$/),
    state: 'pending',
    reason: null,
    hasMobile: false,
    activeDays: 0,
    activeUpTo: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    releasesOn: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
    hasGuide: false,
    isRewarded: false,
  });
  for (const one of [friend, idle]) {
    await backdate(one, 14);
    await withMobile(one);
  }
  await checksIn(friend, 3, 5);
  await does(friend, 'guideCompleted', 'new_user');
  expect(await invitedOf(friend)).toMatchObject({
    state: 'pending',
    hasMobile: true,
    activeDays: 3,
    hasGuide: true,
  });
  await settle();
  expect(await invitedOf(friend)).toMatchObject({ state: 'released', reason: null, isRewarded: true });
  expect(await invitedOf(idle)).toMatchObject({ state: 'refused', reason: 'inactive' });
  // What the inviter is refused is nothing that the friend has done: the guide is rewarded all the same.
  await does(idle, 'guideCompleted', 'new_user');
  await settle();
  expect(await invitedOf(idle)).toMatchObject({ state: 'refused', isRewarded: true });
  expect(await pointsOf(idle, 'invite')).toBe(100);
});

test('[CALL-104] one browser is refused, a third friend from one network and a ring wait for a look', async () => {
  const { inviter, url } = await withLink();
  await db.pool.query(`update login_family set device_id = 'inviters' where account_id = $1`, [
    inviter.accountId,
  ]);
  expect(await visit(await someone(), url, anAddress(), 'inviters')).toMatchObject({ state: 'refused' });
  expect(await visit(await someone(), url, anAddress(), 'fresh')).toMatchObject({ state: 'pending' });
  expect(await visit(await someone(), url, anAddress(), 'fresh')).toMatchObject({ state: 'refused' });
  const same = anAddress();
  const many = await Promise.all(
    (await Promise.all(Array.from({ length: 5 }, () => someone()))).map((friend) => visit(friend, url, same)),
  );
  expect(many.map(({ state }) => state).toSorted()).toEqual([
    'pending',
    'pending',
    'review',
    'review',
    'review',
  ]);
  const [a, b] = [await withLink(), await withLink()];
  await visit(b.inviter, a.url, anAddress());
  expect(await visit(a.inviter, b.url, anAddress())).toMatchObject({ state: 'review' });
  expect((await friendsOf(b.inviter))[0]).toMatchObject({ reason: 'loop' });
  const [one, two, three] = [await withLink(), await withLink(), await withLink()];
  await visit(two.inviter, one.url, anAddress());
  await visit(three.inviter, two.url, anAddress());
  expect(await visit(one.inviter, three.url, anAddress())).toMatchObject({ state: 'review' });
});

test('[CALL-104] fifty points follow after fourteen days, where the friend was there on three of them', async () => {
  const { inviter, url } = await withLink();
  const [active, idle, unnamed] = [await someone(), await someone(), await someone()];
  for (const friend of [active, idle, unnamed]) await visit(friend, url, anAddress());
  await withMobile(active);
  await withMobile(idle);
  await settle();
  expect((await friendsOf(inviter)).map(({ state }) => state)).toEqual(['pending', 'pending', 'pending']);
  for (const friend of [active, idle, unnamed]) await backdate(friend, 14);
  await checksIn(active, 3, 5);
  await checksIn(idle, 2, 5);
  await checksIn(unnamed, 3, 5);
  await settle();
  await settle();
  expect(await pointsOf(inviter, 'invite')).toBe(50);
  const told = Object.fromEntries(
    (await friendsOf(inviter)).map(({ state, reason }) => [reason ?? '', state]),
  );
  expect(told).toEqual({ '': 'released', inactive: 'refused', mobile: 'refused' });
});

test('[CALL-104] a friend’s first guide and first project are rewarded once each, and addresses are forgotten', async () => {
  const { inviter, url } = await withLink();
  const friend = await someone();
  await visit(friend, url, anAddress());
  await does(friend, 'guideCompleted', 'new_user');
  await settle();
  expect(await pointsOf(friend, 'invite')).toBe(100);
  await withMobile(friend);
  await checksIn(friend, 3, 5);
  await backdate(friend, 14);
  await does(friend, 'projectPublished', 'p1');
  await does(friend, 'projectPublished', 'p2');
  await settle();
  await settle();
  expect([await pointsOf(friend, 'invite'), await pointsOf(inviter, 'invite')]).toEqual([100, 250]);
  await db.pool.query(`update invitation set at = now() - interval '73 hours' where friend_id = $1`, [
    friend.accountId,
  ]);
  await settle();
  const { rows } = await db.pool.query('select address from invitation where friend_id = $1', [
    friend.accountId,
  ]);
  expect(rows).toEqual([{ address: null }]);
});

test('[CALL-104] a friend who pays is rewarded once, fourteen days after', async () => {
  const { inviter, url } = await withLink();
  const friend = await someone();
  await visit(friend, url, anAddress());
  await withMobile(friend);
  await checksIn(friend, 3, 5);
  await backdate(friend, 14);
  const pays = (number: string, daysAgo: number) =>
    db.pool.query(
      `insert into package_order (number, account_id, package_code, package_name, years, amount, paid_at, opens_at, opens_until)
       values ($1, $2, 'vip', 'VIP', 1, 198000, now() - make_interval(days => $3), now(), now() + interval '1 year')`,
      [number, friend.accountId, daysAgo],
    );
  await pays('order1', 13);
  await settle();
  expect(await pointsOf(inviter, 'invite')).toBe(50);
  await db.pool.query(`update package_order set paid_at = paid_at - interval '1 day'`);
  await settle();
  await pays('order2', 20);
  await settle();
  expect(await pointsOf(inviter, 'invite')).toBe(1_050);
  expect(await friendsOf(inviter)).toMatchObject([{ state: 'released', points: 1_050 }]);
});

test('[CALL-104] days on which a friend was there count, whatever they did; who pays counts without them', async () => {
  const { inviter, url } = await withLink();
  const [reader, payer] = [await someone(), await someone()];
  for (const friend of [reader, payer]) {
    await visit(friend, url, anAddress());
    await withMobile(friend);
    await backdate(friend, 14);
  }
  await db.pool.query(
    `insert into account_day (account_id, day)
     select $1, (now() at time zone 'Asia/Shanghai')::date - 5 - n from generate_series(0, 2) n`,
    [reader.accountId],
  );
  await settle();
  expect((await friendsOf(inviter)).map(({ state }) => state).sort()).toEqual(['refused', 'released']);
  await db.pool.query(
    `insert into package_order (number, account_id, package_code, package_name, years, amount, paid_at, opens_at, opens_until)
     values ('of-payer', $1, 'vip', 'VIP', 1, 198000, now() - interval '14 days', now(), now() + interval '1 year')`,
    [payer.accountId],
  );
  await settle();
  expect(await pointsOf(inviter, 'invite')).toBe(1_050);
});

test('[CALL-104] beyond twenty friends a month there is no reward, and why is said', async () => {
  const { inviter, url } = await withLink();
  for (let at = 0; at < 21; at += 1) {
    const friend = await someone();
    await visit(friend, url, anAddress());
    await withMobile(friend);
    await checksIn(friend, 3, 5);
    await backdate(friend, 14);
  }
  await settle();
  expect(await pointsOf(inviter, 'invite')).toBe(1_000);
  expect((await friendsOf(inviter)).filter(({ reason }) => reason === 'cap')).toHaveLength(1);
});

test.each([
  ['ninety-nine this year', 99, 0, 50],
  ['a hundred this year', 100, 0, 0],
  ['a hundred last year', 100, 1, 50],
])(
  '[CALL-104] after %s, in another month, one more friend is rewarded or is not',
  async (_, count, years, points) => {
    const { inviter, url } = await withLink();
    await db.pool.query(
      `with friends as (
       insert into account (username, password_hash, global_id)
       select name, '', name from generate_series(1, $2::int) n, concat('former-', $1::text, '-', n) name
       returning id),
     today as (select (now() at time zone 'Asia/Shanghai')::date as day)
     insert into invitation (friend_id, inviter_id, state, settled_on)
     select friends.id, $1::bigint, 'released', make_date(extract(year from day)::int - $3::int,
       case extract(month from day) when 1 then 2 else 1 end, 1)
     from friends, today`,
      [inviter.accountId, count, years],
    );
    const friend = await someone();
    await visit(friend, url, anAddress());
    await withMobile(friend);
    await checksIn(friend, 3, 5);
    await backdate(friend, 14);
    await settle();
    expect(await pointsOf(inviter, 'invite')).toBe(points);
    const { rows } = await db.pool.query('select state, reason from invitation where friend_id = $1', [
      friend.accountId,
    ]);
    expect(rows).toEqual([
      points > 0 ? { state: 'released', reason: null } : { state: 'refused', reason: 'cap' },
    ]);
  },
);

test('no name is shown whole, however short', async () => {
  const { rows } = await db.pool.query<{ name: string }>(
    `select ${MASKED_USERNAME} as name from unnest(array['a', '王', 'ab', 'abc', 'member1']) username`,
  );
  expect(rows.map(({ name }) => name)).toEqual(['***', '***', 'a***', 'a***c', 'm***1']);
});
