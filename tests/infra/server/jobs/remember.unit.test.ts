import { remember } from '#infra/server/jobs/remember';

const counting = () => {
  const clock = { now: 0 };
  let computed = 0;
  const compute = jest.fn(async () => ++computed);
  return { clock, compute, ask: remember<number>(compute, 60_000, () => clock.now) };
};

test('within its life the answer comes from memory', async () => {
  const { clock, ask } = counting();
  expect(await ask()).toBe(1);
  clock.now = 59_999;
  expect(await ask()).toBe(1);
  clock.now = 60_000;
  expect(await ask()).toBe(2);
});

test('askers of one moment share one computation', async () => {
  const { compute, ask } = counting();
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
  expect(compute).toHaveBeenCalledTimes(1);
});

test('a failure is told and not kept', async () => {
  const { compute, ask } = counting();
  compute.mockRejectedValueOnce(new Error('no connection'));
  await expect(ask()).rejects.toThrow('no connection');
  expect(await ask()).toBe(1);
});
