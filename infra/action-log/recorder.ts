import type { Middleware } from 'redux';
import { map, Observable } from 'rxjs';
import { isCommand, isEvent } from '#src/kernel/messages';
import type { KeyValueStore, Ports } from '#src/kernel/ports';
import type { ApiReply, Send } from '#src/kernel/send';
import type { Join } from '#src/kernel/slice';
import { describe, memberOf } from './describe';
import { membrane } from './membrane';
import type { Memory, MemoryLimits, State } from './kept';
import { piecesOfWord, wordOfPieces } from './tab-words';
import { tape } from './tape';
import { useStreamClock } from './timers';

export interface RecorderPlan extends Partial<MemoryLimits> {
  /** Ms since 1970. */
  readonly now: () => number;
}

/** Where a program is put together, what is handed through here is recorded. */
export interface RecordedWorld {
  /** First in the chain, before the epics: so what an epic says is noted after what it heard. */
  readonly middleware: Middleware;
  /** A layer of the gateway. What lies inside of it is the world's: it is not replayed but answered from the log. */
  readonly observe: (send: Send) => Send;
  /** A piece of the world that is handed to the program beside its ports. */
  readonly foreign: <T>(name: string, value: T) => T;
  readonly joining: (join: Join) => Join;
}

/** `segments`: all that is kept, for whoever writes a log of it; it grows while the program runs. */
export interface Recorder extends RecordedWorld, Omit<Memory, 'keep'> {
  readonly ports: <P extends Omit<Ports, 'send' | 'captcha'>>(ports: P) => P;
  /** Timers of streams are noted from now on, until the function it gives is called. */
  readonly watchTimers: () => () => void;
}

/** An hour of busy work. */
const MAX_ACTIONS = 20_000;

/** They are the program's own and change nothing outside. */
const OPEN = new Set(['tracking/0.tracks', 'tracking/0.delivery$.deliver', 'exports/0.exportFor']);

/** It watches keys and the debugger twenty times a second: of its epics nothing is noted but what they say. */
const UNWATCHED = new Set(['pageProtection']);

export const recordActions = ({ now, ...limits }: RecorderPlan): Recorder => {
  const tap = tape(now, { maxActions: MAX_ACTIONS, ...limits });
  const { wrap, watch } = membrane(tap, OPEN);

  const middleware: Middleware = (store) => {
    tap.startFrom(() => store.getState() as State);
    return (next) => (action) => {
      if (!isEvent(action) && !isCommand(action)) return next(action);
      if (!tap.isInside()) return tap.enter({ k: 'a', message: action }, () => next(action));
      tap.note({ k: 'a', message: action });
      return next(action);
    };
  };

  let ordinals = 0;
  const observe =
    (send: Send): Send =>
    (request) =>
      new Observable((subscriber) => {
        ordinals += 1;
        const ordinal = ordinals;
        const isOwn = tap.isInside();
        tap.note({ k: 'q', ordinal, request, isForeign: !isOwn });
        const tell = (how: { readonly reply?: ApiReply; readonly error?: string }, work: () => void) => {
          const entry = { k: 's', ordinal, ...how } as const;
          if (isOwn) return tap.enter(entry, work);
          tap.note(entry);
          return work();
        };
        return tap.leave(() =>
          send(request).subscribe({
            next: (reply) =>
              tell({ reply }, () => {
                subscriber.next(reply);
                // A stream goes on; anything else has one reply, and whoever replays knows that it was the last.
                if (isOwn && request.expects !== 'stream') subscriber.complete();
              }),
            error: (error: unknown) => tell({ error: String(error) }, () => subscriber.error(error)),
            complete: () => subscriber.complete(),
          }),
        );
      });

  const storage = (name: 'kept' | 'tab' | 'cookies', store: KeyValueStore): KeyValueStore => ({
    ...store,
    get: (key) =>
      tap.read(name === 'cookies' ? 'cookie' : 'storage', memberOf(name, key), () => store.get(key)),
  });

  const ports: Recorder['ports'] = (given) => ({
    ...given,
    now: tap.now,
    ids: {
      uuid: () => tap.read('uuid', undefined, given.ids.uuid),
      entry: () => tap.read('random', undefined, given.ids.entry),
    },
    kept: storage('kept', given.kept),
    tab: storage('tab', given.tab),
    cookies: storage('cookies', given.cookies),
    address: {
      current: () => tap.read('address', undefined, given.address.current),
      changed$: watch('address', given.address.changed$),
      go: (path: string) => tap.leave(() => given.address.go(path)),
      replace: (path: string) => tap.leave(() => given.address.replace(path)),
    },
    tabs: {
      heard$: watch('tabs', given.tabs.heard$.pipe(map(piecesOfWord))).pipe(map(wordOfPieces)),
      say: (word: string) => tap.leave(() => given.tabs.say(word)),
    },
    page: { ...given.page, hidden$: watch('hidden', given.page.hidden$) },
    turn: <T>(name: string, work$: Observable<T>) => turns(given.turn, name, work$),
    report: (epic: string, error: unknown) => {
      tap.note({ k: 'x', epic, error: String(error) });
      given.report(epic, error);
    },
  });

  let turnsTaken = 0;
  /** It is outside who may begin; what is done then is the program's. */
  const turns = <T>(turn: Ports['turn'], name: string, work$: Observable<T>): Observable<T> =>
    new Observable<T>((subscriber) => {
      if (!tap.isInside()) return turn(name, work$).subscribe(subscriber);
      turnsTaken += 1;
      const listener = turnsTaken;
      const begun$ = new Observable<T>((inner) =>
        tap.enter({ k: 'w', channel: 'turn', listener, value: name }, () => work$.subscribe(inner)),
      );
      return tap.leave(() => turn(name, begun$).subscribe(subscriber));
    });

  const joining =
    (join: Join): Join =>
    (slice, ...needs) =>
      UNWATCHED.has(slice.name)
        ? join(slice, ...needs)
        : tap.enter({ k: 'n', kind: 'join', key: slice.name, value: describe(needs) }, () =>
            join(slice, ...wrap(slice.name, needs)),
          );

  const watchTimers = (): (() => void) => {
    let timers = 0;
    return useStreamClock({
      now: tap.frozen,
      set: (work, ms) => {
        if (!tap.isInside()) return setInterval(work, ms);
        timers += 1;
        const id = timers;
        return setInterval(() => tap.enter({ k: 't', id, ms }, work), ms);
      },
      clear: (handle) => clearInterval(handle as ReturnType<typeof setInterval>),
    });
  };

  return {
    middleware,
    observe,
    ports,
    foreign: wrap,
    joining,
    watchTimers,
    ...tap.memory,
  };
};
