import { Observable } from 'rxjs';

/** What the worker says once. */
export type WorkDone = { readonly answer: string } | { readonly problem: 'timeout' | 'broken' };

const TEXTS = { timeout: '计算超时，请重试', broken: '浏览器无法完成计算，请换用新版浏览器' } as const;

type Workers = () => Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

// Written out in one expression: that is how the bundler finds the worker and gives it a file of its own.
const startWorker: Workers = () =>
  new Worker(new URL(/* webpackChunkName: "captcha-worker" */ './solve-work.worker.ts', import.meta.url));

const startOrExplain = (start: Workers): ReturnType<Workers> => {
  try {
    return start();
  } catch (error) {
    throw new Error(TEXTS.broken, { cause: error });
  }
};

/**
 * Does a challenge's work in a worker, so that the page keeps answering; gives the answer once.
 * Unsubscribing ends the worker at once. Errors carry a Chinese sentence.
 */
export const solveWork =
  (start: Workers = startWorker) =>
  (challenge: unknown): Observable<string> =>
    new Observable((subscriber) => {
      const worker = startOrExplain(start);
      worker.onmessage = ({ data }: MessageEvent<WorkDone>) => {
        if ('problem' in data) return subscriber.error(new Error(TEXTS[data.problem]));
        subscriber.next(data.answer);
        return subscriber.complete();
      };
      worker.onerror = () => subscriber.error(new Error(TEXTS.broken));
      worker.postMessage(challenge);
      return () => worker.terminate();
    });
