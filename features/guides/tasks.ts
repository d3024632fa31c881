/** Tasks of an activity that completing a guide fulfils, by the names under which an address may bring them, in their order. */
export const TASKS = {
  newUserTaskId: '新人任务',
  chongfenTaskId: '充分体验任务',
  newBqitemTaskId: '综合单价任务',
} as const;

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

/** Of several the first, in the order new user, thorough use, new bill item. */
export const firstTask = (ids: TaskIds): { readonly name: TaskName; readonly id: string } | undefined => {
  for (const name of NAMES) {
    const id = ids[name];
    if (id !== undefined) return { name, id };
  }
  return undefined;
};

export const without = (ids: TaskIds, name: TaskName): TaskIds => {
  const { [name]: _, ...others } = ids;
  return others;
};
