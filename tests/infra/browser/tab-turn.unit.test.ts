import { Subject } from 'rxjs';
import { tabTurn } from '#infra/browser/tab-turn';

/** One lock for all tabs of a browser, as `navigator.locks` keeps it. */
const locksOfBrowser = () => {
  let queue: Promise<unknown> = Promise.resolve();
  const request = (_name: string, { signal }: LockOptions, work: () => Promise<void>) => {
    const mine = queue.then(() => {
      if (signal?.aborted) throw new DOMException('left the queue', 'AbortError');
      return work();
    });
    queue = mine.catch(() => undefined);
    return mine;
  };
  return { request } as unknown as Pick<LockManager, 'request'>;
};
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('turns of tabs', () => {
  it('let one work after the other, each with its own values', async () => {
    const turn = tabTurn(locksOfBrowser());
    const [first$, second$] = [new Subject<number>(), new Subject<number>()];
    const heard: string[] = [];
    turn('x', first$).subscribe({
      next: (value) => heard.push(`a${value}`),
      complete: () => heard.push('a|'),
    });
    turn('x', second$).subscribe((value) => heard.push(`b${value}`));
    await settled();
    expect([first$.observed, second$.observed]).toEqual([true, false]);
    first$.next(1);
    first$.complete();
    await settled();
    second$.next(2);
    expect(heard).toEqual(['a1', 'a|', 'b2']);
  });

  it('pass on after an error, and after whoever left', async () => {
    const turn = tabTurn(locksOfBrowser());
    const [broken$, left$, last$] = [new Subject<never>(), new Subject<never>(), new Subject<number>()];
    const errors: unknown[] = [];
    turn('x', broken$).subscribe({ error: (error) => errors.push(error) });
    const leaving = turn('x', left$).subscribe({ error: (error) => errors.push(error) });
    turn('x', last$).subscribe();
    await settled();
    leaving.unsubscribe();
    broken$.error('lost');
    await settled();
    expect(errors).toEqual(['lost']);
    expect([left$.observed, last$.observed]).toEqual([false, true]);
  });

  it('end the work of whoever unsubscribes, and are no matter where locks are missing', async () => {
    const work$ = new Subject<never>();
    const working = tabTurn(locksOfBrowser())('x', work$).subscribe();
    await settled();
    expect(work$.observed).toBe(true);
    working.unsubscribe();
    expect(work$.observed).toBe(false);
    tabTurn(undefined)('x', work$).subscribe();
    expect(work$.observed).toBe(true);
  });
});
