import type { Observable } from 'rxjs';
import type { FactReading, Outbox } from './outbox';

/** What sending facts needs of the browser. */
export interface DeliveryPorts {
  /** Of all tabs; absent where they cannot agree on who sends. */
  readonly shared: ((reading: FactReading) => Outbox) | undefined;
  /** There is a network again. */
  readonly online$: Observable<unknown>;
  /** Sends while the page is left, without an answer. */
  readonly beacon: (path: string, body: unknown) => void;
}
