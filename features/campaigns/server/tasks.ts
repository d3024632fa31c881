import type { Pool, PoolClient } from 'pg';
import { codes } from '#src/contract/codes';
import { ApiError } from '#infra/server/http/api-error';
import type { DoneTask } from '../contract/campaign';
import type { Campaign, Task } from '../rules/campaign';
import type { ActivityEngine } from './engine';
import { marksOf, type Mark } from './marks';
import { checkRight } from './rights';

const NO_TASK = '没有这项任务';
export const NOT_DONE = '任务还没有完成';
const ENOUGH = '这项任务已计满';

const KEEP = `
  insert into campaign_mark (activity, account_id, kind, ref) values ($1, $2, $3, $4) on conflict do nothing`;

const taskNamed = ({ tasks = [] }: Campaign, id: string): Task => {
  const task = tasks.find((one) => one.id === id);
  if (!task) throw new ApiError(codes.notFound, NO_TASK);
  return task;
};

/** How often it was counted, of the day or the campaign. */
export const timesCounted = (marks: readonly Mark[], { id, per }: Task, today: string): number =>
  marks.filter(({ kind, day }) => kind === id && (per === 'campaign' || day === today)).length;

/** How often it was done, of which `since` tells from when. */
export const timesDone = async (
  client: Pool | PoolClient,
  engine: ActivityEngine,
  who: { readonly accountId: string; readonly today: string; readonly startsOn: string },
  { proof }: Task,
): Promise<number> => {
  if (proof.by === 'visit') return 0;
  if (proof.by === 'checkIn') return (await engine.checkIns(client, who.accountId)).isToday ? 1 : 0;
  const since = { ever: undefined, begin: who.startsOn, day: who.today }[proof.since];
  const { accountId } = who;
  const times = await engine.timesOf(client, { accountId, deed: proof.deed, ref: proof.ref, since });
  return Math.floor(times / (proof.each ?? 1));
};

interface TaskAsked {
  readonly accountId: string;
  readonly taskId: string;
  /** An address that was opened, for a task that asks for no more. */
  readonly visited?: string;
}

/** Counts what was done and not counted yet, once; so many counted are a chance. Nothing new to count changes nothing. */
export const countTask = async (
  client: PoolClient,
  engine: ActivityEngine,
  campaign: Campaign,
  { accountId, taskId, visited }: TaskAsked,
): Promise<DoneTask> => {
  const { key, tasksAChance } = campaign;
  const task = taskNamed(campaign, taskId);
  await engine.hold(client, accountId);
  const { startsOn } = await engine.running(client, key);
  await checkRight(client, engine, campaign, accountId);
  const today = await engine.today(client);
  const marks = await marksOf(client, key, accountId);
  const counted = timesCounted(marks, task, today);
  const answer = async (done: number) => ({
    taskId,
    done,
    chances: await engine.chancesOf(client, accountId, key),
  });
  if (counted >= task.times && task.times === 1) return answer(counted);
  if (counted >= task.times) throw new ApiError(codes.conflict, ENOUGH);
  const done =
    task.proof.by === 'visit' && visited?.startsWith(task.proof.path)
      ? 1
      : await timesDone(client, engine, { accountId, today, startsOn }, task);
  if (done <= counted) throw new ApiError(codes.conflict, NOT_DONE);
  const ref = task.per === 'day' ? `${today} ${counted + 1}` : String(counted + 1);
  await client.query(KEEP, [key, accountId, task.id, ref]);
  const ofTasks = marks.filter(({ kind }) => campaign.tasks?.some(({ id }) => id === kind)).length + 1;
  if (tasksAChance !== undefined && ofTasks % tasksAChance === 0)
    await engine.giveChance(client, { accountId, activity: key, source: `tasks ${ofTasks}` });
  return answer(counted + 1);
};

export const areTasksDone = ({ tasks = [] }: Campaign, marks: readonly Mark[], today: string): boolean =>
  tasks.every((task) => timesCounted(marks, task, today) >= task.times);
