import { forkJoin, retry, switchMap, type Observable } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import type { DeliveryPorts } from '../outbox';

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
