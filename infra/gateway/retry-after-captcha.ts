import { EMPTY, defer, map, merge, of, share, switchMap, take, type Observable } from 'rxjs';
import { codes } from '../../src/contract/codes';
import type { ApiReply, ApiRequest } from '../../src/kernel/send';
import type { Layer } from './gateway';

/** Header that carries the captcha's result. */
export const VALIDATE_HEADER = 'validateData';

export interface CaptchaPorts {
  announceRequired(): void;
  /** The result of the one captcha on the screen; every waiting request takes it. */
  readonly solved$: Observable<string>;
  readonly dismissed$: Observable<unknown>;
}

const wantsCaptcha = ({ httpStatus, statusCode }: ApiReply) =>
  httpStatus === 200 && statusCode === codes.captchaRequired;

/**
 * Sends a request again with the member's answer for as long as the server asks; dismissing hands the 980 back.
 *
 *   send       --c           --k      c = 980, k = any other reply
 *   announce     !
 *   solved$            s
 *   out                        k
 */
export const retryAfterCaptcha =
  (ports: CaptchaPorts): Layer =>
  (send) => {
    const answer$ = merge(
      ports.solved$,
      ports.dismissed$.pipe(map(() => undefined)),
      // Listens before it announces: the answer may come back on the same call stack.
      defer(() => {
        ports.announceRequired();
        return EMPTY;
      }),
      // One captcha for all that wait; asked again only by the next 980 after the answer.
    ).pipe(take(1), share());

    const attempt = (request: ApiRequest): Observable<ApiReply> =>
      send(request).pipe(
        switchMap((reply) => {
          if (!wantsCaptcha(reply)) return of(reply);
          return answer$.pipe(
            switchMap((answer) =>
              answer === undefined
                ? of(reply)
                : attempt({ ...request, headers: { ...request.headers, [VALIDATE_HEADER]: answer } }),
            ),
          );
        }),
      );
    return attempt;
  };
