import { isObservable, Observable } from 'rxjs';
import { isCreator, isPlainObject, memberOf } from './describe';
import type { Tape } from './tape';

const DEEPEST = 5;

/** Whether something in it can be called or listened to. */
const reaches = (value: unknown, depth = 0): boolean => {
  if (isCreator(value) || depth > DEEPEST) return false;
  if (typeof value === 'function' || isObservable(value)) return true;
  if (Array.isArray(value)) return value.some((member) => reaches(member, depth + 1));
  return isPlainObject(value) && Object.values(value).some((member) => reaches(member, depth + 1));
};

const resultOf = (path: string): string => `${path}()`;

export interface Membrane {
  /** The same thing, whose answers and news are noted under this path. */
  readonly wrap: <T>(path: string, value: T) => T;
  readonly watch: <T>(path: string, source: Observable<T>) => Observable<T>;
}

/** Lets the program use a piece of the world and notes all that comes through. Paths in `open` stay as they are. */
export const membrane = (tape: Tape, open: ReadonlySet<string> = new Set()): Membrane => {
  const listeners = new Map<string, number>();
  const askings = new Map<string, number>();
  const count = (counts: Map<string, number>, path: string): number => {
    const next = (counts.get(path) ?? 0) + 1;
    counts.set(path, next);
    return next;
  };

  const watch = <T>(channel: string, source: Observable<T>): Observable<T> =>
    new Observable<T>((subscriber) => {
      if (!tape.isInside()) return source.subscribe(subscriber);
      const listener = count(listeners, channel);
      const line = { k: 'w', channel, listener } as const;
      return tape.leave(() =>
        source.subscribe({
          next: (value) => tape.enter({ ...line, value }, () => subscriber.next(wrap(channel, value))),
          error: (error: unknown) =>
            tape.enter({ ...line, end: { err: String(error) } }, () => subscriber.error(error)),
          complete: () => tape.enter({ ...line, end: 'done' }, () => subscriber.complete()),
        }),
      );
    });

  const asked =
    (path: string, ask: (...args: readonly unknown[]) => unknown) =>
    (...args: readonly unknown[]): unknown => {
      if (!tape.isInside()) return ask(...args);
      const call = count(askings, path);
      const line = { k: 'n', kind: 'port', key: path, call } as const;
      try {
        const value = tape.leave(() => ask(...args));
        // Nothing is what is answered where nothing is written.
        if (value !== undefined) tape.note({ ...line, value });
        return wrap(resultOf(path), value);
      } catch (error) {
        tape.note({ ...line, error: String(error) });
        throw error;
      }
    };

  const wrapAny = (path: string, value: unknown): unknown => {
    if (open.has(path) || !reaches(value)) return value;
    if (typeof value === 'function') return asked(path, value as (...args: readonly unknown[]) => unknown);
    if (isObservable(value)) return watch(path, value);
    if (Array.isArray(value)) return value.map((member, at) => wrapAny(memberOf(path, at), member));
    return Object.fromEntries(
      Object.entries(value as object).map(([name, member]: [string, unknown]) => [
        name,
        wrapAny(memberOf(path, name), member),
      ]),
    );
  };
  const wrap = <T>(path: string, value: T): T => wrapAny(path, value) as T;
  return { wrap, watch };
};
