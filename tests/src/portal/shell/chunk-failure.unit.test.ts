import { isChunkFailure, reloadOnce } from '#src/portal/shell/chunk-failure';

const chunkError = Object.assign(new Error('missing'), { name: 'ChunkLoadError' });

test.each([
  [chunkError, true],
  [new Error('Loading CSS chunk 12 failed.'), true],
  [new Error('x is not a function'), false],
  ['Loading chunk', false],
])('%p is a chunk that did not arrive: %s', (error, is) => {
  expect(isChunkFailure(error)).toBe(is);
});

const tab = () => {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
  };
};

test('reloads once, gives up on the second failure, and tries again much later', async () => {
  const reload = jest.fn();
  let time = 1_000_000;
  const isReachable = () => Promise.resolve(true);
  const ports = { tab: tab() as unknown as Storage, now: () => time, reload, isReachable };
  expect(await reloadOnce(ports)).toBe(true);
  time += 5_000;
  expect(await reloadOnce(ports)).toBe(false);
  time += 3_600_000;
  expect(await reloadOnce(ports)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('keeps the page while the server cannot be reached, and reloads once it can', async () => {
  const reload = jest.fn();
  let reachable = false;
  const isReachable = () => Promise.resolve(reachable);
  const ports = { tab: tab() as unknown as Storage, now: () => 1_000_000, reload, isReachable };
  expect(await reloadOnce(ports)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  reachable = true;
  expect(await reloadOnce(ports)).toBe(true);
});
