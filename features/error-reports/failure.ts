import type { ErrorReport } from './contract';

/** Something broke in the page. */
export interface Failure {
  readonly kind: ErrorReport['kind'];
  readonly error: unknown;
  /** Path of the route, with its query or without. */
  readonly place: string;
}
