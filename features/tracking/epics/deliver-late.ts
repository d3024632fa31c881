import { retry, switchMap, type Observable } from 'rxjs';
import type { Epic } from '#src/kernel/epic';
import type { DeliveryPorts } from '../outbox';

/** A chunk that did not arrive. */
const AGAIN_MS = 10_000;

/** What facts are sent by, and what sends them. */
export type Delivery = DeliveryPorts & { readonly deliver: (ports: DeliveryPorts) => Epic };

/** Facts wait in the state until what sends them is loaded. */
export const deliverLate =
  (delivery$: Observable<Delivery>): Epic =>
  (...given) =>
    delivery$.pipe(
      retry({ delay: AGAIN_MS }),
      switchMap(({ deliver, ...ports }) => deliver(ports)(...given)),
    );
