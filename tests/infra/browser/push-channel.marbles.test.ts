import { of, type Observable } from 'rxjs';
import type { TestScheduler } from 'rxjs/testing';
import { pushChannel } from '#infra/browser/push-channel';
import { marbles } from '#tests/support/marbles';

type Hear = ((event: { data: string }) => void) | null;

/** Plays one script for each socket: letters are messages, x ends the connection, ! is text that is no JSON. */
const aView = (cold: TestScheduler['createColdObservable'], scripts: readonly string[]) => {
  const opened: string[] = [];
  const closed: number[] = [];
  class FakeSocket {
    onmessage: Hear = null;
    onclose: (() => void) | null = null;
    onerror: (() => void) | null = null;
    private readonly playing;
    private readonly place: number;
    constructor(address: string) {
      this.place = opened.push(address) - 1;
      this.playing = (cold(scripts[this.place] ?? '') as Observable<string>).subscribe((sign) => {
        if (sign === 'x') this.onclose?.();
        else this.onmessage?.({ data: sign === '!' ? '<html>' : `"${sign}"` });
      });
    }
    close() {
      closed.push(this.place);
      this.playing.unsubscribe();
    }
  }
  const view = { location: { origin: 'http://zj.example' }, WebSocket: FakeSocket } as unknown as Window &
    typeof globalThis;
  return { view, opened, closed };
};
const still = { random: () => 0 };

test(
  'hands on what is pushed and closes when nobody listens',
  marbles(({ cold, expectObservable, flush }) => {
    const { view, opened, closed } = aView(cold, ['-a-b']);
    expectObservable(pushChannel(view)(of('/pb/webSocket/1')), '-----!').toBe('-a-b');
    flush();
    expect([opened, closed]).toEqual([['ws://zj.example/pb/webSocket/1'], [0]]);
  }),
);

test(
  '[QR-011] a lost connection is opened again at a new path',
  marbles(({ cold, expectObservable, expectSubscriptions, flush }) => {
    const { view, opened } = aView(cold, ['-a-x', '-b']);
    const path$ = cold('p-', { p: '/1' });
    expectObservable(pushChannel(view, { base: 'https://api.example', ...still })(path$), '400ms !').toBe(
      '-a 252ms b',
    );
    expectSubscriptions(path$.subscriptions).toBe(['^--!', '--- 250ms ^ 146ms !']);
    flush();
    expect(opened).toEqual(['wss://api.example/1', 'wss://api.example/1']);
  }),
);

test(
  'waits longer after every failure and passes on the sixth in a row',
  marbles(({ cold, expectObservable, flush }) => {
    const { view, opened } = aView(
      cold,
      Array.from({ length: 9 }, () => 'x'),
    );
    const waits = '250ms 500ms 1000ms 2000ms 4000ms';
    expectObservable(pushChannel(view, still)(of('/1'))).toBe(
      `${waits} #`,
      undefined,
      new Error('网络异常，推送通道已断开'),
    );
    flush();
    expect(opened).toHaveLength(6);
  }),
);

test(
  'a word in between begins the count anew',
  marbles(({ cold, expectObservable, flush }) => {
    const { view, opened } = aView(cold, ['x', 'x', 'ax', 'x']);
    expectObservable(pushChannel(view, still)(of('/1')), '1200ms !').toBe('750ms a');
    flush();
    expect(opened).toHaveLength(4);
  }),
);

test(
  'a connection that says nothing is dead: at first after 10 s, later after 35 s',
  marbles(({ cold, expectObservable, flush }) => {
    const { view, closed } = aView(cold, ['', '-a', '-b']);
    expectObservable(pushChannel(view, still)(of('/1')), '46s !').toBe('10251ms a 35250ms b');
    flush();
    expect(closed).toEqual([0, 1, 2]);
  }),
);

test(
  'what is no JSON counts as a lost connection',
  marbles(({ cold, expectObservable }) => {
    const { view } = aView(cold, ['!', 'a']);
    expectObservable(pushChannel(view, still)(of('/1')), '300ms !').toBe('250ms a');
  }),
);

test(
  'ends when there is no path any more',
  marbles(({ cold, expectObservable }) => {
    const { view } = aView(cold, []);
    expectObservable(pushChannel(view, still)(cold('--|'))).toBe('--|');
  }),
);
