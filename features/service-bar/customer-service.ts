import type { Observable } from 'rxjs';

/** The robot of the house's customer service, on a host of its own. */
export interface CustomerService {
  /** Shows the robot, loading it first. Completes when it is shown; fails where none is configured or it does not come. */
  readonly open: () => Observable<never>;
}
