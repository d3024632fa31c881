import { Observable, Subject } from 'rxjs';
import type { StreamEvent } from '#infra/browser/event-stream';
import { sharedStream, type SharingView } from '#infra/browser/shared-stream';

/** Locks and channels of one browser: delivered at once, one holder at a time. */
const aBrowser = () => {
  const channels = new Set<{ onmessage: ((event: { data: unknown }) => void) | null }>();
  const waiting: { start: () => void }[] = [];
  let isHeld = false;
  const next = () => {
    isHeld = waiting.length > 0;
    waiting.shift()?.start();
  };
  class Channel {
    onmessage: ((event: { data: unknown }) => void) | null = null;
    constructor() {
      channels.add(this);
    }
    postMessage(data: unknown) {
      channels.forEach((channel) => channel !== this && channel.onmessage?.({ data }));
    }
    close() {
      channels.delete(this);
    }
  }
  const request = (_: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) =>
    new Promise<void>((resolve, reject) => {
      const turn = { start: () => void work().then(resolve, reject).finally(next) };
      signal.addEventListener('abort', () => {
        const at = waiting.indexOf(turn);
        if (at >= 0) waiting.splice(at, 1);
        reject(new Error('aborted'));
      });
      waiting.push(turn);
      if (!isHeld) next();
    });
  return { navigator: { locks: { request } }, BroadcastChannel: Channel } as unknown as SharingView;
};

const anEvent = (id: string): StreamEvent => ({ id, event: 'applied', data: '{}' });
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** A tab; counts the lines it holds. */
const aTab = (browser: SharingView) => {
  const source$ = new Subject<StreamEvent>();
  const lines = { count: 0 };
  const heard: string[] = [];
  const line$ = new Observable<StreamEvent>((subscriber) => {
    lines.count += 1;
    const inner = source$.subscribe(subscriber);
    return () => {
      lines.count -= 1;
      inner.unsubscribe();
    };
  });
  const listening = sharedStream(browser, 'line', line$).subscribe(({ id }) => heard.push(id));
  return { source$, lines, heard, close: () => listening.unsubscribe() };
};

test('of three tabs one holds the line, and all hear every event once', async () => {
  const browser = aBrowser();
  const tabs = [aTab(browser), aTab(browser), aTab(browser)] as const;
  await settle();
  expect(tabs.map(({ lines }) => lines.count)).toEqual([1, 0, 0]);
  tabs[0].source$.next(anEvent('1'));
  expect(tabs.map(({ heard }) => heard)).toEqual([['1'], ['1'], ['1']]);
});

test('when the tab that holds it closes, the next takes over', async () => {
  const browser = aBrowser();
  const [first, second] = [aTab(browser), aTab(browser)];
  first.close();
  await settle();
  expect([first.lines.count, second.lines.count]).toEqual([0, 1]);
  second.source$.next(anEvent('2'));
  expect(second.heard).toEqual(['2']);
});

test('a tab that joins later hears the last event', () => {
  const browser = aBrowser();
  const first = aTab(browser);
  first.source$.next(anEvent('1'));
  expect(aTab(browser).heard).toEqual(['1']);
});

test('a tab that leaves while it waits leaves the line with who has it', async () => {
  const browser = aBrowser();
  const [first, second] = [aTab(browser), aTab(browser)];
  second.close();
  await settle();
  expect([first.lines.count, second.lines.count]).toEqual([1, 0]);
});

test('where tabs cannot agree each holds its own line', () => {
  const plain = { navigator: {} };
  expect([aTab(plain).lines.count, aTab(plain).lines.count]).toEqual([1, 1]);
});
