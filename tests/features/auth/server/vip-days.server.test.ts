import { giveVipDays } from '#features/auth/server/rights';
import { aMember } from '#tests/support/ask';
import { testDatabase } from '#tests/support/database';

const db = testDatabase();
let count = 0;
/** Hours of VIP that are left, and whether they are a trial, after so many days are given to whom this was set. */
const after = async (days: number, vipUntil: string, isTrial: boolean) => {
  const { accountId } = await aMember(db.pool, `vip${(count += 1)}`);
  await db.pool.query(`update account set vip_until = ${vipUntil}, is_trial = $2 where id = $1`, [
    accountId,
    isTrial,
  ]);
  await db.database.transaction((client) => giveVipDays(client, accountId, days));
  const { rows } = await db.pool.query<{ hours: number; isTrial: boolean }>(
    `select round(extract(epoch from vip_until - now()) / 3600)::int as hours, is_trial as "isTrial"
     from account where id = $1`,
    [accountId],
  );
  return rows[0];
};

test.each([
  ['none before', 1, 'null', false, { hours: 24, isTrial: true }],
  ['one that has ended', 3, `now() - interval '5 days'`, false, { hours: 72, isTrial: true }],
  ['a paid one that goes on', 1, `now() + interval '10 days'`, false, { hours: 264, isTrial: false }],
  ['a trial that goes on', 7, `now() + interval '2 days'`, true, { hours: 216, isTrial: true }],
] as const)(
  '[CALL-094] [CALL-100] [CALL-111] [CALL-135] after %s, %i days of VIP go on from its end',
  async (_, days, vipUntil, isTrial, left) => {
    expect(await after(days, vipUntil, isTrial)).toEqual(left);
  },
);
