import { solveWork, type WorkDone } from '#infra/browser/solve-work';

const fakeWorker = () => {
  const worker = {
    postMessage: jest.fn<void, [unknown]>(),
    terminate: jest.fn<void, []>(),
    onmessage: null as Worker['onmessage'],
    onerror: null as Worker['onerror'],
  };
  const tell = (data: WorkDone) => worker.onmessage?.call({} as Worker, { data } as MessageEvent<WorkDone>);
  return { worker, tell };
};

test('the worker starts with the subscription, gets the challenge and ends with its answer', () => {
  const { worker, tell } = fakeWorker();
  const start = jest.fn(() => worker);
  const work$ = solveWork(start)({ some: 'challenge' });
  expect(start).not.toHaveBeenCalled();
  const [answers, completed] = [[] as string[], jest.fn()];
  work$.subscribe({ next: (answer) => answers.push(answer), complete: completed });
  expect(worker.postMessage).toHaveBeenCalledWith({ some: 'challenge' });
  tell({ answer: 'bm8=' });
  expect(answers).toEqual(['bm8=']);
  expect([completed, worker.terminate].map((call) => call.mock.calls.length)).toEqual([1, 1]);
});

test('unsubscribing ends the worker', () => {
  const { worker } = fakeWorker();
  solveWork(() => worker)({})
    .subscribe()
    .unsubscribe();
  expect(worker.terminate).toHaveBeenCalledTimes(1);
});

const failureOf = (happen: (fake: ReturnType<typeof fakeWorker>) => void) => {
  const fake = fakeWorker();
  const failed = jest.fn<void, [Error]>();
  solveWork(() => fake.worker)({}).subscribe({ error: failed });
  happen(fake);
  return failed.mock.calls.map(([{ message }]) => message);
};

test('failures are told in Chinese', () => {
  const broken = '浏览器无法完成计算，请换用新版浏览器';
  expect(failureOf(({ tell }) => tell({ problem: 'timeout' }))).toEqual(['计算超时，请重试']);
  expect(failureOf(({ tell }) => tell({ problem: 'broken' }))).toEqual([broken]);
  expect(failureOf(({ worker }) => worker.onerror?.call({} as Worker, {} as ErrorEvent))).toEqual([broken]);
});

test('so is a browser that starts no worker at all', () => {
  const failed = jest.fn<void, [Error]>();
  const start = () => {
    throw new Error('SecurityError');
  };
  solveWork(start)({}).subscribe({ error: failed });
  expect(failed.mock.calls[0]?.[0].message).toBe('浏览器无法完成计算，请换用新版浏览器');
});
