import type { Pool, PoolClient } from 'pg';
import { audit } from '#infra/server/security/audit';
import { inTransaction } from '#infra/server/postgres/database-pool';
import { RAFFLE } from '#src/contract/prizes';
import type { ActivityKey } from '../rules/activities';

export interface BookFault {
  readonly activity: ActivityKey;
  /** 会员 12 的余额 50，流水 40 */
  readonly text: string;
}

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
/** Draw by draw what it gave beside what was booked for it. A prize of another worth has another id, for ever. */
const WON = `
  select d.activity, d.account_id::text as account, d.number, d.given, coalesce(prize.points, 0) as due,
    coalesce(m.points, 0) as booked
  from draw d
  join points_holder h on h.account_id = d.account_id
  join unnest($1::text[], $2::int[]) as prize (id, points) on prize.id = d.given
  left join points_movement m on m.to_holder = h.id and m.kind = 'prize' and m.ref = d.activity || ' ' || d.number
  where coalesce(m.points, 0) <> coalesce(prize.points, 0) limit 20`;
const PRODUCTS = `
  select product, total - remaining as taken,
    (select count(*) from product_order o where o.product = s.product and o.state <> 'returned')::int as ordered
  from product_stock s where total - remaining <>
    (select count(*) from product_order o where o.product = s.product and o.state <> 'returned') limit 20`;

/** Whatever does not balance, as one moment has it. */
const faultsIn = async (client: PoolClient): Promise<readonly BookFault[]> => {
  const balances = await client.query<{ account: string; balance: number; moved: number; lots: number }>(
    BALANCES,
  );
  const prizes = await client.query<{
    activity: ActivityKey;
    prize: string;
    season: number;
    taken: number;
    given: number;
  }>(PRIZES);
  const payments = await client.query<{ draws: number; paid: number }>(PAYMENTS);
  const won = await client.query<{
    activity: ActivityKey;
    account: string;
    number: number;
    given: string;
    due: number;
    booked: number;
  }>(WON, [
    RAFFLE.prizes.map(({ id }) => id),
    RAFFLE.prizes.map(({ reward }) => (reward.kind === 'points' ? reward.points : null)),
  ]);
  const gifts = await client.query<{ given: number; moved: number }>(GIFTS);
  const products = await client.query<{ product: string; taken: number; ordered: number }>(PRODUCTS);
  return [
    ...balances.rows.map(({ account, balance, moved, lots }) => ({
      activity: 'points' as const,
      text: `会员 ${account} 的余额 ${balance}，流水 ${moved}，批次 ${lots}`,
    })),
    ...prizes.rows.map(({ activity, prize, season, taken, given }) => ({
      activity,
      text: `第 ${season} 季 ${prize} 出库 ${taken}，中奖 ${given}`,
    })),
    ...payments.rows
      .filter(({ draws, paid }) => draws !== paid)
      .map(({ draws, paid }) => ({
        activity: 'raffle' as const,
        text: `用积分抽奖 ${draws} 次，扣款 ${paid} 次`,
      })),
    ...won.rows.map(({ activity, account, number, given, due, booked }) => ({
      activity,
      text: `会员 ${account} 的第 ${number} 次抽奖（${given}）应发 ${due} 积分，入账 ${booked}`,
    })),
    ...gifts.rows
      .filter(({ given, moved }) => given !== moved)
      .map(({ given, moved }) => ({
        activity: 'points' as const,
        text: `主题活动发放 ${given} 积分，流水 ${moved}`,
      })),
    ...products.rows.map(({ product, taken, ordered }) => ({
      activity: 'mall' as const,
      text: `${product} 出库 ${taken}，订单 ${ordered}`,
    })),
  ];
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
    for (const { key } of rows) await audit(client, { event: 'activity.paused-by-books', subject: key });
    return faults;
  });
