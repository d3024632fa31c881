import { catchError, defer, map, shareReplay, switchMap, throwError } from 'rxjs';
import type { ApiRequest } from '#src/kernel/send';
import type { Layer } from './gateway';

export const PART_MISSING = '页面的一部分没有加载成功，请检查网络后刷新页面';

/**
 * A layer that is fetched when the first request needs it; requests that do not need it never wait for it.
 *
 *   needs it       a-----b
 *   load           --l|            l = the layer, fetched once
 *   through it       a---b
 *   needs it not   c
 *   send           c
 */
export const lateLayer =
  (isNeeded: (request: ApiRequest) => boolean, load: () => Promise<Layer>): Layer =>
  (send) => {
    const inner$ = defer(load).pipe(
      map((layer) => layer(send)),
      catchError((cause: unknown) => throwError(() => new Error(PART_MISSING, { cause }))),
      // One fetch for all; after a failure the next request tries again.
      shareReplay(1),
    );
    return (request) =>
      isNeeded(request) ? inner$.pipe(switchMap((layered) => layered(request))) : send(request);
  };
