import { DRAW_COST, PRIZES } from '#src/contract/prizes';
import type { ActivityKey } from '../rules/activities';
import { check } from './book-check';

const STOCKS = `
  select activity, prize, season, total - remaining as taken,
    given::int
  from prize_stock s
  cross join lateral (
    select (select count(*) from draw d where d.activity = s.activity and d.season = s.season and d.given = s.prize)
      + (select count(*) from activity_gift g where g.activity = s.activity and g.season = s.season and g.goal = s.prize) as given
  ) g
  where total - remaining <> given limit 20`;
/** Draw by draw what was paid for it: of those by points the cost, which has been the same since the first. */
const UNPAID = `
  select d.activity, d.account_id::text as account, d.number, d.given,
    case d.paid_by when 'points' then $1::int else 0 end as due, coalesce(m.points, 0) as paid
  from draw d
  left join points_holder h on h.account_id = d.account_id
  left join points_movement m on m.from_holder = h.id and m.kind = 'draw' and m.ref = d.activity || ' ' || d.number
  where coalesce(m.points, 0) <> case d.paid_by when 'points' then $1::int else 0 end limit 20`;
const CHANCES = `
  select activity, account::text, sum(drawn)::int as drawn, sum(used)::int as used from (
    select activity, account_id as account, 1 as drawn, 0 as used from draw where paid_by = 'chance'
    union all select activity, account_id, 0, 1 from draw_chance where used_at is not null) as counted
  group by activity, account having sum(drawn) <> sum(used) limit 20`;
/** Draw by draw what it gave beside what was booked for it; a card, which is no prize, gives no points. */
const WON = `
  select d.activity, d.account_id::text as account, d.number, d.given, coalesce(prize.points, 0) as due,
    coalesce(m.points, 0) as booked
  from draw d
  join points_holder h on h.account_id = d.account_id
  left join unnest($1::text[], $2::int[]) as prize (id, points) on prize.id = d.given
  left join points_movement m on m.to_holder = h.id and m.kind = 'prize' and m.ref = d.activity || ' ' || d.number
  where coalesce(m.points, 0) <> coalesce(prize.points, 0) limit 20`;
const NEVER_DRAWN = `
  select h.account_id::text as account, m.kind, m.ref, m.points::int from points_movement m
  join points_holder h on h.id in (m.from_holder, m.to_holder) and h.account_id is not null
  where m.kind in ('draw', 'prize') and not exists (
    select from draw d where d.account_id = h.account_id and d.activity || ' ' || d.number = m.ref) limit 20`;
const IDS = PRIZES.map(({ id }) => id);
const POINTS = PRIZES.map(({ reward }) => (reward.kind === 'points' ? reward.points : null));

interface DrawRow {
  readonly activity: ActivityKey;
  readonly account: string;
  readonly number: number;
  readonly given: string;
}

export const DRAW_CHECKS = [
  check<{ activity: ActivityKey; prize: string; season: number; taken: number; given: number }>({
    sql: STOCKS,
    faultOf: ({ activity, prize, season, taken, given }) => ({
      activity,
      text: `第 ${season} 季 ${prize} 出库 ${taken}，中奖 ${given}`,
    }),
  }),
  check<DrawRow & { due: number; paid: number }>({
    sql: UNPAID,
    values: [DRAW_COST],
    faultOf: ({ activity, account, number, given, due, paid }) => ({
      activity,
      text: `会员 ${account} 的第 ${number} 次抽奖（${given}）应扣 ${due} 积分，扣了 ${paid}`,
    }),
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
  check<{ account: string; kind: 'draw' | 'prize'; ref: string; points: number }>({
    sql: NEVER_DRAWN,
    faultOf: ({ account, kind, ref, points }) => ({
      activity: 'points',
      text: `会员 ${account} 的抽奖${kind === 'prize' ? '所得' : '扣款'} ${points} 积分（${ref}）没有对应的抽奖`,
    }),
  }),
];
