import { createHmac } from 'node:crypto';
import type { PoolClient } from 'pg';
import { codes } from '#src/contract/codes';
import { ApiError } from '#infra/server/http/api-error';
import { TODAY } from '#infra/server/postgres/today';
import type { DrawAnswer, Drawn } from '#src/contract/drawn';
import { messageOf, prizeAt, valueOf } from '#src/contract/draw-value';
import { ACCOUNTS_A_BROWSER, BROWSER_RULE, DRAW_COST, type DrawPlan, type Prize } from '#src/contract/prizes';
import type { ActivityKey } from '../../rules/activities';
import { giveReward, type RewardEnds } from '../give-reward';
import { holdPoints, movePoints } from '../ledger/move-points';
import { runningActivity } from '../running';
import { consumeChance } from './chances';
import { seedOf } from './seeds';
import { drawsSoFar } from './so-far';
import { openSeason, publishOdds, seasonOf, takePrize } from './stock';

export const noDrawsLeft = (drawsADay: number): string => `今天的次数已用完，每天至多 ${drawsADay} 次`;
export const NO_CHANCE = '抽奖次数不足';
export const BROWSER_IN_USE = `活动参与较频繁：${BROWSER_RULE}`;
export const NOT_NEXT = '抽奖状态已变化，请刷新后再抽';

const FORMER = `
  select number, drawn, given, state from draw where activity = $1 and account_id = $2 and number = $3`;
const OTHERS = `
  select count(distinct account_id)::int as others from draw
  where activity = $1 and day = ${TODAY} and device = $2 and account_id <> $3`;
/** Held to the end, so that of accounts that draw at once each finds what the one before has drawn. */
const HOLD_BROWSER = `select pg_advisory_xact_lock(hashtextextended('draw ' || $1::text || ' ' || $2::text, 0))`;
const HAD = 'select from draw where activity = $1 and account_id = $2 and season = $3 and given = $4';
const KEEP = `
  insert into draw (activity, account_id, number, season, day, device, paid_by, odds_id, drawn, given, state, place)
  values ($1, $2, $3, $4, $5::date, $6, $7, $8, $9, $10, $11, $12)`;

export interface DrawAsked {
  readonly activity: ActivityKey;
  readonly accountId: string;
  readonly globalId: string;
  readonly device: string | undefined;
  /** As the page was told: one more than the draws there were. */
  readonly number: number;
  /** A daily draw is free. */
  readonly by: 'points' | 'chance' | 'daily';
  /** Of the card that was turned. */
  readonly place?: number | undefined;
}

const checkBrowser = async (client: PoolClient, { activity, accountId, device }: DrawAsked) => {
  if (device === undefined) return;
  await client.query(HOLD_BROWSER, [activity, device]);
  const { rows } = await client.query<{ others: number }>(OTHERS, [activity, device, accountId]);
  if ((rows[0]?.others ?? 0) >= ACCOUNTS_A_BROWSER) throw new ApiError(codes.conflict, BROWSER_IN_USE);
};

const pay = async (client: PoolClient, { activity, accountId, by, number }: DrawAsked) => {
  if (by === 'points')
    await movePoints(client, { accountId, points: -DRAW_COST, kind: 'draw', ref: `${activity} ${number}` });
  else if (by === 'chance' && !(await consumeChance(client, { accountId, activity })))
    throw new ApiError(codes.conflict, NO_CHANCE);
};

const named = ({ prizes }: DrawPlan, id: string): Prize => {
  const prize = prizes.find((one) => one.id === id);
  if (!prize) throw new Error(`no prize ${id}`);
  return prize;
};

const answered = (draw: Drawn, prize: Prize | undefined, isFormer: boolean): DrawAnswer => ({
  ...draw,
  isFormer,
  isVip: prize?.reward.kind === 'vip',
});

const mayHave = async (
  client: PoolClient,
  { activity, accountId }: DrawAsked,
  season: number,
  prize: Prize,
) => {
  if (prize.isOnce && (await client.query(HAD, [activity, accountId, season, prize.id])).rowCount)
    return false;
  return prize.stock === undefined || takePrize(client, { activity, season, prize: prize.id });
};

/**
 * One draw, in one transaction: paid, drawn, taken from the stock and given, or nothing of it. The member's row is held
 * to the end; asked for a draw that was made, it answers that one.
 */
export const drawOnce = async (
  client: PoolClient,
  ends: RewardEnds,
  plan: DrawPlan,
  asked: DrawAsked,
): Promise<DrawAnswer> => {
  const { activity, accountId, number } = asked;
  await holdPoints(client, accountId);
  const [former] = (await client.query<Drawn>(FORMER, [activity, accountId, number])).rows;
  if (former)
    return answered(
      former,
      plan.prizes.find(({ id }) => id === former.given),
      true,
    );
  const { day: dayOfActivity } = await runningActivity(client, activity);
  const { nextNumber, doneToday, day } = await drawsSoFar(client, accountId, activity);
  if (number !== nextNumber) throw new ApiError(codes.conflict, NOT_NEXT);
  if (doneToday >= plan.drawsADay) throw new ApiError(codes.conflict, noDrawsLeft(plan.drawsADay));
  await checkBrowser(client, asked);
  await pay(client, asked);
  const season = seasonOf(dayOfActivity);
  await openSeason(client, activity, season, plan);
  const hmac = createHmac('sha256', await seedOf(client, day));
  const value = valueOf(hmac.update(messageOf(asked.globalId, activity, number)).digest('hex'));
  const drawn = prizeAt(plan.prizes, value);
  const prize = (await mayHave(client, asked, season, drawn)) ? drawn : named(plan, plan.fallback);
  const state = prize.reward.kind === 'goods' ? 'unclaimed' : 'given';
  await client.query(KEEP, [
    activity,
    accountId,
    number,
    season,
    day,
    asked.device ?? null,
    asked.by,
    await publishOdds(client, activity, plan),
    drawn.id,
    prize.id,
    state,
    asked.place ?? null,
  ]);
  const source = `${activity} ${number}`;
  await giveReward(client, ends, { accountId, reward: prize.reward, source, kind: 'prize' });
  return answered({ number, drawn: drawn.id, given: prize.id, state }, prize, false);
};
