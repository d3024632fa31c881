import { of, switchMap, type Observable } from 'rxjs';
import { codes } from '#src/contract/codes';
import type { ApiReply, ApiRequest } from '#src/kernel/send';
import type { Layer } from './gateway';

/** A call that needs the answer to a captcha. */
export interface Challenged {
  readonly request: ApiRequest;
  /** What the server asked with; absent for a call that is known to be asked. */
  readonly asking?: ApiReply;
  readonly goOn: (request: ApiRequest) => Observable<ApiReply>;
}

export interface CaptchaPorts {
  /** Has the captcha answered and goes on; where nobody answers, the reply that stands for it. */
  pass(challenged: Challenged): Observable<ApiReply>;
}

/** By its code; a login that is refused, whichever it is, may ask by naming a challenge alone. */
const wantsCaptcha = ({ session }: ApiRequest, { httpStatus, statusCode, callbackAddress }: ApiReply) =>
  httpStatus === 200 &&
  (statusCode === codes.captchaRequired ||
    (statusCode !== codes.ok && callbackAddress !== undefined && session === 'none'));

/**
 * Sends a request again with an answer of its own when the server asks, once. A call that is known to be asked gets its
 * answer before it goes out.
 *
 *   send    --c           --k      c = 980, k = any other reply
 *   pass      ------s              the answer, see `passCaptcha`
 *   out                     k
 */
export const retryAfterCaptcha =
  ({ pass }: CaptchaPorts): Layer =>
  (send) => {
    const attempt = (request: ApiRequest): Observable<ApiReply> =>
      send(request).pipe(
        switchMap((asking) =>
          wantsCaptcha(request, asking) ? pass({ request, asking, goOn: send }) : of(asking),
        ),
      );
    return (request) => (request.captcha ? pass({ request, goOn: attempt }) : attempt(request));
  };
