import { forkJoin, retry, switchMap, type Observable } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import type { FactReading, Outbox } from '../outbox';

/** What sending facts needs of the browser. */
export interface DeliveryPorts {
  /** Of all tabs; absent where they cannot agree on who sends. */
  readonly shared: ((reading: FactReading) => Outbox) | undefined;
  /** There is a network again. */
  readonly online$: Observable<unknown>;
  /** Sends while the page is left, without an answer. */
  readonly beacon: (path: string, body: unknown) => void;
}

/** A chunk that did not arrive. */
const AGAIN_MS = 10_000;

/** Facts wait in the state until what sends them is loaded. */
export const deliverLate =
  (delivery$: Observable<DeliveryPorts>): Epic =>
  (...given) =>
    delivery$.pipe(
      switchMap((ports) => forkJoin([[ports], import(/* webpackChunkName: "outbox" */ './deliver')])),
      retry({ delay: AGAIN_MS }),
      switchMap(([ports, { deliver }]) => deliver(ports)(...given)),
    );
