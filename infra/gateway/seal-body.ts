import { forkJoin, map, of, switchMap, type Observable } from 'rxjs';
import { FORM_TYPE, isSealedText, sealedForm } from '#src/contract/sealed-body';
import { header } from '#src/contract/headers';
import type { ApiReply } from '#src/kernel/send';
import type { Layer } from './gateway';
import { toReply } from './to-reply';
import { headersOf, type WireRequest } from './wire-request';

export interface SealPorts {
  /** Compact JWE to the server, good for this path alone. */
  seal(plain: string, path: string): Observable<string>;
  open(jwe: string): Observable<string>;
}

const utf8 = new TextEncoder();

/**
 * Seals what is flagged, and opens what comes back sealed.
 *
 *   request  p          p = plain, s = sealed
 *   send       s--S     S = sealed answer, A = the answer in it
 *   out            A
 */
export const sealBody =
  ({ seal, open }: SealPorts): Layer =>
  (send) => {
    const sealed = (request: WireRequest): Observable<WireRequest> => {
      const headers = headersOf(request);
      const name = headers[header.username];
      return forkJoin({
        data: seal(JSON.stringify(request.body ?? null), request.path),
        // The specification wants the name encrypted in its header as well.
        username: name === undefined ? of(undefined) : seal(name, request.path),
      }).pipe(
        map(({ data, username }) => ({
          ...request,
          headers: {
            ...headers,
            [header.contentType]: FORM_TYPE,
            ...(username !== undefined && { [header.username]: username }),
          },
          bytes: utf8.encode(sealedForm(data)),
        })),
      );
    };
    const opened = (reply: ApiReply): Observable<ApiReply> => {
      const { data, httpStatus, requestId, retryAfterS } = reply;
      if (!isSealedText(data)) return of(reply);
      return open(data).pipe(
        map((body) =>
          toReply({
            httpStatus,
            contentType: 'application/json',
            body,
            ...(requestId !== undefined && { requestId }),
          }),
        ),
        // Not sealed, but a header beside it.
        map((within) => (retryAfterS === undefined ? within : { ...within, retryAfterS })),
      );
    };

    return (request: WireRequest) =>
      request.sealed
        ? sealed(request).pipe(
            switchMap((ready) => send(ready)),
            switchMap(opened),
          )
        : send(request);
  };
