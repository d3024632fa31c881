import { checkInCall, checkInsCall } from '#features/activities/contract/index';
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
