import { Observable, Subscription } from 'rxjs';
import type { StreamEvent } from './event-stream';

/** What of the browser is used; both are missing on plain http hosts, the locks also in old browsers. */
export interface SharingView {
  readonly navigator: { readonly locks?: LockManager };
  readonly BroadcastChannel?: typeof BroadcastChannel;
}

type Word = { readonly kind: 'event'; readonly event: StreamEvent } | { readonly kind: 'joined' };

/**
 * One tab of the browser holds the line and tells the others, for a browser opens only six connections to a server.
 * When that tab closes, the next takes over. A tab that joins hears the last event again. Where tabs cannot agree,
 * each holds its own.
 */
export const sharedStream = (
  view: SharingView,
  name: string,
  events$: Observable<StreamEvent>,
): Observable<StreamEvent> => {
  const { navigator, BroadcastChannel: Channel } = view;
  const { locks } = navigator;
  if (!locks || !Channel) return events$;
  return new Observable((subscriber) => {
    const channel = new Channel(name);
    const abort = new AbortController();
    let isLeading = false;
    let last: StreamEvent | undefined;
    const say = (word: Word) => channel.postMessage(word);

    channel.onmessage = ({ data }: MessageEvent<Word>) => {
      if (data.kind === 'event') subscriber.next(data.event);
      else if (isLeading && last) say({ kind: 'event', event: last });
    };
    const lead = () =>
      new Promise<void>((release) => {
        isLeading = true;
        const line = new Subscription(release);
        subscriber.add(line);
        line.add(
          events$.subscribe({
            next: (event) => {
              last = event;
              say({ kind: 'event', event });
              subscriber.next(event);
            },
            error: (error: unknown) => {
              release();
              subscriber.error(error);
            },
          }),
        );
      });
    // Rejects only when it is given up before its turn came.
    locks.request(name, { signal: abort.signal }, lead).catch(() => undefined);
    say({ kind: 'joined' });
    return () => {
      abort.abort();
      channel.close();
    };
  });
};
