import { oddsText } from '#src/contract/draw-value';
import { createHash } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import type { ActivityKey } from '../../rules/activities';
import { SEASON_DAYS, type PrizeTable } from '#src/contract/prizes';

export const seasonOf = (day: number): number => Math.floor(day / SEASON_DAYS) + 1;

export const oddsId = (table: PrizeTable): string =>
  createHash('sha256').update(oddsText(table)).digest('hex');

export const publishOdds = async (
  client: PoolClient,
  activity: ActivityKey,
  table: PrizeTable,
): Promise<string> => {
  const id = oddsId(table);
  await client.query(
    `insert into draw_odds (id, activity, odds)
     select $1, $2, $3 where not exists (select from draw_odds where id = $1) on conflict do nothing`,
    [id, activity, oddsText(table)],
  );
  return id;
};

const OPEN = `
  insert into prize_stock (activity, season, prize, total, remaining)
  select $1, $2, prize, total, total from unnest($3::text[], $4::int[]) as stock (prize, total)
  where not exists (select from prize_stock where activity = $1 and season = $2)
  on conflict do nothing`;

/** With its first draw; until then all of the stock is there. */
export const openSeason = async (
  client: Pool | PoolClient,
  activity: ActivityKey,
  season: number,
  { prizes }: Pick<PrizeTable, 'prizes'>,
): Promise<void> => {
  const stocked = prizes.flatMap(({ id, stock }) => (stock === undefined ? [] : [{ id, stock }]));
  await client.query(OPEN, [
    activity,
    season,
    stocked.map(({ id }) => id),
    stocked.map(({ stock }) => stock),
  ]);
};

/** False when none is left. */
export const takePrize = async (
  client: PoolClient,
  {
    activity,
    season,
    prize,
  }: { readonly activity: ActivityKey; readonly season: number; readonly prize: string },
): Promise<boolean> => {
  const { rowCount } = await client.query(
    `update prize_stock set remaining = remaining - 1
     where activity = $1 and season = $2 and prize = $3 and remaining > 0`,
    [activity, season, prize],
  );
  return rowCount === 1;
};

export const remainingOf = async (
  pool: Pool,
  activity: ActivityKey,
  season: number,
): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await pool.query<{ prize: string; remaining: number }>(
    'select prize, remaining from prize_stock where activity = $1 and season = $2',
    [activity, season],
  );
  return new Map(rows.map(({ prize, remaining }) => [prize, remaining]));
};
