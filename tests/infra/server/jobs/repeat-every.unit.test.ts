import { repeatEvery } from '#infra/server/jobs/repeat-every';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test('a round comes every so often, the first one at once when asked for', async () => {
  const work = jest.fn(() => Promise.resolve());
  const rounds = repeatEvery({ work, everyMs: 1_000, report: fail, startsNow: true });
  expect(work).toHaveBeenCalledTimes(1);
  await pass(3_000);
  expect(work).toHaveBeenCalledTimes(4);
  await rounds.stop();
  await pass(5_000);
  expect(work).toHaveBeenCalledTimes(4);
});

test('a round that lasts is not joined by another', async () => {
  let finish = () => {};
  const work = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const rounds = repeatEvery({ work, everyMs: 1_000, report: fail });
  await pass(5_500);
  expect(work).toHaveBeenCalledTimes(1);
  finish();
  await pass(1_000);
  expect(work).toHaveBeenCalledTimes(2);
  finish();
  await rounds.stop();
});

test('stopping tells the round under way and waits for it', async () => {
  const heard: boolean[] = [];
  let finish = () => {};
  const work = async (isOver: () => boolean) => {
    heard.push(isOver());
    await new Promise<void>((resolve) => (finish = resolve));
    heard.push(isOver());
  };
  const rounds = repeatEvery({ work, everyMs: 1_000, report: fail, startsNow: true });
  let isStopped = false;
  const stopping = rounds.stop().then(() => (isStopped = true));
  await pass(0);
  expect(isStopped).toBe(false);
  finish();
  await stopping;
  expect(heard).toEqual([false, true]);
});

test('a round that fails is reported, and the next one comes', async () => {
  const report = jest.fn();
  const work = jest.fn(() => Promise.reject(new Error('database away')));
  const rounds = repeatEvery({ work, everyMs: 1_000, report });
  await pass(2_000);
  expect(work).toHaveBeenCalledTimes(2);
  expect(report).toHaveBeenCalledTimes(2);
  await rounds.stop();
});

function fail(error: unknown): never {
  throw error;
}
