import { createHmac } from 'node:crypto';
import type { Pool } from 'pg';
import type { Drawn } from '#features/activities/contract/index';
import { messageOf, prizeAt, valueOf } from '#src/contract/draw-value';
import { DRAW_COST, DRAWS_A_DAY, RAFFLE } from '#src/contract/prizes';
import { reconcile } from '#features/activities/server/index';
import type { Drawer } from './prepare';

/** What the draws of a day are paid by. */
export const MEANS = { byPoints: 3, byChance: DRAWS_A_DAY - 3 } as const;
export const SEASON = 1;
/** Fifty pieces of prizes that are drawn more often than there are of them; of the scarcer ones there is none. */
export const STOCK: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    RAFFLE.prizes.flatMap(({ id, stock }): [string, number][] => (stock === undefined ? [] : [[id, 0]])),
  ),
  vip7: 10,
  off50: 15,
  export: 25,
};
const PIECES = Object.values(STOCK).reduce((sum, one) => sum + one, 0);

export const nameOf = ({ accountId }: Drawer, number: number): string => `${accountId} ${number}`;

interface Stored extends Drawn {
  readonly accountId: string;
  readonly globalId: string;
  readonly seed: Buffer;
}

const STORED = `
  select account_id::text as "accountId", global_id as "globalId", number, drawn, given, draw.state, seed
  from draw join account on account.id = account_id join draw_seed using (day)`;
const LEDGER = `
  select (select count(*) from points_movement)::int as movements,
    (select coalesce(sum(points), 0) from points_movement where kind = 'draw')::int as paid,
    (select coalesce(sum(balance), 0) from points_holder where account_id is not null)::int as balances,
    (select coalesce(sum(m.points * case when f.house is not null then 1 else -1 end), 0) from points_movement m
      join points_holder f on f.id = m.from_holder)::int as moved,
    (select count(*) from draw_chance where used_at is not null)::int as chances`;
const TAKEN = 'select coalesce(sum(total - remaining), 0)::int as taken from prize_stock where season = $1';

/** What the books say, and whatever in them is not as it was answered, drawn or paid. */
export const audit = async (pool: Pool, members: number, answers: ReadonlyMap<string, string>) => {
  const draws = members * DRAWS_A_DAY;
  const { rows } = await pool.query<Stored>(STORED);
  const ledger = (
    await pool.query<{ movements: number; paid: number; balances: number; moved: number; chances: number }>(
      LEDGER,
    )
  ).rows[0];
  const taken = (await pool.query<{ taken: number }>(TAKEN, [SEASON])).rows[0]?.taken;
  const faults = (await reconcile(pool)).map(({ text }) => text);
  const scarce = rows.filter(({ given }) => (STOCK[given] ?? 0) > 0);
  for (const { accountId, globalId, seed, ...drawn } of rows) {
    const name = nameOf({ accountId, globalId }, drawn.number);
    const { number, drawn: fell, given, state } = drawn;
    if (answers.get(name) !== JSON.stringify({ number, drawn: fell, given, state }))
      faults.push(`draw ${name} is stored otherwise than answered`);
    const hmac = createHmac('sha256', seed)
      .update(messageOf(globalId, 'raffle', number))
      .digest('hex');
    if (prizeAt(RAFFLE.prizes, valueOf(hmac)).id !== fell)
      faults.push(`draw ${name} is not what its seed says`);
  }
  const wanted = {
    results: draws,
    answers: draws,
    prizes: PIECES,
    taken: PIECES,
    paid: members * MEANS.byPoints * DRAW_COST,
    chances: members * MEANS.byChance,
    balances: ledger?.moved,
  };
  const found = {
    results: rows.length,
    answers: answers.size,
    prizes: scarce.length,
    taken,
    paid: ledger?.paid,
    chances: ledger?.chances,
    balances: ledger?.balances,
  };
  if (JSON.stringify(found) !== JSON.stringify(wanted))
    faults.push(`${JSON.stringify(found)}; wanted ${JSON.stringify(wanted)}`);
  return {
    faults,
    lines: [
      `results stored ${found.results}, prizes given ${found.prizes} of ${PIECES}`,
      `ledger: ${ledger?.movements} movements, balances ${found.balances} = moved ${ledger?.moved}, paid for draws ${found.paid}, chances used ${found.chances}`,
    ],
  };
};
