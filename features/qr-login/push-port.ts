import type { Observable } from 'rxjs';

/**
 * What a WebSocket pushes, parsed. A lost connection is opened again at the next path that `path$` gives: it is
 * subscribed anew for each connection. Completes when `path$` ends without a path, fails when connecting keeps failing
 * or `path$` does. Unsubscribing closes the connection.
 */
export type Listen = (path$: Observable<string>) => Observable<unknown>;
