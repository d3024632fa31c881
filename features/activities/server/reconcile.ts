import type { Pool, PoolClient } from 'pg';
import { audit } from '#infra/server/security/audit';
import { inTransaction } from '#infra/server/postgres/database-pool';
import { check, type BookFault } from './book-check';
import { CAUSE_CHECKS } from './cause-books';
import { COUPON_CHECKS } from './coupon-books';
import { DRAW_CHECKS } from './draw-books';
import { ORDER_CHECKS } from './order-books';

export type { BookFault } from './book-check';

const BALANCES = `
  select h.account_id::text as account, h.balance::int, (received - spent)::int as moved, lots::int
  from points_holder h
  cross join lateral (select coalesce(sum(points), 0) as received from points_movement where to_holder = h.id) r
  cross join lateral (select coalesce(sum(points), 0) as spent from points_movement where from_holder = h.id) s
  cross join lateral (select coalesce(sum(remaining), 0) as lots from points_lot where holder_id = h.id) l
  where h.account_id is not null and (h.balance <> received - spent or h.balance <> lots) limit 20`;
const CHECKS = [
  ...ORDER_CHECKS,
  ...COUPON_CHECKS,
  ...DRAW_CHECKS,
  ...CAUSE_CHECKS,
  check<{ account: string; balance: number; moved: number; lots: number }>({
    sql: BALANCES,
    faultOf: ({ account, balance, moved, lots }) => ({
      activity: 'points',
      text: `会员 ${account} 的余额 ${balance}，流水 ${moved}，批次 ${lots}`,
    }),
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
