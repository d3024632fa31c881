import {
  asyncScheduler,
  connect,
  map,
  merge,
  mergeMap,
  scan,
  throttleTime,
  type Observable,
  type OperatorFunction,
} from 'rxjs';

/** What becomes of one that is asked for in haste. */
export type Hurried<T> =
  | { readonly step: 'runs' | 'waits'; readonly it: T }
  /** Another one was asked for while it waited, or the reader went elsewhere. */
  | { readonly step: 'falls'; readonly it: T };

interface Numbered<T> {
  readonly number: number;
  readonly it: T;
}
interface Standing<T> {
  readonly said: readonly Hurried<T>[];
  /** The highest number that was heard of. */
  readonly heard: number;
  readonly waiting?: Numbered<T>;
  readonly last?: T;
}
type Step<T> = ({ readonly kind: 'ran' | 'asked' } & Numbered<T>) | { readonly kind: 'left' };

type IsSame<T> = (one: T, other: T) => boolean;

const next =
  <T>(isSame: IsSame<T>) =>
  ({ heard, waiting, last }: Standing<T>, step: Step<T>): Standing<T> => {
    const before = { heard, ...(last !== undefined && { last }) };
    const falls = (it: T): readonly Hurried<T>[] => [{ step: 'falls', it }];
    if (step.kind === 'left') return { ...before, said: waiting ? falls(waiting.it) : [] };
    const { number, it } = step;
    if (step.kind === 'ran') {
      const isFirst = number > heard;
      const isOwnTurn = waiting?.number === number;
      const isNew = last === undefined || !isSame(last, it);
      const runs = isFirst || (isOwnTurn && isNew);
      const said: readonly Hurried<T>[] = runs ? [{ step: 'runs', it }] : isOwnTurn ? falls(it) : [];
      return { ...before, said, heard: Math.max(heard, number), ...(runs && { last: it }) };
    }
    // It ran at once.
    if (number <= heard) return { ...before, said: [], ...(waiting && { waiting }) };
    const overtaken = waiting && !isSame(waiting.it, it) ? falls(waiting.it) : [];
    return { ...before, heard: number, said: [...overtaken, { step: 'waits', it }], waiting: { number, it } };
  };

/**
 * At most one in so long: the first at once, the newest of those that follow when the time is over, unless it asks for
 * what ran last. What the newest takes the place of, and what waits when the reader leaves, is told of.
 */
export const hurried = <T>(
  ms: number,
  { isSame, left$ }: { readonly isSame: IsSame<T>; readonly left$: Observable<unknown> },
): OperatorFunction<T, Hurried<T>> =>
  connect((all$: Observable<T>) => {
    const numbered$ = all$.pipe(map((it, number): Numbered<T> => ({ it, number })));
    return merge(
      numbered$.pipe(
        throttleTime(ms, asyncScheduler, { leading: true, trailing: true }),
        map((one): Step<T> => ({ kind: 'ran', ...one })),
      ),
      numbered$.pipe(map((one): Step<T> => ({ kind: 'asked', ...one }))),
      left$.pipe(map((): Step<T> => ({ kind: 'left' }))),
    ).pipe(
      scan(next(isSame), { said: [], heard: -1 } as Standing<T>),
      mergeMap(({ said }) => said),
    );
  });
