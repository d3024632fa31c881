import { map, repeat, takeWhile, timer, type Observable } from 'rxjs';
import type { Steps } from '#infra/action-log/steps';

/** Between two frames there is room for input and drawing. */
const CHUNK_MS = 12;

export type Progress<T> = { readonly done: number } | { readonly result: T };

/** Does the work a few milliseconds at a time. */
export const inChunks = <T>(work: Steps<T>, now: () => number): Observable<Progress<T>> =>
  timer(0).pipe(
    map((): Progress<T> => {
      const until = now() + CHUNK_MS;
      for (;;) {
        const step = work.next();
        if (step.done) return { result: step.value };
        if (now() >= until) return { done: step.value };
      }
    }),
    repeat(),
    takeWhile((progress) => !('result' in progress), true),
  );
