import type { Pool, PoolClient } from 'pg';
import { codes } from '#src/contract/codes';
import type { PrizeTable } from '#src/contract/prizes';
import { ApiError } from '#infra/server/http/api-error';
import type { GivenGift } from '../contract/gifts';
import type { Campaign, Goal } from '../rules/campaign';
import { holds, tally, usableDays, usableThrough, type Counts } from '../rules/tally';
import type { Gift } from '#src/contract/gifts';
import type { ActivityEngine } from './engine';
import { marksOf, type Mark } from './marks';
import { checkRight } from './rights';
import { areTasksDone } from './tasks';

const NO_GOAL = '没有这份礼';
export const NOT_NEXT = '状态已变化，请刷新后再试';
export const SOLD_OUT = '奖品已兑完';
export const HAD_ALL = '已达兑换上限';
const TOO_FEW = '还没有集够';
const TASKS_LEFT = '任务还没有全部完成';
const daysLeft = (done: number, of: number) => `连续签到还没有满 ${of} 天：没有用过的有 ${done} 天`;
const NO_SWAP = '没有这样的卡可换';

const DRAWN = `
  select given as kind, place, to_char(day, 'YYYY-MM-DD') as day from draw where activity = $1 and account_id = $2 order by number`;

/** What may be had of a stock, as the house keeps it. */
export const stockedGoals = ({ goals = [] }: Campaign): Pick<PrizeTable, 'prizes'> => ({
  prizes: goals.flatMap(({ id, name, reward, stock }) =>
    stock === undefined ? [] : [{ id, name, reward, stock, odds: 0 }],
  ),
});

interface Progress {
  readonly today: string;
  readonly marks: readonly Mark[];
  readonly gifts: readonly Gift[];
  readonly held: Counts;
  /** Today's cards, in their order. */
  readonly drawnToday: readonly { readonly kind: string; readonly place: number | null }[];
  readonly checkIns: Awaited<ReturnType<ActivityEngine['checkIns']>> | undefined;
}

/** Where a member stands in a campaign, as one look has it. */
export const progressOf = async (
  client: Pool | PoolClient,
  engine: ActivityEngine,
  campaign: Campaign,
  accountId: string,
): Promise<Progress> => {
  const { key, held = {}, heldFor, goals = [] } = campaign;
  const today = await engine.today(client);
  const marks = await marksOf(client, key, accountId);
  const gifts = await engine.giftsOf(client, accountId, key);
  const { rows } = await client.query<{ kind: string; place: number | null; day: string }>(DRAWN, [
    key,
    accountId,
  ]);
  const received = [...rows, ...marks];
  const countsDays = goals.some(({ needs }) => needs.of === 'days');
  return {
    today,
    marks,
    gifts,
    held: tally(Object.keys(held), received, gifts, heldFor === 'day' ? today : undefined),
    drawnToday: rows.filter(({ day }) => day === today).map(({ kind, place }) => ({ kind, place })),
    checkIns: countsDays ? await engine.checkIns(client, accountId) : undefined,
  };
};

const hadOf = ({ gifts }: Progress, goal: string): number =>
  gifts.filter((gift) => gift.goal === goal).length;
export const nextNumberOf = (progress: Progress, goal: string): number => hadOf(progress, goal) + 1;

const usedThrough = ({ gifts }: Progress): string | undefined =>
  gifts
    .flatMap(({ through }) => (through === null ? [] : [through]))
    .toSorted()
    .at(-1);
const throughOf = (progress: Progress, days: number): string | undefined =>
  progress.checkIns && usableThrough(progress.checkIns, usedThrough(progress), days);
const daysOf = (progress: Progress): number =>
  progress.checkIns ? usableDays(progress.checkIns, usedThrough(progress)) : 0;

/** Why it cannot be had now, stock aside; undefined where it can. */
export const goalRefusal = (
  campaign: Campaign,
  { id, needs, most }: Goal,
  progress: Progress,
): string | undefined => {
  if (most !== undefined && hadOf(progress, id) >= most) return HAD_ALL;
  if (needs.of === 'tasks')
    return areTasksDone(campaign, progress.marks, progress.today) ? undefined : TASKS_LEFT;
  if (needs.of === 'held') return holds(progress.held, needs.held) ? undefined : TOO_FEW;
  return throughOf(progress, needs.days) === undefined ? daysLeft(daysOf(progress), needs.days) : undefined;
};

export interface GoalAsked {
  readonly accountId: string;
  readonly goal: string;
  /** One more than the gifts of this goal there were, as the page was told. */
  readonly number: number;
}

/** In one transaction: looked whether it may be had, taken from the stock, kept and given; asked again, the same gift. */
export const reachGoal = async (
  client: PoolClient,
  engine: ActivityEngine,
  campaign: Campaign,
  { accountId, goal: id, number }: GoalAsked,
): Promise<GivenGift> => {
  const { key, goals = [] } = campaign;
  const goal = goals.find((one) => one.id === id);
  if (!goal) throw new ApiError(codes.notFound, NO_GOAL);
  await engine.hold(client, accountId);
  const progress = await progressOf(client, engine, campaign, accountId);
  const former = progress.gifts.find((gift) => gift.goal === id && gift.number === number);
  const isVip = goal.reward.kind === 'vip';
  if (former) return { goal: id, number, name: former.name, isFormer: true, isVip };
  const { day } = await engine.running(client, key);
  await checkRight(client, engine, campaign, accountId);
  const refusal = goalRefusal(campaign, goal, progress);
  if (refusal !== undefined) throw new ApiError(codes.conflict, refusal);
  if (number !== nextNumberOf(progress, id)) throw new ApiError(codes.conflict, NOT_NEXT);
  const { name, needs, reward, stock } = goal;
  const season = engine.seasonOf(day);
  if (stock !== undefined && !(await engine.take(client, key, season, stockedGoals(campaign), id)))
    throw new ApiError(codes.conflict, SOLD_OUT);
  const through = needs.of === 'days' ? throughOf(progress, needs.days) : undefined;
  await engine.giveGift(client, {
    activity: key,
    accountId,
    goal: id,
    number,
    season,
    name,
    reward,
    ...(needs.of === 'held' && { spent: needs.held }),
    ...(through !== undefined && { through }),
  });
  return { goal: id, number, name, isFormer: false, isVip };
};

/** Whichever can be had first. */
export const reachAnyGoal = async (
  client: PoolClient,
  engine: ActivityEngine,
  campaign: Campaign,
  accountId: string,
): Promise<GivenGift> => {
  await engine.hold(client, accountId);
  const progress = await progressOf(client, engine, campaign, accountId);
  const [given] = progress.gifts.filter(({ day, card }) => day === progress.today && card === null);
  if (given) {
    const { goal, number, name } = given;
    const isVip = campaign.goals?.find(({ id }) => id === goal)?.reward.kind === 'vip';
    return { goal, number, name, isFormer: true, isVip };
  }
  const goal = campaign.goals?.find((one) => goalRefusal(campaign, one, progress) === undefined);
  if (!goal) throw new ApiError(codes.conflict, TOO_FEW);
  return reachGoal(client, engine, campaign, {
    accountId,
    goal: goal.id,
    number: nextNumberOf(progress, goal.id),
  });
};

const SWAP = 'swap';

export const nextSwapOf = (progress: Progress): number => nextNumberOf(progress, SWAP);

/** So many alike for one of another kind; asked again under its number, the same swap. */
export const swapCards = async (
  client: PoolClient,
  engine: ActivityEngine,
  campaign: Campaign,
  asked: {
    readonly accountId: string;
    readonly from: string;
    readonly to: string;
    readonly number: number;
  },
): Promise<GivenGift> => {
  const { accountId, from, to, number } = asked;
  const { key, held = {}, swapFor } = campaign;
  await engine.hold(client, accountId);
  const progress = await progressOf(client, engine, campaign, accountId);
  const former = progress.gifts.find((gift) => gift.goal === SWAP && gift.number === number);
  if (former) {
    // Told by the number of another swap, it would seem to have been made.
    if (former.card !== to || !Object.hasOwn(former.spent, from))
      throw new ApiError(codes.conflict, NOT_NEXT);
    return { goal: SWAP, number, name: former.name, isFormer: true, isVip: false };
  }
  const { day } = await engine.running(client, key);
  const name = held[to];
  if (
    swapFor === undefined ||
    name === undefined ||
    from === to ||
    !holds(progress.held, { [from]: swapFor })
  )
    throw new ApiError(codes.conflict, NO_SWAP);
  if (number !== nextSwapOf(progress)) throw new ApiError(codes.conflict, NOT_NEXT);
  await engine.giveGift(client, {
    activity: key,
    accountId,
    goal: SWAP,
    number,
    season: engine.seasonOf(day),
    name,
    reward: { kind: 'card' },
    spent: { [from]: swapFor },
    card: to,
  });
  return { goal: SWAP, number, name, isFormer: false, isVip: false };
};
