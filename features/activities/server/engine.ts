import { createHmac } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import type { GiftGiven } from '#src/contract/gifts';
import type { Deed } from '#src/contract/deeds';
import { valueOf } from '#src/contract/draw-value';
import type { DrawPlan, PrizeTable } from '#src/contract/prizes';
import { TODAY } from '#infra/server/postgres/today';
import type { ActivityKey } from '../rules/activities';
import { standingOfCheckIns } from './check-in';
import { chancesOf, giveChance } from './draws/chances';
import { drawOnce, type DrawAsked } from './draws/draw';
import { claimPrize, drawsOf } from './draws/own-draws';
import { publishedSeed, seedOf } from './draws/seeds';
import { drawsSoFar } from './draws/so-far';
import { oddsId, openSeason, remainingOf, seasonOf, takePrize } from './draws/stock';
import { giftsOf, giveGift } from './gifts';
import type { RewardEnds } from './give-reward';
import { holdPoints, movePoints } from './ledger/move-points';
import { fitting } from './ledger/standing';
import { activityNamed, runningActivity } from './running';

const DAY = `select to_char(${TODAY}, 'YYYY-MM-DD') as today`;
const DEEDS = `
  select count(*)::int as times from deed
  where account_id = $1 and deed = $2 and ($3::text is null or ref = $3)
    and ($4::date is null or (at at time zone 'Asia/Shanghai')::date >= $4::date)`;
const ACTIVE_DAYS = `
  select count(distinct day)::int as days from (
    select day from attendance where account_id = $1 and not is_made_up
    union select (at at time zone 'Asia/Shanghai')::date from deed where account_id = $1
    union select day from account_day where account_id = $1
  ) active where day between $2::date and $3::date`;

export interface DeedsAsked {
  readonly accountId: string;
  readonly deed: Deed;
  readonly ref?: string | undefined;
  /** YYYY-MM-DD; ever, without it. */
  readonly since?: string | undefined;
}

const todayOf = async (client: Pool | PoolClient): Promise<string> =>
  (await client.query<{ today: string }>(DAY)).rows[0]?.today ?? '';

/** What themed campaigns are run with: the books, draws, stock and standing of the activities, through one door. */
export const activitiesEngine = (ends: RewardEnds) => ({
  /** The member's row, to the end of the transaction: whatever is granted comes one after the other. */
  hold: holdPoints,
  standing: activityNamed,
  running: runningActivity,
  today: todayOf,
  seasonOf,
  draw: (client: PoolClient, plan: DrawPlan, asked: DrawAsked) => drawOnce(client, ends, plan, asked),
  drawsOf,
  claimPrize,
  giveChance,
  chancesOf,
  drawsSoFar,
  oddsId,
  /** What is left this season of what has a limit; all of it is, of what is not named. */
  remaining: remainingOf,
  /** False when none is left. */
  take: async (
    client: PoolClient,
    activity: ActivityKey,
    season: number,
    stocked: Pick<PrizeTable, 'prizes'>,
    prize: string,
  ) => {
    await openSeason(client, activity, season, stocked);
    return takePrize(client, { activity, season, prize });
  },
  giftsOf,
  giveGift: (client: PoolClient, gift: GiftGiven<ActivityKey>) => giveGift(client, ends, gift),
  /** What still fits into the day, of points that count towards its limit. */
  earn: async (
    client: PoolClient,
    earned: {
      readonly accountId: string;
      readonly kind: 'question';
      readonly ref: string;
      readonly points: number;
    },
  ): Promise<number> => {
    const points = await fitting(client, earned.accountId, earned.points);
    if (points === 0) return 0;
    const { isFirst } = await movePoints(client, { ...earned, points });
    return isFirst ? points : 0;
  },
  /** Of an invitation; not counted towards the day. */
  rewardInvite: (client: PoolClient, accountId: string, points: number, ref: string) =>
    movePoints(client, { accountId, points, kind: 'invite', ref }),
  timesOf: async (
    client: Pool | PoolClient,
    { accountId, deed, ref, since }: DeedsAsked,
  ): Promise<number> => {
    const { rows } = await client.query<{ times: number }>(DEEDS, [
      accountId,
      deed,
      ref ?? null,
      since ?? null,
    ]);
    return rows[0]?.times ?? 0;
  },
  checkIns: standingOfCheckIns,
  /** Days on which the member checked in or did something that counts. */
  activeDays: async (
    client: Pool | PoolClient,
    accountId: string,
    from: string,
    upTo: string,
  ): Promise<number> => {
    const { rows } = await client.query<{ days: number }>(ACTIVE_DAYS, [accountId, from, upTo]);
    return rows[0]?.days ?? 0;
  },
  /** The digest of today's seed, as published. */
  todaysDigest: async (pool: Pool): Promise<{ day: string; digest: string }> => {
    const day = await todayOf(pool);
    return { day, digest: (await publishedSeed(pool, day))?.digest ?? '' };
  },
  /** From today's secret seed, from 0 to below 1. */
  valueToday: async (client: PoolClient, message: string): Promise<number> => {
    const hmac = createHmac('sha256', await seedOf(client, await todayOf(client)));
    return valueOf(hmac.update(message).digest('hex'));
  },
});
