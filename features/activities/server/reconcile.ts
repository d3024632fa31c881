import type { Pool, PoolClient } from 'pg';
import { audit } from '#infra/server/security/audit';
import { inTransaction } from '#infra/server/postgres/database-pool';
import { RAFFLE } from '#src/contract/prizes';
import type { ActivityKey } from '../rules/activities';
import { check, type BookFault } from './book-check';
import { COUPON_CHECKS } from './coupon-books';
import { ORDER_CHECKS } from './order-books';

export type { BookFault } from './book-check';

const BALANCES = `
  select h.account_id::text as account, h.balance::int, (received - spent)::int as moved, lots::int
  from points_holder h
  cross join lateral (select coalesce(sum(points), 0) as received from points_movement where to_holder = h.id) r
  cross join lateral (select coalesce(sum(points), 0) as spent from points_movement where from_holder = h.id) s
  cross join lateral (select coalesce(sum(remaining), 0) as lots from points_lot where holder_id = h.id) l
  where h.account_id is not null and (h.balance <> received - spent or h.balance <> lots) limit 20`;
const PRIZES = `
  select activity, prize, season, total - remaining as taken,
    given::int
  from prize_stock s
  cross join lateral (
    select (select count(*) from draw d where d.activity = s.activity and d.season = s.season and d.given = s.prize)
      + (select count(*) from activity_gift g where g.activity = s.activity and g.season = s.season and g.goal = s.prize) as given
  ) g
  where total - remaining <> given limit 20`;
const GIFTS = `
  select (select coalesce(sum(points), 0) from activity_gift)::int as given,
    (select coalesce(sum(points), 0) from points_movement where kind = 'campaign')::int as moved`;
const PAYMENTS = `
  select (select count(*) from draw where paid_by = 'points')::int as draws,
    (select count(*) from points_movement where kind = 'draw')::int as paid`;
const CHANCES = `
  select activity, account::text, sum(drawn)::int as drawn, sum(used)::int as used from (
    select activity, account_id as account, 1 as drawn, 0 as used from draw where paid_by = 'chance'
    union all select activity, account_id, 0, 1 from draw_chance where used_at is not null) as counted
  group by activity, account having sum(drawn) <> sum(used) limit 20`;
/** Draw by draw what it gave beside what was booked for it. A prize of another worth has another id, for ever. */
const WON = `
  select d.activity, d.account_id::text as account, d.number, d.given, coalesce(prize.points, 0) as due,
    coalesce(m.points, 0) as booked
  from draw d
  join points_holder h on h.account_id = d.account_id
  join unnest($1::text[], $2::int[]) as prize (id, points) on prize.id = d.given
  left join points_movement m on m.to_holder = h.id and m.kind = 'prize' and m.ref = d.activity || ' ' || d.number
  where coalesce(m.points, 0) <> coalesce(prize.points, 0) limit 20`;
const NEVER_WON = `
  select h.account_id::text as account, m.ref, m.points::int from points_movement m
  join points_holder h on h.id = m.to_holder
  where m.kind = 'prize' and not exists (
    select from draw d where d.account_id = h.account_id and d.activity || ' ' || d.number = m.ref) limit 20`;
const IDS = RAFFLE.prizes.map(({ id }) => id);
const POINTS = RAFFLE.prizes.map(({ reward }) => (reward.kind === 'points' ? reward.points : null));

interface DrawRow {
  readonly activity: ActivityKey;
  readonly account: string;
  readonly number: number;
  readonly given: string;
}

const CHECKS = [
  ...ORDER_CHECKS,
  ...COUPON_CHECKS,
  check<{ account: string; balance: number; moved: number; lots: number }>({
    sql: BALANCES,
    faultOf: ({ account, balance, moved, lots }) => ({
      activity: 'points',
      text: `会员 ${account} 的余额 ${balance}，流水 ${moved}，批次 ${lots}`,
    }),
  }),
  check<{ activity: ActivityKey; prize: string; season: number; taken: number; given: number }>({
    sql: PRIZES,
    faultOf: ({ activity, prize, season, taken, given }) => ({
      activity,
      text: `第 ${season} 季 ${prize} 出库 ${taken}，中奖 ${given}`,
    }),
  }),
  check<{ draws: number; paid: number }>({
    sql: PAYMENTS,
    faultOf: ({ draws, paid }) =>
      draws === paid ? undefined : { activity: 'raffle', text: `用积分抽奖 ${draws} 次，扣款 ${paid} 次` },
  }),
  check<{ activity: ActivityKey; account: string; drawn: number; used: number }>({
    sql: CHANCES,
    faultOf: ({ activity, account, drawn, used }) => ({
      activity,
      text: `会员 ${account} 用机会抽奖 ${drawn} 次，用掉机会 ${used} 次`,
    }),
  }),
  check<DrawRow & { due: number; booked: number }>({
    sql: WON,
    values: [IDS, POINTS],
    faultOf: ({ activity, account, number, given, due, booked }) => ({
      activity,
      text: `会员 ${account} 的第 ${number} 次抽奖（${given}）应发 ${due} 积分，入账 ${booked}`,
    }),
  }),
  check<{ account: string; ref: string; points: number }>({
    sql: NEVER_WON,
    faultOf: ({ account, ref, points }) => ({
      activity: 'points',
      text: `会员 ${account} 的抽奖所得 ${points} 积分（${ref}）没有对应的抽奖`,
    }),
  }),
  check<{ given: number; moved: number }>({
    sql: GIFTS,
    faultOf: ({ given, moved }) =>
      given === moved ? undefined : { activity: 'points', text: `主题活动发放 ${given} 积分，流水 ${moved}` },
  }),
];

/** Whatever does not balance, as one moment has it. */
const faultsIn = async (client: PoolClient): Promise<readonly BookFault[]> => {
  const faults: BookFault[] = [];
  for (const faultsOfCheck of CHECKS) faults.push(...(await faultsOfCheck(client)));
  return faults;
};

const PAUSE = `
  update activity set state = 'paused', why = '账目核对中，稍后恢复'
  where state = 'running' and (key = any ($1::text[]) or 'points' = any ($1::text[])) returning key`;

/** Pauses what does not balance; where members' points do not, everything. */
export const reconcile = (pool: Pool): Promise<readonly BookFault[]> =>
  inTransaction(pool, async (client) => {
    await client.query('set transaction isolation level repeatable read');
    const faults = await faultsIn(client);
    if (faults.length === 0) return faults;
    const { rows } = await client.query<{ key: string }>(PAUSE, [faults.map(({ activity }) => activity)]);
    for (const { key } of rows) await audit(client, { event: 'activity.paused-by-books', object: key });
    return faults;
  });
