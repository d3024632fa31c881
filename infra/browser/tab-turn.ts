import { Observable, type Subscription } from 'rxjs';
import type { Ports } from '#src/kernel/ports';

/**
 * A Web Lock around the work: the next tab begins when it has ended. Unsubscribing leaves the queue or ends the work.
 * Without locks every tab goes at once.
 */
export const tabTurn =
  (locks: Pick<LockManager, 'request'> | undefined): Ports['turn'] =>
  <T>(name: string, work$: Observable<T>) =>
    locks
      ? new Observable<T>((subscriber) => {
          const waiting = new AbortController();
          let work: Subscription | undefined;
          const hold = () =>
            new Promise<void>((release) => {
              work = work$.subscribe(subscriber);
              work.add(release);
            });
          locks.request(name, { signal: waiting.signal }, hold).catch((error: unknown) => {
            if (!waiting.signal.aborted) subscriber.error(error);
          });
          return () => {
            waiting.abort();
            work?.unsubscribe();
          };
        })
      : work$;
