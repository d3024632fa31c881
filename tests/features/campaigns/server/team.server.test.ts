import { reconcile } from '#features/activities/server/index';
import { joinTeamCall, teamCall, teamRewardCall, teamUrlCall } from '#features/campaigns/contract/index';
import { IN_ANOTHER, NO_TEAM, NOT_FULL, TEAM_FULL, TEAM_OVER } from '#features/campaigns/server/team';
import { TODAY } from '#infra/server/postgres/today';
import type { Identity } from '#infra/server/http/identity';
import { campaignsUnderTest } from './members';

const { db, ask, askOnce, someone, pointsOf, steps } = campaignsUnderTest();
afterEach(async () => expect(await reconcile(db.pool)).toEqual([]));

const open = (identity: Identity) => askOnce(teamUrlCall, identity);
const join = (identity: Identity, url: string) => askOnce(joinTeamCall, identity, { query: { url } });
const reward = (identity: Identity, urlId: string) => askOnce(teamRewardCall, identity, { query: { urlId } });

test('[CALL-124] whoever opens a team has one link, however often it is asked for', async () => {
  const identity = await someone();
  const links = await Promise.all(Array.from({ length: 20 }, () => open(identity)));
  expect(new Set(links.map(({ url }) => url)).size).toBe(1);
  const { rows } = await db.pool.query(
    `select (expires_at - at) = interval '72 hours' as "isThreeDays" from team where captain_id = $1`,
    [identity.accountId],
  );
  expect(rows).toEqual([{ isThreeDays: true }]);
});

test('[CALL-125] of fifty who come at once, two join and the team is full', async () => {
  const captain = await someone();
  const { url } = await open(captain);
  const many = await Promise.all(Array.from({ length: 50 }, () => someone()));
  const said = await Promise.allSettled(many.map((identity) => join(identity, url)));
  expect(said.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  const refused = said.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
  expect(refused.every((text) => text.includes(TEAM_FULL))).toBe(true);
  expect((await ask(teamCall, { identity: captain, query: {} })).team).toMatchObject({
    state: 'full',
    isInvitor: true,
    members: [expect.stringMatching(/\*\*\*/), expect.any(String), expect.any(String)],
  });
});

test('[CALL-125] [CALL-126] a member is in one team a season, and one that went by unfilled is left', async () => {
  const [captain, other, friend] = [await someone(), await someone(), await someone()];
  const [one, two] = [await open(captain), await open(other)];
  await join(friend, one.url);
  expect(await join(friend, one.url)).toMatchObject({ count: 2 });
  await expect(join(friend, two.url)).rejects.toThrow(IN_ANOTHER);
  await expect(open(friend)).rejects.toThrow(IN_ANOTHER);
  const asked = (isInvitor: string) => ask(teamCall, { identity: friend, query: { isInvitor } });
  expect((await asked('false')).team).toMatchObject({ urlId: one.urlId, isInvitor: false });
  expect((await asked('true')).team).toBeNull();
  await db.pool.query(`update team set expires_at = now() - interval '1 second' where id = $1`, [one.urlId]);
  await expect(join(await someone(), one.url)).rejects.toThrow(TEAM_OVER);
  await join(friend, two.url);
  await expect(join(friend, 'ZZZZZZZZZZ')).rejects.toThrow(NO_TEAM);
});

test('[CALL-127] each member of a full team has 200 points once, and nobody else has any', async () => {
  const [captain, second, third] = [await someone(), await someone(), await someone()];
  const { url, urlId } = await open(captain);
  await join(second, url);
  await expect(reward(captain, urlId)).rejects.toThrow(NOT_FULL);
  await join(third, url);
  for (const identity of [captain, second, third]) {
    await Promise.all(Array.from({ length: 10 }, () => reward(identity, urlId)));
    expect(await pointsOf(identity, 'campaign')).toBe(200);
  }
  await expect(reward(await someone(), urlId)).rejects.toThrow(NO_TEAM);
});

const aFullTeam = async () => {
  const [captain, second, third] = [await someone(), await someone(), await someone()];
  const { url, urlId } = await open(captain);
  for (const mate of [second, third]) await join(mate, url);
  return { captain, second, urlId };
};
const seen = async (identity: Identity) => (await ask(teamCall, { identity, query: {} })).team;

test('[CALL-127] what a full team has earned is claimed after the end of the activity, and in the season after', async () => {
  const { captain, second, urlId } = await aFullTeam();
  await steps('giftBoxV61', 'ended');
  expect(await seen(captain)).toMatchObject({ urlId, state: 'full', isRewarded: false });
  expect(await reward(captain, urlId)).toEqual({ points: 200 });
  await steps('giftBoxV61', 'paused', '盘点');
  await expect(reward(second, urlId)).rejects.toThrow('盘点');
  await steps('giftBoxV61', 'running');
  const dates = await db.pool.query(
    `update activity set starts_on = starts_on - 60 where key = 'giftBoxV61' returning ends_on is null`,
  );
  expect(dates.rowCount).toBe(1);
  // Where nothing is left to claim, the place is free for a team of the new season.
  expect(await seen(captain)).toBeNull();
  expect(await seen(second)).toMatchObject({ urlId, isRewarded: false });
  expect(await reward(second, urlId)).toEqual({ points: 200 });
  expect(await seen(second)).toBeNull();
  await db.pool.query(`update activity set starts_on = starts_on + 60 where key = 'giftBoxV61'`);
});

test('[CALL-124] the link of a team ends with the activity at the latest, and says so', async () => {
  await db.pool.query(`update activity set ends_on = ${TODAY} where key = 'giftBoxV61'`);
  const identity = await someone();
  const { endsAt } = await open(identity);
  const { rows } = await db.pool.query<{ end: string }>(`select to_char(${TODAY} + 1, 'YYYY-MM-DD') as end`);
  expect(endsAt).toBe(`${rows[0]?.end} 00:00`);
  await db.pool.query(`update activity set ends_on = starts_on + 59 where key = 'giftBoxV61'`);
});
