import {
  auditTime,
  catchError,
  concat,
  distinctUntilChanged,
  EMPTY,
  filter,
  ignoreElements,
  map,
  of,
  switchMap,
  tap,
  type Observable,
} from 'rxjs';
import { asLog } from '#infra/action-log/devtools';
import { NO_LOG, tooLarge } from '#infra/action-log/format';
import { LogUnreadable, readInSteps, type ActionLog } from '#infra/action-log/reader';
import { NotFoldable, type Reducers } from '#infra/action-log/replay';
import { FileTooLarge } from '#infra/browser/read-text-file';
import type { Epic } from '#src/kernel/epic';
import { when } from '#src/kernel/when';
import { commands } from './commands';
import { events } from './events';
import { inChunks, type Progress } from './in-chunks';
import type { Needs } from './needs';
import { addressOf, factIn, placeIn } from './place';
import { selectCount, selectIndex, selectIsReady, selectPlace } from './selectors';

export const readAddress: Epic = (_action$, _state$, { address }) =>
  address.changed$.pipe(map((query) => events.placeNamed(placeIn(query))));

/** A browser that keeps nothing, or does not tell, has none. */
export const findKept =
  ({ kept$ }: Pick<Needs, 'kept$'>): Epic =>
  () =>
    kept$.pipe(
      catchError(() => EMPTY),
      map((kept) => events.keptFound({ kept })),
    );

/** A file of Redux DevTools is written as a log first, which then is read like any other. */
const reading = (text: string, reducers: Reducers, now: () => number): Observable<Progress<ActionLog>> =>
  inChunks(readInSteps(asLog(text, reducers)), now);

const wordsOf = (error: unknown): string => {
  if (error instanceof LogUnreadable || error instanceof NotFoldable) return error.message;
  if (error instanceof FileTooLarge) return tooLarge(error.isPacked);
  if (error instanceof Error && error.name === 'ChunkLoadError')
    return '程序的一部分没能载入，请检查网络后再试';
  return NO_LOG;
};

export const openFile =
  ({ read, reducers$ }: Pick<Needs, 'read' | 'reducers$'>): Epic =>
  (action$, _state$, { now }) =>
    action$.pipe(
      filter(commands.openFile.match),
      switchMap(({ payload: { file } }) => {
        const { name } = file;
        const opened$ = reducers$.pipe(
          switchMap((reducers) => read(file).pipe(switchMap((text) => reading(text, reducers, now)))),
          map((progress) =>
            'done' in progress
              ? events.workAdvanced({ work: 'read', done: progress.done })
              : // Frozen: the store would else freeze each of its parts, and there are very many.
                events.logOpened({ name, log: Object.freeze(progress.result) }),
          ),
          catchError((error: unknown) => of(events.fileRefused({ name, why: wordsOf(error) }))),
        );
        return concat(of(events.readingBegun({ name })), opened$);
      }),
    );

/** To where the address leads, else before the first action. */
export const goToPlace = when(events.logFolded, (_, state) => {
  const place = selectPlace(state);
  const index = selectIndex(state);
  if (!index || place.session === undefined) return commands.moveTo({ n: place.action ?? 0 });
  const found = factIn(index.actions, place);
  return 'n' in found
    ? commands.moveTo({ n: found.n })
    : [commands.moveTo({ n: 0 }), events.placeNotFound(found)];
});

/** Back and forward in the history, or another address typed. */
export const followAddress = when(events.placeNamed, ({ session, action }, state) =>
  selectIsReady(state) && session === undefined && action !== undefined && action !== selectCount(state)
    ? commands.moveTo({ n: action })
    : undefined,
);

/** A browser refuses an address that changes with every frame. */
const ADDRESS_MS = 300;

/** A session that was not found stays in the address: the next file may be its log. */
export const writeAddress: Epic = (action$, state$, { address }) =>
  action$.pipe(
    filter(events.moved.match),
    map(({ payload }) => payload.n),
    filter((n) => n > 0 || selectPlace(state$.value).session === undefined),
    auditTime(ADDRESS_MS),
    distinctUntilChanged(),
    tap((n) => address.replace(addressOf(n))),
    ignoreElements(),
  );
