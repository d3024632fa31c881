import { defer, of, switchMap, type Observable } from 'rxjs';
import { cryptoCodes } from '#src/contract/crypto-codes';
import type { ApiReply, ApiRequest } from '#src/kernel/send';
import type { Layer } from './gateway';

export interface RecoveryPorts {
  /** Puts the signing clock right by the server's word; emits once. */
  correctClock(refusal: ApiReply): Observable<unknown>;
  /** Counts the handshakes that were done again. */
  readonly round: () => number;
  /** Emits once when the keys are agreed anew; missing while shaking hands. */
  readonly shakeHandsAgain?: Observable<unknown>;
}

/**
 * Cures a wrong clock (961) and a forgotten key (962) without a word to the member: each is tried once a request,
 * and whatever comes then is handed back.
 *
 *   send   --c      --k     c = 961 or 962, k = any other reply
 *   cure      --|
 *   out               k
 */
export const recoverFromClock =
  ({ correctClock, round, shakeHandsAgain }: RecoveryPorts): Layer =>
  (send) => {
    const cureOf = (reply: ApiReply, roundWhenSent: number): Observable<unknown> | undefined => {
      if (reply.statusCode === cryptoCodes.clock) return correctClock(reply);
      if (reply.statusCode !== cryptoCodes.handshake) return undefined;
      // Refused for keys that others have replaced meanwhile: the new ones are there already.
      return round() === roundWhenSent ? shakeHandsAgain : of(null);
    };
    const attempt = (request: ApiRequest, cured: readonly number[]): Observable<ApiReply> =>
      defer(() => {
        const roundWhenSent = round();
        return send(request).pipe(
          switchMap((reply) => {
            const cure = cured.includes(reply.statusCode) ? undefined : cureOf(reply, roundWhenSent);
            return cure
              ? cure.pipe(switchMap(() => attempt(request, [...cured, reply.statusCode])))
              : of(reply);
          }),
        );
      });
    return (request) => attempt(request, []);
  };
