import { Observable, retry, switchMap, timeout, timer } from 'rxjs';
import { waitOf } from '#src/kernel/send';

export interface PushChannelPlan {
  /** `https://api.example.com`; empty for the page's own origin. */
  readonly base?: string;
  /** In [0, 1); spreads the reconnections of many browsers after a restart of the server. */
  readonly random?: () => number;
}

const ATTEMPTS = 6;
const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 8_000;
const FIRST_WORD_MS = 10_000;
/** The server speaks every 15 s; after two beats missed the connection is dead, whatever the browser believes. */
const SILENCE_MS = 35_000;

type View = Pick<Window & typeof globalThis, 'location' | 'WebSocket'>;

const connection = (view: View, address: string): Observable<unknown> =>
  new Observable((subscriber) => {
    const socket = new view.WebSocket(address);
    const lose = () => subscriber.error(new Error('网络异常，推送通道已断开'));
    socket.onmessage = ({ data }: MessageEvent<unknown>) => {
      try {
        subscriber.next(JSON.parse(String(data)));
      } catch (error) {
        subscriber.error(error);
      }
    };
    socket.onclose = lose;
    socket.onerror = lose;
    return () => {
      socket.onmessage = socket.onclose = socket.onerror = null;
      socket.close();
    };
  });

/**
 * Parsed JSON messages of a WebSocket at the path that `path$` gives. A connection that is lost, or silent for too
 * long, is opened again, later and later, at a path asked for anew; the sixth failure in a row is passed on. Completes
 * when `path$` completes without a path.
 *
 *   path$    p-------p          one for each connection
 *   socket   -a-x    --b        x = lost
 *   out      -a--------b
 */
export const pushChannel = (view: View, { base = '', random = Math.random }: PushChannelPlan = {}) => {
  const addressOf = (path: string) => new URL(path, base || view.location.origin).href.replace(/^http/, 'ws');
  const delayAfter = (attempt: number, leastMs: number) => {
    const longest = Math.min(FIRST_DELAY_MS * 2 ** (attempt - 1), LONGEST_DELAY_MS);
    return timer(leastMs + longest / 2 + (random() * longest) / 2);
  };
  return (path$: Observable<string>): Observable<unknown> =>
    path$.pipe(
      switchMap((path) =>
        connection(view, addressOf(path)).pipe(timeout({ first: FIRST_WORD_MS, each: SILENCE_MS })),
      ),
      retry({
        count: ATTEMPTS - 1,
        resetOnSuccess: true,
        // What asks for the path may be told when to come again.
        delay: (error, attempt) => delayAfter(attempt, waitOf(error)),
      }),
    );
};
