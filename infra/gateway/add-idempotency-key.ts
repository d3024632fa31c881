import { header } from '#src/contract/headers';
import type { Layer } from './gateway';
import { headersOf, type WireRequest } from './wire-request';

/**
 * Names what the member meant to do, so that sending it again does it once.
 * Belongs outermost, and the name is given per call, not per subscription: every kind of retry then keeps it.
 *
 *   request    p--p     p = a change without a name, subscribed twice
 *   send       n--n     n = the same name both times
 */
export const addIdempotencyKey =
  (newName: () => string): Layer =>
  (send) =>
  (request: WireRequest) =>
    send(
      (request.method === 'GET' && !request.once) || headersOf(request)[header.intention] !== undefined
        ? request
        : { ...request, headers: { ...request.headers, [header.intention]: newName() } },
    );
