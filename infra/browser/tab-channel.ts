import { filter, fromEvent, map, merge, NEVER, Subject } from 'rxjs';
import type { TabChannel } from '#src/kernel/ports';

const KEY = 'zj.tabs';

/** Words to the other tabs of this browser; the storage event carries them where BroadcastChannel is missing. */
export const createTabChannel = (view: Window & typeof globalThis, name = 'zaojia'): TabChannel => {
  if (typeof view.BroadcastChannel === 'function') {
    const channel = new view.BroadcastChannel(name);
    const heard$ = new Subject<string>();
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'string') heard$.next(data);
    };
    return { heard$, say: (word) => channel.postMessage(word) };
  }
  let count = 0;
  return {
    heard$: merge(
      NEVER,
      fromEvent<StorageEvent>(view, 'storage').pipe(
        filter(({ key, newValue }) => key === KEY && newValue !== null),
        map(({ newValue }) => newValue?.split(' ')[0] ?? ''),
      ),
    ),
    say: (word) => {
      // The event fires only when the value changes.
      count += 1;
      try {
        view.localStorage.setItem(KEY, `${word} ${view.performance.now()}-${count}`);
      } catch {
        // Neither channel nor storage: tabs of this browser cannot hear of each other.
      }
    },
  };
};
