import type { Observable } from 'rxjs';
import type { RouteMatch } from './route';

/** The route of an address; emits once, or never where the router did not arrive. */
export type MatchRoute = (fullPath: string) => Observable<RouteMatch>;
