import { createHmac } from 'node:crypto';
import type { PoolClient } from 'pg';
import { codes } from '#src/contract/codes';
import { ApiError } from '#infra/server/http/api-error';
import { TODAY } from '#infra/server/postgres/today';
import type { Drawn } from '../../contract/raffle';
import { messageOf, prizeAt, valueOf } from '../../rules/draw-value';
import { ACCOUNTS_A_BROWSER, DRAW_COST, DRAWS_A_DAY, RAFFLE, type Prize } from '../../rules/prizes';
import { giveReward, type RewardEnds } from '../give-reward';
import { holdPoints, movePoints } from '../ledger/move-points';
import { runningActivity } from '../running';
import { consumeChance } from './chances';
import { seedOf } from './seeds';
import { openSeason, publishOdds, seasonOf, takePrize } from './stock';

export const NO_DRAWS_LEFT = `今天的抽奖次数已用完，每天至多 ${DRAWS_A_DAY} 次`;
export const NO_CHANCE = '抽奖次数不足';
export const TOO_BUSY = '活动参与较频繁，请稍后再试';
export const NOT_NEXT = '抽奖状态已变化，请刷新后再抽';

const ACTIVITY = 'raffle';

const FORMER = `
  select number, drawn, given, state from draw where activity = $1 and account_id = $2 and number = $3`;
const SO_FAR = `
  select coalesce(max(number), 0)::int as last, (count(*) filter (where day = ${TODAY}))::int as today,
    to_char(${TODAY}, 'YYYY-MM-DD') as day
  from draw where activity = $1 and account_id = $2`;
const OTHERS = `
  select count(distinct account_id)::int as others from draw
  where activity = $1 and day = ${TODAY} and device = $2 and account_id <> $3`;
const HAD = 'select from draw where activity = $1 and account_id = $2 and season = $3 and given = $4';
const KEEP = `
  insert into draw (activity, account_id, number, season, day, device, paid_by, odds_id, drawn, given, state)
  values ($1, $2, $3, $4, $5::date, $6, $7, $8, $9, $10, $11)`;

interface SoFar {
  readonly last: number;
  readonly today: number;
  readonly day: string;
}
interface DrawAsked {
  readonly accountId: string;
  readonly globalId: string;
  readonly device: string | undefined;
  /** As the page was told: one more than the draws there were. */
  readonly number: number;
  readonly by: 'points' | 'chance';
}

const soFar = async (client: PoolClient, accountId: string): Promise<SoFar> => {
  const { rows } = await client.query<SoFar>(SO_FAR, [ACTIVITY, accountId]);
  if (!rows[0]) throw new Error('the statement returns a row');
  return rows[0];
};

const checkBrowser = async (client: PoolClient, { accountId, device }: DrawAsked) => {
  if (device === undefined) return;
  const { rows } = await client.query<{ others: number }>(OTHERS, [ACTIVITY, device, accountId]);
  if ((rows[0]?.others ?? 0) >= ACCOUNTS_A_BROWSER) throw new ApiError(codes.tooManyRequests, TOO_BUSY);
};

const pay = async (client: PoolClient, { accountId, by, number }: DrawAsked) => {
  if (by === 'points')
    await movePoints(client, { accountId, points: -DRAW_COST, kind: 'draw', ref: `${ACTIVITY} ${number}` });
  else if (!(await consumeChance(client, { accountId, activity: ACTIVITY })))
    throw new ApiError(codes.conflict, NO_CHANCE);
};

const named = (id: string): Prize => {
  const prize = RAFFLE.prizes.find((one) => one.id === id);
  if (!prize) throw new Error(`no prize ${id}`);
  return prize;
};

const mayHave = async (client: PoolClient, accountId: string, season: number, prize: Prize) => {
  if (prize.isOnce && (await client.query(HAD, [ACTIVITY, accountId, season, prize.id])).rowCount)
    return false;
  return prize.stock === undefined || takePrize(client, { activity: ACTIVITY, season, prize: prize.id });
};

/**
 * One draw, in one transaction: paid, drawn, taken from the stock and given, or nothing of it. The member's row is held
 * to the end; asked for a draw that was made, it answers that one.
 */
export const drawOnce = async (client: PoolClient, ends: RewardEnds, asked: DrawAsked): Promise<Drawn> => {
  const { accountId, number } = asked;
  await holdPoints(client, accountId);
  const former = await client.query<Drawn>(FORMER, [ACTIVITY, accountId, number]);
  if (former.rows[0]) return former.rows[0];
  const { day: dayOfActivity } = await runningActivity(client, ACTIVITY);
  const { last, today, day } = await soFar(client, accountId);
  if (number !== last + 1) throw new ApiError(codes.conflict, NOT_NEXT);
  if (today >= DRAWS_A_DAY) throw new ApiError(codes.conflict, NO_DRAWS_LEFT);
  await checkBrowser(client, asked);
  await pay(client, asked);
  const season = seasonOf(dayOfActivity);
  await openSeason(client, ACTIVITY, season);
  const hmac = createHmac('sha256', await seedOf(client, day));
  const value = valueOf(hmac.update(messageOf(asked.globalId, ACTIVITY, number)).digest('hex'));
  const drawn = prizeAt(RAFFLE.prizes, value);
  const prize = (await mayHave(client, accountId, season, drawn)) ? drawn : named(RAFFLE.fallback);
  const state = prize.reward.kind === 'goods' ? 'unclaimed' : 'given';
  await client.query(KEEP, [
    ACTIVITY,
    accountId,
    number,
    season,
    day,
    asked.device ?? null,
    asked.by,
    await publishOdds(client, ACTIVITY, RAFFLE),
    drawn.id,
    prize.id,
    state,
  ]);
  const source = `${ACTIVITY} ${number}`;
  await giveReward(client, ends, { accountId, reward: prize.reward, source, kind: 'prize' });
  return { number, drawn: drawn.id, given: prize.id, state };
};
