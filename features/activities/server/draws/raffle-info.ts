import type { Pool } from 'pg';
import { MASKED_USERNAME } from '#infra/server/postgres/masked-username';
import { TODAY } from '#infra/server/postgres/today';
import type { Raffle } from '../../contract/raffle';
import { DRAW_COST, DRAWS_A_DAY, RAFFLE, SEASON_DAYS } from '#src/contract/prizes';
import { activityNamed } from '../running';
import { pointsOf } from '../ledger/standing';
import { chancesOf } from './chances';
import { publishedSeed } from './seeds';
import { drawsSoFar } from './so-far';
import { oddsId, remainingOf, seasonOf } from './stock';

const ACTIVITY = 'raffle';

/** Names of members are shown by their first and last sign alone. */
const WINNERS = `
  select ${MASKED_USERNAME} as name, given as prize,
    to_char(draw.at at time zone 'Asia/Shanghai', 'MM-DD HH24:MI') as at
  from draw join account on account.id = draw.account_id
  where activity = $1 and season = $2 and given = any ($3::text[]) order by draw.at desc limit 20`;
const DAY = `
  select to_char(${TODAY}, 'YYYY-MM-DD') as today, to_char($1::date + $2::int - 1, 'YYYY-MM-DD') as "endsOn"`;
const prizeName = (id: string): string => RAFFLE.prizes.find((prize) => prize.id === id)?.name ?? id;

const ownOf = async (pool: Pool, accountId: string) => {
  const { nextNumber, doneToday } = await drawsSoFar(pool, accountId, ACTIVITY);
  const { totalPoints } = await pointsOf(pool, accountId);
  return {
    nextNumber,
    chances: await chancesOf(pool, accountId, ACTIVITY),
    totalPoints,
    leftToday: Math.max(0, DRAWS_A_DAY - doneToday),
  };
};

export const raffleInfo = async (pool: Pool, accountId: string | undefined): Promise<Raffle> => {
  const { day, ...standing } = await activityNamed(pool, ACTIVITY);
  const season = seasonOf(Math.max(0, day));
  const remaining = await remainingOf(pool, ACTIVITY, season);
  const dates = await pool.query<{ today: string; endsOn: string }>(DAY, [
    standing.startsOn,
    season * SEASON_DAYS,
  ]);
  const { today = '', endsOn = '' } = dates.rows[0] ?? {};
  const scarce = RAFFLE.prizes.filter(({ stock }) => stock !== undefined).map(({ id }) => id);
  const winners = await pool.query<Raffle['winners'][number]>(WINNERS, [ACTIVITY, season, scarce]);
  const seed = await publishedSeed(pool, today);
  return {
    standing,
    season: { number: season, endsOn },
    cost: DRAW_COST,
    drawsADay: DRAWS_A_DAY,
    oddsId: oddsId(RAFFLE),
    fallback: RAFFLE.fallback,
    prizes: RAFFLE.prizes.map(({ id, name, value = null, odds, stock = null, isOnce = false }) => ({
      isOnce,
      id,
      name,
      value,
      odds,
      stock,
      remaining: stock === null ? null : (remaining.get(id) ?? stock),
    })),
    today: { day: today, digest: seed?.digest ?? '' },
    winners: winners.rows.map((winner) => ({ ...winner, prize: prizeName(winner.prize) })),
    own: accountId === undefined ? null : await ownOf(pool, accountId),
  };
};
