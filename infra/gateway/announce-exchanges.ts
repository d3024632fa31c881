import { catchError, defer, tap, throwError } from 'rxjs';
import type { ApiReply, ApiRequest } from '#src/kernel/send';
import type { Layer } from './gateway';

export interface ExchangeRecord {
  /** Counts the requests of this tab from 1. */
  readonly ordinal: number;
  readonly request: ApiRequest;
  readonly ms: number;
  readonly reply?: ApiReply;
  readonly error?: string;
}

/**
 * Tells the recorder of every attempt on the wire, before it is dressed with secrets.
 *
 *   send    --k     k = any reply
 *   sent    !
 *   ended     !
 *   out     --k
 */
export const announceExchanges =
  (ports: {
    now(): number;
    sent(ordinal: number, request: ApiRequest): void;
    ended(record: ExchangeRecord): void;
  }): Layer =>
  (send) => {
    let count = 0;
    return (request) =>
      defer(() => {
        count += 1;
        const ordinal = count;
        const sentAt = ports.now();
        const end = (how: Pick<ExchangeRecord, 'reply' | 'error'>) =>
          ports.ended({ ordinal, request, ms: ports.now() - sentAt, ...how });
        ports.sent(ordinal, request);
        return send(request).pipe(
          tap((reply) => end({ reply })),
          catchError((error: unknown) => {
            end({ error: String(error) });
            return throwError(() => error);
          }),
        );
      });
  };
