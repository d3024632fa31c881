import { inTasks, nextTask } from '#infra/browser/next-task';

interface Scheduling {
  scheduler?: { yield: () => Promise<void> };
}
const scheduling = globalThis as Scheduling;

afterEach(() => {
  delete scheduling.scheduler;
});

test('what was asked for in the same breath comes before, a task of its own after', async () => {
  const log: string[] = [];
  const task = nextTask().then(() => log.push('task'));
  for (const word of ['one', 'two']) await Promise.resolve().then(() => log.push(word));
  await task;
  expect(log).toEqual(['one', 'two', 'task']);
});

test('the browser is asked where it knows how to yield', async () => {
  const asked = jest.fn(() => Promise.resolve());
  scheduling.scheduler = { yield: asked };
  await nextTask();
  expect(asked).toHaveBeenCalledTimes(1);
});

test('steps keep their order, each is waited for, and between any two others get their turn', async () => {
  const log: string[] = [];
  scheduling.scheduler = {
    yield: () =>
      new Promise((resolve) => {
        setImmediate(() => {
          log.push('other');
          resolve();
        });
      }),
  };
  await inTasks([
    () => log.push('one'),
    async () => {
      await new Promise((resolve) => setImmediate(resolve));
      log.push('two');
    },
    () => log.push('three'),
  ]);
  expect(log).toEqual(['other', 'one', 'other', 'two', 'other', 'three']);
});

test('the first step that fails ends the row', async () => {
  const after = jest.fn();
  const broken = () => Promise.reject(new Error('broken'));
  await expect(inTasks([broken, after])).rejects.toThrow('broken');
  expect(after).not.toHaveBeenCalled();
});
