import { map, of, switchMap, take, type Observable } from 'rxjs';
import { codes } from '#src/contract/codes';
import type { ApiReply, ApiRequest } from '#src/kernel/send';
import { RETRY_FAILED, type Layer } from './gateway';

/** Header that carries the captcha's result. */
export const VALIDATE_HEADER = 'validateData';
/** Calls whose body has this field carry the result there, too. */
const VALIDATE_FIELD = 'validate';

export interface CaptchaPorts {
  /**
   * One subscription is one waiting request: it gets an answer of its own, for an answer serves one call only, or
   * undefined when the member declines. However many wait, the member sees one dialog.
   */
  answerTo(callbackAddress: string | undefined): Observable<string | undefined>;
}

/** What the member is told of a call that was given up with the captcha. */
export const DECLINED = '已取消安全验证，操作没有完成';

const hasField = (body: unknown): body is Readonly<Record<string, unknown>> =>
  typeof body === 'object' && body !== null && VALIDATE_FIELD in body;

/** By its code; a login that is refused, whichever it is, may ask by naming a challenge alone. */
const wantsCaptcha = ({ session }: ApiRequest, { httpStatus, statusCode, callbackAddress }: ApiReply) =>
  httpStatus === 200 &&
  (statusCode === codes.captchaRequired ||
    (statusCode !== codes.ok && callbackAddress !== undefined && session === 'none'));

const saying = (reply: ApiReply, businessMsg: string): ApiReply =>
  reply.statusCode === codes.captchaRequired ? { ...reply, businessMsg } : reply;

/** As the server would have asked, had it been. */
const unasked: ApiReply = {
  httpStatus: 200,
  statusCode: codes.captchaRequired,
  businessMsg: '',
  warnMsg: [],
  data: null,
};

const withAnswer = (request: ApiRequest, answer: string): ApiRequest => ({
  ...request,
  headers: { ...request.headers, [VALIDATE_HEADER]: answer },
  ...(hasField(request.body) && { body: { ...request.body, [VALIDATE_FIELD]: answer } }),
});

/**
 * Sends a request again with an answer of its own when the server asks, once; dismissing hands the 980 back, saying so.
 * A call that is known to be asked gets its answer before it goes out.
 *
 *   send       --c           --k      c = 980, k = any other reply
 *   answerTo     ------s
 *   out                        k
 */
export const retryAfterCaptcha =
  ({ answerTo }: CaptchaPorts): Layer =>
  (send) => {
    const answered = (
      request: ApiRequest,
      asking: ApiReply,
      goOn: (request: ApiRequest) => Observable<ApiReply>,
    ) =>
      answerTo(asking.callbackAddress).pipe(
        take(1),
        switchMap((answer) =>
          answer === undefined ? of(saying(asking, DECLINED)) : goOn(withAnswer(request, answer)),
        ),
      );
    const again = (request: ApiRequest) => send(request).pipe(map((reply) => saying(reply, RETRY_FAILED)));
    const attempt = (request: ApiRequest): Observable<ApiReply> =>
      send(request).pipe(
        switchMap((reply) => (wantsCaptcha(request, reply) ? answered(request, reply, again) : of(reply))),
      );
    return (request) =>
      request.captcha
        ? answered(request, { ...unasked, callbackAddress: `?purpose=${request.captcha}` }, attempt)
        : attempt(request);
  };
