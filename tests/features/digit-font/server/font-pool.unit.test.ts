import { fontPool, type DigitFont } from '#features/digit-font/server/font-pool';

/** Fonts that are told apart by their number, and a clock that waits to be moved. */
const aPool = (size = 2) => {
  const waiting: (() => void)[] = [];
  const report = jest.fn();
  let made = 0;
  const make = jest.fn(async (): Promise<DigitFont> => {
    made += 1;
    return { map: { n: String(made) }, files: { '400': Buffer.of(), '600': Buffer.of() } };
  });
  const pool = fontPool({ make, size, report, later: (task) => void waiting.push(task) });
  const rest = async () => {
    waiting.shift()?.();
    await new Promise(setImmediate);
  };
  const take = async () => (await pool.take()).map.n;
  return { take, rest, make, report, waiting };
};

test('only the very first is waited for; the next lie ready', async () => {
  const { take, rest, make } = aPool();
  expect(await take()).toBe('1');
  await rest();
  await rest();
  expect(make).toHaveBeenCalledTimes(3);
  expect([await take(), await take()]).toEqual(['2', '3']);
  expect(make).toHaveBeenCalledTimes(3);
});

test('in a rush fonts are given out again, and none is made for it', async () => {
  const { take, make, waiting } = aPool();
  const rush = [];
  for (let count = 0; count < 100; count += 1) rush.push(await take());
  expect(new Set(rush)).toEqual(new Set(['1']));
  expect(make).toHaveBeenCalledTimes(1);
  expect(waiting).toHaveLength(1);
});

test('whoever comes while the first is being made shares it', async () => {
  const { take, make } = aPool();
  expect(await Promise.all([take(), take(), take()])).toEqual(['1', '1', '1']);
  expect(make).toHaveBeenCalledTimes(1);
});

test('a full pool rests', async () => {
  const { take, rest, make, waiting } = aPool(1);
  await take();
  await rest();
  expect(waiting).toEqual([]);
  expect(make).toHaveBeenCalledTimes(2);
});

test('a font that cannot be made is reported, and tried again with the next who asks', async () => {
  const { take, rest, make, report, waiting } = aPool();
  await take();
  make.mockRejectedValueOnce(new Error('no memory'));
  await rest();
  expect(report).toHaveBeenCalledWith(new Error('no memory'));
  expect(waiting).toEqual([]);
  await take();
  await rest();
  expect(await take()).toBe('2');
});

test('the first may fail without spoiling the next', async () => {
  const { take, make } = aPool();
  make.mockRejectedValueOnce(new Error('no file'));
  await expect(take()).rejects.toThrow('no file');
  expect(await take()).toBe('1');
});
