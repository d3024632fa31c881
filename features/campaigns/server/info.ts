import type { Pool } from 'pg';
import { BROWSER_RULE } from '#src/contract/prizes';
import type { CampaignInfo } from '../contract/campaign';
import type { GiftRecords } from '../contract/gifts';
import { END_RULE, type Campaign } from '../rules/campaign';
import { goalRefusal, nextNumberOf, nextSwapOf, progressOf, SOLD_OUT } from './goals';
import type { ActivityEngine } from './engine';
import { refusalOf } from './rights';
import { timesCounted, timesDone } from './tasks';

type Info = CampaignInfo;
type Progress = Awaited<ReturnType<typeof progressOf>>;

const stateOfTask = (done: number, times: number, proven: number): Info['tasks'][number]['state'] => {
  if (done >= times) return 'done';
  return proven > done ? 'ready' : 'open';
};

const tasksOf = async (
  pool: Pool,
  engine: ActivityEngine,
  { tasks = [] }: Campaign,
  own: { readonly accountId: string; readonly startsOn: string; readonly progress: Progress } | undefined,
): Promise<Info['tasks']> => {
  const shown: Info['tasks'] = [];
  for (const task of tasks) {
    const { id, name, href, times, per } = task;
    const done = own ? timesCounted(own.progress.marks, task, own.progress.today) : 0;
    const proven = own
      ? await timesDone(
          pool,
          engine,
          { accountId: own.accountId, startsOn: own.startsOn, today: own.progress.today },
          task,
        )
      : 0;
    const isDrawn = own?.progress.marks.some(({ kind, draw }) => kind === id && draw !== null) ?? false;
    shown.push({ id, name, href, done, times, per, state: stateOfTask(done, times, proven), isDrawn });
  }
  return shown;
};

const drawOf = async (
  pool: Pool,
  engine: ActivityEngine,
  { key, draw }: Campaign,
  season: number,
): Promise<Info['draw']> => {
  if (!draw) return null;
  const remaining = await engine.remaining(pool, key, season);
  return {
    by: draw.by,
    drawsADay: draw.drawsADay,
    fallback: draw.fallback,
    oddsId: engine.oddsId(draw),
    today: await engine.todaysDigest(pool),
    prizes: draw.prizes.map(({ id, name, value = null, odds, stock = null, isOnce = false }) => ({
      isOnce,
      id,
      name,
      value,
      odds,
      stock,
      remaining: stock === null ? null : (remaining.get(id) ?? stock),
    })),
  };
};

const goalsOf = async (
  pool: Pool,
  engine: ActivityEngine,
  campaign: Campaign,
  season: number,
  progress: Progress | undefined,
): Promise<Info['goals']> => {
  const { key, goals = [], swapFor } = campaign;
  const remaining = await engine.remaining(pool, key, season);
  const shown = goals.map((goal) => {
    const { id, name, about, stock = null } = goal;
    const left = stock === null ? null : (remaining.get(id) ?? stock);
    const refusal = progress ? (goalRefusal(campaign, goal, progress) ?? null) : null;
    return {
      id,
      name,
      about,
      stock,
      remaining: left,
      nextNumber: progress ? nextNumberOf(progress, id) : 1,
      refusal: left === 0 ? SOLD_OUT : refusal,
    };
  });
  if (swapFor === undefined) return shown;
  const swap = { id: 'swap', name: '换卡', about: `${swapFor} 张相同换一张`, stock: null, remaining: null };
  return [...shown, { ...swap, nextNumber: progress ? nextSwapOf(progress) : 1, refusal: null }];
};

/** What a campaign publishes, and where the member stands who asks. */
export const campaignInfo = async (
  pool: Pool,
  engine: ActivityEngine,
  campaign: Campaign,
  accountId: string | undefined,
): Promise<Info> => {
  const { key, rules, held = {}, foundAt = [], draw, tasksAChance = null, swapFor = null } = campaign;
  const { day, state, why, startsOn, endsOn } = await engine.standing(pool, key);
  const season = engine.seasonOf(Math.max(0, day));
  const progress = accountId === undefined ? undefined : await progressOf(pool, engine, campaign, accountId);
  const own = accountId === undefined || !progress ? undefined : { accountId, startsOn, progress };
  const refusal = accountId === undefined ? undefined : await refusalOf(pool, engine, campaign, accountId);
  const drawing = accountId !== undefined && draw ? await engine.drawsSoFar(pool, accountId, key) : undefined;
  return {
    key,
    standing: { state, why, startsOn, endsOn },
    rules: [...rules, ...(draw ? [BROWSER_RULE] : []), ...(draw || campaign.goals ? [END_RULE] : [])],
    ifHasRight: refusal === undefined,
    refusal: refusal ?? null,
    tasks: await tasksOf(pool, engine, campaign, own),
    tasksAChance,
    draw: await drawOf(pool, engine, campaign, season),
    held: Object.entries(held).map(([id, name]) => ({ id, name, count: progress?.held[id] ?? 0 })),
    foundAt: [...foundAt],
    swapFor,
    goals: await goalsOf(pool, engine, campaign, season, progress),
    own: own
      ? {
          nextNumber: drawing?.nextNumber ?? 1,
          chances: await engine.chancesOf(pool, own.accountId, key),
          leftToday: draw && drawing ? Math.max(0, draw.drawsADay - drawing.doneToday) : 0,
          today: [
            ...own.progress.drawnToday,
            ...own.progress.marks
              .filter(({ kind, day }) => kind in held && day === progress?.today)
              .map(({ kind }) => ({ kind, place: null })),
          ],
        }
      : null,
  };
};

/** Draws and gifts together, newest first; a card is worth no line of its own. */
export const recordsOf = async (
  pool: Pool,
  engine: ActivityEngine,
  { key, draw }: Campaign,
  accountId: string,
): Promise<GiftRecords> => {
  const isCard = new Map(draw?.prizes.map(({ id, reward }) => [id, reward.kind === 'card']));
  const draws = draw ? await engine.drawsOf(pool, accountId, key) : [];
  const gifts = await engine.giftsOf(pool, accountId, key);
  return {
    records: [
      ...draws
        .filter(({ given }) => !isCard.get(given))
        .map(({ number, name, at, state, claimBy }) => ({
          id: `draw ${number}`,
          number,
          name,
          at,
          state,
          claimBy,
        })),
      ...gifts.map(({ goal, number, name, at }) => ({
        id: `${goal} ${number}`,
        number: null,
        name,
        at,
        state: 'given' as const,
        claimBy: null,
      })),
    ].toSorted((one, other) => other.at.localeCompare(one.at)),
  };
};
