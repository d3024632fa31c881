import { catchError, defer, from, fromEvent, map, of, switchMap, take, takeUntil } from 'rxjs';
import { matchStart, type MatchRoute } from '#features/navigation/index';
import { lazyChunk } from '#src/ui/lazy/lazy-chunk';
import { reloadForNewBuild } from '../shell/chunk-failure';

const router = lazyChunk(() => import(/* webpackChunkName: "router" */ '#features/navigation/ui/index'));

type Match = ReturnType<MatchRoute>;

/** Without a network the address waits for it, unless the reader goes elsewhere first. */
const onceOnline = (work: () => Match): Match =>
  fromEvent(window, 'online').pipe(take(1), switchMap(work), takeUntil(fromEvent(window, 'hashchange')));

const byRouter = (fullPath: string): Match =>
  defer(() => from(router.load())).pipe(
    map((come) => come.matchRoute(fullPath)),
    catchError(() => {
      void reloadForNewBuild();
      return onceOnline(() => byRouter(fullPath));
    }),
  );

/** By the router, which comes with the second page; home is known without it. */
export const matchRoute: MatchRoute = (fullPath) => {
  const match = matchStart(fullPath) ?? router.loaded()?.matchRoute(fullPath);
  return match ? of(match) : byRouter(fullPath);
};
