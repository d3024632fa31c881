import { map, Observable, type Subscriber } from 'rxjs';
import type { Middleware } from 'redux';
import { isCommand, isEvent, type Message } from '#src/kernel/messages';
import type { KeyValueStore, Ports } from '#src/kernel/ports';
import type { ApiReply, ApiRequest, Send } from '#src/kernel/send';
import { revive } from './revive';
import type { PushLine, ReadingLine, ReplyLine, TimerLine } from './log';
import { memberOf } from './describe';
import { wordOfPieces } from './tab-words';

/** What the program does while it is replayed. */
export interface Witness {
  readonly acted: (message: Message) => void;
  readonly requested: (request: ApiRequest, ordinal: number) => void;
  /** The program has called the world, the so-manieth time; what the log has from during that call is due. */
  readonly called: (call: number) => void;
  readonly reported: (epic: string, error: unknown) => void;
  /** A reducer broke over a message. */
  readonly broke: (message: Message, error: unknown) => void;
}

/** What the log knows of what cannot be computed. */
export interface Memories {
  /** Ms since 1970. */
  readonly now: () => number;
  readonly readings: readonly ReadingLine[];
  readonly replyOf: (line: ReplyLine) => ApiReply | Error;
  /** Parts of the world that are the program's own, by their path. */
  readonly own: (path: string) => unknown;
}

export interface World {
  readonly middleware: Middleware;
  readonly observe: (send: Send) => Send;
  readonly ports: Omit<Ports, 'send' | 'captcha'>;
  /** Stands in for the piece of the world that was handed in under this name when the log was recorded. */
  readonly foreign: (name: string, described: unknown) => unknown;
  readonly streamClock: {
    readonly now: () => number;
    readonly set: (work: () => void, ms: number) => number;
    readonly clear: (handle: unknown) => void;
  };
  /** Why it could not be fed; undefined when it was. */
  readonly feedReply: (line: ReplyLine) => string | undefined;
  readonly feedPush: (line: PushLine) => string | undefined;
  readonly feedTimer: (line: TimerLine) => string | undefined;
}

const questionOf = ({ f, key = '', c = 0 }: Pick<ReadingLine, 'f' | 'key' | 'c'>) => `${f} ${key} ${c}`;

/** The world as it was: ports, timers and pieces of the browser, all answered from the log. */
export const rememberedWorld = ({ now, readings, replyOf, own }: Memories, witness: Witness): World => {
  const answers = new Map(readings.map((line) => [questionOf(line), line]));
  const askings = new Map<string, number>();
  const listeners = new Map<string, Subscriber<unknown>>();
  const listening = new Map<string, number>();
  const requests = new Map<number, { readonly to: Subscriber<ApiReply>; readonly isStream: boolean }>();
  const timers = new Map<number, { readonly work: () => void; readonly ms: number }>();
  let timersSet = 0;
  let requestsMade = 0;
  let calls = 0;

  const next = (counts: Map<string, number>, name: string): number => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count;
  };
  const call = (): void => {
    calls += 1;
    witness.called(calls);
  };

  const read = (f: ReadingLine['f'], key = ''): unknown => {
    const name = `${f} ${key}`;
    return answers.get(questionOf({ f, key, c: next(askings, name) }))?.v;
  };

  const listen = (channel: string): Observable<unknown> =>
    new Observable((subscriber) => {
      const name = `${channel} ${next(listening, channel)}`;
      listeners.set(name, subscriber);
      subscriber.add(() => listeners.delete(name));
      call();
    });

  const foreign = (path: string, described: unknown): unknown =>
    revive(described, path, {
      own,
      watch: listen,
      ask: (at) => () => {
        const asked = next(askings, `port ${at}`);
        call();
        const line = answers.get(questionOf({ f: 'port', key: at, c: asked }));
        if (line?.err !== undefined) throw new Error(line.err);
        return foreign(`${at}()`, line?.v);
      },
    });

  const storage = (name: string): KeyValueStore => ({
    get: (key) => read(name === 'cookies' ? 'cookie' : 'storage', memberOf(name, key)) as string | undefined,
    set: () => undefined,
    remove: () => undefined,
  });

  const turn = <T>(_: string, work$: Observable<T>): Observable<T> =>
    new Observable<T>((subscriber) => {
      const name = `turn ${next(listening, 'turn')}`;
      const waiting = new Observable<unknown>((waiter) => {
        listeners.set(name, waiter);
        return () => listeners.delete(name);
      }).subscribe(() => subscriber.add(work$.subscribe(subscriber)));
      subscriber.add(waiting);
      call();
    });

  const ports: World['ports'] = {
    now,
    ids: {
      uuid: () => read('uuid') as string,
      entry: () => read('random') as number,
    },
    kept: storage('kept'),
    tab: storage('tab'),
    cookies: storage('cookies'),
    address: {
      current: () => read('address') as string,
      changed$: listen('address') as Observable<string>,
      go: call,
      replace: call,
    },
    tabs: { heard$: listen('tabs').pipe(map(wordOfPieces)), say: call },
    page: {
      setTitle: () => undefined,
      reload: () => undefined,
      hidden$: listen('hidden') as Observable<undefined>,
    },
    turn,
    report: witness.reported,
  };

  const observe =
    (_: Send): Send =>
    (request) =>
      new Observable((subscriber) => {
        requestsMade += 1;
        const ordinal = requestsMade;
        requests.set(ordinal, { to: subscriber, isStream: request.expects === 'stream' });
        subscriber.add(() => requests.delete(ordinal));
        witness.requested(request, ordinal);
        call();
      });

  const middleware: Middleware = () => (forward) => (action) => {
    if (!isEvent(action) && !isCommand(action)) return forward(action);
    witness.acted(action);
    try {
      return forward(action);
    } catch (error) {
      // Thrown on it would reach no caller where an epic has said it.
      witness.broke(action, error);
      return action;
    }
  };

  return {
    middleware,
    observe,
    ports,
    foreign,
    streamClock: {
      now,
      set: (work, ms) => {
        timersSet += 1;
        timers.set(timersSet, { work, ms });
        return timersSet;
      },
      clear: (handle) => void timers.delete(handle as number),
    },
    feedReply: (line) => {
      const waiting = requests.get(line.r);
      if (!waiting) return `没有人等请求 ${line.r} 的回应`;
      const reply = replyOf(line);
      if (reply instanceof Error) waiting.to.error(reply);
      else {
        waiting.to.next(reply);
        if (!waiting.isStream) waiting.to.complete();
      }
      return undefined;
    },
    feedPush: ({ ch, n, d, end }) => {
      const listener = listeners.get(`${ch} ${n}`);
      if (!listener) return `${ch} 的第 ${n} 个监听者不在`;
      if (end === 'done') listener.complete();
      else if (end) listener.error(new Error(end.err));
      else listener.next(foreign(ch, d));
      return undefined;
    },
    feedTimer: ({ id, ms }) => {
      const timer = timers.get(id);
      if (!timer) return `${ms} 毫秒的定时器 ${id} 没有在走`;
      if (timer.ms !== ms) return `定时器 ${id} 设为 ${timer.ms} 毫秒，应为 ${ms} 毫秒`;
      timer.work();
      return undefined;
    },
  };
};
