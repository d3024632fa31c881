import { catchError, defer, EMPTY, from, map, of } from 'rxjs';
import { matchStart, type MatchRoute } from '#features/navigation/index';
import { lazyChunk } from '#src/ui/lazy/lazy-chunk';
import { reloadOnce, reloadPorts } from '../shell/chunk-failure';

const router = lazyChunk(() => import(/* webpackChunkName: "router" */ '#features/navigation/ui/index'));

/** By the router, which comes with the second page; home is known without it. */
export const matchRoute: MatchRoute = (fullPath) => {
  const match = matchStart(fullPath) ?? router.loaded()?.matchRoute(fullPath);
  if (match) return of(match);
  return defer(() => from(router.load())).pipe(
    map((come) => come.matchRoute(fullPath)),
    catchError(() => {
      reloadOnce(reloadPorts());
      return EMPTY;
    }),
  );
};
