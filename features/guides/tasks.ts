import { THOROUGH_USE_GUIDES } from '#src/contract/deeds';
import type { GuideType } from './contract';

/** Asks for one guide, or for so many of whichever. */
type Task = { readonly title: string } & ({ readonly guide: GuideType } | { readonly guides: number });

/** Tasks of an activity that completing a guide fulfils, by the names under which an address may bring them, in their order. */
export const TASKS = {
  newUserTaskId: { title: '新人任务', guide: 'new_user' },
  chongfenTaskId: { title: '充分体验任务', guides: THOROUGH_USE_GUIDES },
  newBqitemTaskId: { title: '综合单价任务', guide: 'bq_item' },
} as const satisfies Readonly<Record<string, Task>>;

export type TaskName = keyof typeof TASKS;
export type TaskIds = { readonly [N in TaskName]?: string };

const NAMES = Object.keys(TASKS) as TaskName[];
const LONGEST = 64;

export const tasksIn = (named: Readonly<Record<string, unknown>>): TaskIds =>
  Object.fromEntries(
    NAMES.flatMap((name) => {
      const id = named[name];
      return typeof id === 'string' && id !== '' && id.length <= LONGEST ? [[name, id]] : [];
    }),
  );

/** Completed: how many guides by now; undefined where the server did not note this one. */
const isFulfilled = (task: Task, guide: GuideType, completed: number | undefined): boolean =>
  'guide' in task ? task.guide === guide : completed !== undefined && completed >= task.guides;

/** Of those that this guide fulfilled the first, in the order new user, thorough use, new bill item. */
export const fulfilledTask = (
  ids: TaskIds,
  guide: GuideType,
  completed?: number,
): { readonly name: TaskName; readonly id: string } | undefined => {
  for (const name of NAMES) {
    const id = ids[name];
    if (id !== undefined && isFulfilled(TASKS[name], guide, completed)) return { name, id };
  }
  return undefined;
};

export const without = (ids: TaskIds, name: TaskName): TaskIds => {
  const { [name]: _, ...others } = ids;
  return others;
};
