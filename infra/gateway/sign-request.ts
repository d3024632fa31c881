import { defer, switchMap, type Observable } from 'rxjs';
import { header } from '#src/contract/signature';
import type { Layer } from './gateway';
import { headersOf, type WireRequest } from './wire-request';

/** A request with a token proves that it holds the token's key; a sealed body, that it comes from a known browser. */
export const wantsSignature = (request: WireRequest): boolean =>
  request.sealed === true || headersOf(request)[header.accessToken] !== undefined;

/**
 * Signs anew for every attempt: `sign` gives a new time, a new nonce and a new signature each time.
 *
 *   request    p          p = plain, s = signed
 *   sign       --s
 *   send         s--k     k = any reply
 *   out             k
 */
export const signRequest =
  (sign: (request: WireRequest) => Observable<WireRequest>): Layer =>
  (send) =>
  (request) =>
    defer(() => sign(request)).pipe(switchMap((signed) => send(signed)));
