import { check } from './book-check';
import { EARNING, POINTS_KINDS, type PointsKind } from '../rules/earning';

/** Gift by gift what it gave beside what was booked for it. */
const GIFTS = `
  select g.account_id::text as account, g.activity || ' ' || g.goal || ' ' || g.number as ref, g.points as due,
    coalesce(m.points, 0) as booked
  from activity_gift g
  left join points_holder h on h.account_id = g.account_id
  left join points_movement m on m.to_holder = h.id and m.kind = 'campaign'
    and m.ref = g.activity || ' ' || g.goal || ' ' || g.number
  where coalesce(m.points, 0) <> g.points limit 20`;
/** What was booked for a gift, a day or a deed that is not there. */
const WITHOUT_CAUSE = `
  select h.account_id::text as account, m.kind, m.ref, m.points::int from points_movement m
  join points_holder h on h.id in (m.from_holder, m.to_holder) and h.account_id is not null
  left join unnest($1::text[], $2::text[]) as earned (kind, deed) on earned.kind = m.kind
  where case
    when m.kind = 'campaign' then not exists (
      select from activity_gift g where g.account_id = h.account_id and g.activity || ' ' || g.goal || ' ' || g.number = m.ref)
    when m.kind in ('checkIn', 'makeUp') then not exists (
      select from attendance a where a.account_id = h.account_id and a.day::text = m.ref and a.is_made_up = (m.kind = 'makeUp'))
    when earned.deed is not null then not exists (
      select from deed d where d.account_id = h.account_id and d.deed = earned.deed and d.ref = m.ref)
  end limit 20`;

const DEEDS = Object.keys(EARNING);
const KINDS_OF_DEEDS = Object.values(EARNING).map(({ kind }) => kind);

export const CAUSE_CHECKS = [
  check<{ account: string; ref: string; due: number; booked: number }>({
    sql: GIFTS,
    faultOf: ({ account, ref, due, booked }) => ({
      activity: 'points',
      text: `会员 ${account} 的主题活动礼（${ref}）应发 ${due} 积分，入账 ${booked}`,
    }),
  }),
  check<{ account: string; kind: PointsKind; ref: string; points: number }>({
    sql: WITHOUT_CAUSE,
    values: [KINDS_OF_DEEDS, DEEDS],
    faultOf: ({ account, kind, ref, points }) => ({
      activity: 'points',
      text: `会员 ${account} 的${POINTS_KINDS[kind]} ${points} 积分（${ref}）没有来由`,
    }),
  }),
];
