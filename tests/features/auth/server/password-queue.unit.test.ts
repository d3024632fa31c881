import { TooBusy, workQueue } from '#features/auth/server/passwords';

const aPiece = () => {
  let finish = () => {};
  let fail: (error: Error) => void = () => {};
  let begun = false;
  const work = () => {
    begun = true;
    return new Promise<string>((resolve, reject) => {
      finish = () => resolve('done');
      fail = reject;
    });
  };
  return { work, finish: () => finish(), fail: (error: Error) => fail(error), hasBegun: () => begun };
};

test('works on so many at once, the others follow in their order', async () => {
  const queued = workQueue(2, 5);
  const pieces = [aPiece(), aPiece(), aPiece(), aPiece()] as const;
  const results = pieces.map(({ work }) => queued(work));
  expect(pieces.map(({ hasBegun }) => hasBegun())).toEqual([true, true, false, false]);
  pieces[1].finish();
  expect(await results[1]).toBe('done');
  expect(pieces.map(({ hasBegun }) => hasBegun())).toEqual([true, true, true, false]);
});

test('turns away whatever the line has no room for, and works on', async () => {
  const queued = workQueue(1, 1);
  const [first, second] = [aPiece(), aPiece()];
  const results = [queued(first.work), queued(second.work)];
  await expect(queued(aPiece().work)).rejects.toThrow(TooBusy);
  first.finish();
  await results[0];
  second.finish();
  expect(await results[1]).toBe('done');
  const third = aPiece();
  const result = queued(third.work);
  third.finish();
  expect(await result).toBe('done');
});

test('a piece that fails makes room for the next', async () => {
  const queued = workQueue(1, 1);
  const [first, second] = [aPiece(), aPiece()];
  const results = [queued(first.work), queued(second.work)];
  first.fail(new Error('broken'));
  await expect(results[0]).rejects.toThrow('broken');
  second.finish();
  expect(await results[1]).toBe('done');
});
