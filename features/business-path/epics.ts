import { catchError, concatMap, defer, filter, map, of, switchMap, type Observable } from 'rxjs';
import * as z from 'zod/mini';
import { ask } from '#src/calls/exchange';
import { attempt } from '#src/kernel/attempt';
import type { Epic } from '#src/kernel/epic';
import type { Send } from '#src/kernel/send';
import { commands } from './commands';
import { pathInfoCall, type PathInfo } from './contract';
import { events } from './events';

interface HeldPath extends PathInfo {
  readonly globalId: string;
}

/** A storage whose values are sealed; every answer comes once. Values that were changed from outside count as absent. */
export interface PathStorage {
  readonly get: (key: string) => Observable<string | undefined>;
  readonly set: (key: string, value: string, lifeMs: number) => Observable<unknown>;
  readonly clear: () => Observable<unknown>;
}

/** Holds the path beside the store: no state and no recording ever knows it. */
export interface PathStore {
  readonly current: () => HeldPath | undefined;
  readonly hold: (path: HeldPath) => void;
  readonly drop: () => void;
}

export const createPathStore = (): PathStore => {
  let held: HeldPath | undefined;
  return {
    current: () => held,
    hold: (path) => {
      held = path;
    },
    drop: () => {
      held = undefined;
    },
  };
};

const stored = z.extend(pathInfoCall.data, { globalId: z.string() });

const writeStored = (path: HeldPath): string => JSON.stringify(path);

/** Undefined for another member's path and for anything that is none. */
const readStored = (text: string | undefined, globalId: string): HeldPath | undefined => {
  try {
    const { success, data } = z.safeParse(stored, JSON.parse(text ?? 'null'));
    return success && data.globalId === globalId ? data : undefined;
  } catch {
    return undefined;
  }
};

/** concatMap: what was asked to be forgotten is forgotten, in the order of asking. */
export const forgetPath =
  (pathStore: PathStore, storage: PathStorage): Epic =>
  (action$) =>
    action$.pipe(
      filter(commands.forgetPath.match),
      concatMap((command) =>
        defer(() => {
          pathStore.drop();
          return storage.clear();
        }).pipe(
          // A storage that cannot be cleared could not be read either.
          catchError(() => of(undefined)),
          map(() => events.pathCleared(undefined, command)),
        ),
      ),
    );

export const STORAGE_KEY = 'businessPath';
const WEEK_MS = 7 * 24 * 60 * 60 * 1_000;

const fetched$ = (send: Send, storage: PathStorage, globalId: string): Observable<HeldPath> =>
  ask(send, pathInfoCall, { query: { globalId } }).pipe(
    map((found): HeldPath => ({ ...found, globalId })),
    // A path that cannot be kept serves this page all the same.
    switchMap((path) =>
      storage.set(STORAGE_KEY, writeStored(path), WEEK_MS).pipe(
        catchError(() => of(undefined)),
        map(() => path),
      ),
    ),
  );

/**
 * From the storage, or else from the server, and onto the storage for a week.
 * switchMap: another member's path takes the place of the one that was asked for.
 */
export const loadPath = (pathStore: PathStore, storage: PathStorage): Epic =>
  attempt({
    on: commands.loadPath,
    overlap: switchMap,
    outlivesSession: true,
    work: ({ globalId, afresh }, { send }) =>
      defer(() => {
        pathStore.drop();
        return afresh ? of(undefined) : storage.get(STORAGE_KEY).pipe(catchError(() => of(undefined)));
      }).pipe(
        switchMap((text) => {
          const kept = readStored(text, globalId);
          return kept
            ? of({ path: kept, from: 'storage' as const })
            : fetched$(send, storage, globalId).pipe(map((path) => ({ path, from: 'server' as const })));
        }),
      ),
    until: commands.forgetPath.match,
    succeeded: ({ path, from }) => {
      pathStore.hold(path);
      return events.pathLoaded({ from });
    },
    failed: (problem) => events.pathFailed({ problem }),
  });
