import { checkInCall, checkInsCall } from '#features/activities/contract/index';
import { NO_MAKE_UPS_LEFT, NOTHING_TO_MAKE_UP } from '#features/activities/server/check-in';
import { stepActivity } from '#features/activities/server/index';
import { codes } from '#src/contract/codes';
import { TODAY } from '#infra/server/postgres/today';
import type { Identity } from '#infra/server/http/identity';
import { activitiesUnderTest } from './members';

const { db, ask, askOnce, aMemberWith } = activitiesUnderTest();
const told = (identity: Identity) => ask(checkInsCall, { identity, query: {} });
const attends = ({ accountId }: Identity, day: string, isMadeUp = false) =>
  db.pool.query(`insert into attendance (account_id, day, is_made_up) values ($1, ${day}, $2)`, [
    accountId,
    isMadeUp,
  ]);
const MONTH = `date_trunc('month', ${TODAY}::timestamp)`;

beforeAll(() => db.pool.query(`update activity set starts_on = '2026-01-01' where key = 'attendance'`));

test('[CALL-101] the days of this month are told of all its days, those of the month before aside', async () => {
  const identity = await aMemberWith();
  for (const day of [`${MONTH} - interval '1 day'`, MONTH, `${MONTH} + interval '1 month - 1 day'`])
    await attends(identity, `(${day})::date`);
  const { rows } = await db.pool.query<{ year: number; month: number }>(
    `select extract(year from ${TODAY})::int as year, extract(month from ${TODAY})::int as month`,
  );
  const { year, month } = rows[0]!;
  expect(await told(identity)).toMatchObject({
    totalTime: 3,
    thisMonth: 2,
    daysOfMonth: new Date(Date.UTC(year, month, 0)).getUTCDate(),
  });
});

test('[ACT-005] a day of the week is told as checked in or made up for, of the member alone', async () => {
  const [identity, other] = [await aMemberWith(), await aMemberWith()];
  await attends(identity, TODAY, true);
  const today = async (who: Identity) => (await told(who)).weekInfoList.find(({ isToday }) => isToday);
  expect(await today(identity)).toMatchObject({ isCheckedIn: true, isMadeUp: true });
  expect(await today(other)).toMatchObject({ isCheckedIn: false, isMadeUp: false });
});

test('[CALL-101] another day of this week is no check-in of today', async () => {
  const identity = await aMemberWith();
  await attends(
    identity,
    `(select min(one::date) from generate_series(date_trunc('week', ${TODAY}::timestamp),
       date_trunc('week', ${TODAY}::timestamp) + interval '6 days', interval '1 day') one where one::date <> ${TODAY})`,
  );
  expect(await told(identity)).toMatchObject({ isCheckedInToday: false, totalTime: 1 });
});

test('days that were checked in on use up no make-up, and a day that was made up for is told so', async () => {
  const identity = await aMemberWith(100);
  await db.pool.query(`update account set created_at = now() - interval '30 days' where id = $1`, [
    identity.accountId,
  ]);
  await askOnce(checkInCall, identity, { body: {} });
  expect(await told(identity)).toMatchObject({ makeUpsLeft: 2 });
  const [yesterday] = (await told(identity)).missedDays;
  await askOnce(checkInCall, identity, { body: { day: yesterday } });
  expect(await told(identity)).toMatchObject({ makeUpsLeft: 1 });
  const { rows } = await db.pool.query(
    'select is_made_up as "isMadeUp" from attendance where account_id = $1 order by day',
    [identity.accountId],
  );
  expect(rows).toEqual([{ isMadeUp: true }, { isMadeUp: false }]);
});

/** Of so many days ago, an hour after their midnight here: of the day before in Greenwich. */
const openedDaysAgo = ({ accountId }: Identity, ago: number) =>
  db.pool.query(
    `update account set created_at = ((${TODAY} - $2::int)::timestamp + interval '1 hour') at time zone 'Asia/Shanghai'
     where id = $1`,
    [accountId, ago],
  );
const daysAgo = async (ago: number): Promise<string> =>
  (await db.pool.query<{ day: string }>(`select to_char(${TODAY} - $1::int, 'YYYY-MM-DD') as day`, [ago]))
    .rows[0]!.day;
const makesUp = (identity: Identity, day: string) => askOnce(checkInCall, identity, { body: { day } });

test('the day on which the account was opened, by the clock of Beijing, can be made up for, the one before cannot', async () => {
  const identity = await aMemberWith(100);
  await openedDaysAgo(identity, 2);
  expect((await told(identity)).missedDays).toEqual([await daysAgo(1), await daysAgo(2)]);
  await expect(makesUp(identity, await daysAgo(3))).rejects.toMatchObject({
    statusCode: codes.badRequest,
    businessMsg: NOTHING_TO_MAKE_UP,
  });
  expect(await makesUp(identity, await daysAgo(2))).toEqual({ points: 0 });
});

test('of three days that are made up for at once, two are', async () => {
  const identity = await aMemberWith(100);
  await openedDaysAgo(identity, 30);
  const asked = await Promise.allSettled([1, 2, 3].map(async (ago) => makesUp(identity, await daysAgo(ago))));
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  expect(asked.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { statusCode: codes.conflict, businessMsg: NO_MAKE_UPS_LEFT },
  });
});

test('[CALL-102] a day that is made up for and completes its month brings what a whole month does', async () => {
  const identity = await aMemberWith(100);
  await openedDaysAgo(identity, 80);
  const missing = await daysAgo(1);
  await db.pool.query(
    `insert into attendance (account_id, day)
     select $1, one::date from generate_series(date_trunc('month', $2::timestamp),
       date_trunc('month', $2::timestamp) + interval '1 month - 1 day', interval '1 day') one where one::date <> $2::date`,
    [identity.accountId, missing],
  );
  expect(await makesUp(identity, missing)).toEqual({ points: 50 });
});

test('[ACT-001] while checking in is paused nobody checks in', async () => {
  const identity = await aMemberWith();
  await stepActivity(db.pool, 'attendance', 'pause', '盘点');
  await expect(askOnce(checkInCall, identity, { body: {} })).rejects.toThrow('盘点');
  await stepActivity(db.pool, 'attendance', 'start', '');
  expect(await askOnce(checkInCall, identity, { body: {} })).toEqual({ points: 5 });
});
