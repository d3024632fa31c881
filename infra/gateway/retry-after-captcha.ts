import { of, switchMap, take, type Observable } from 'rxjs';
import { codes } from '#src/contract/codes';
import type { ApiReply, ApiRequest } from '#src/kernel/send';
import type { Layer } from './gateway';

/** Header that carries the captcha's result. */
export const VALIDATE_HEADER = 'validateData';
/** Calls whose body has this field carry the result there, too. */
const VALIDATE_FIELD = 'validate';
/** A server that is not content with two good answers will not be with a third. */
const ASKED_AT_MOST = 2;

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

/** By its code; a login that is refused may ask by naming a challenge alone. */
const wantsCaptcha = ({ body }: ApiRequest, { httpStatus, statusCode, callbackAddress }: ApiReply) =>
  httpStatus === 200 &&
  (statusCode === codes.captchaRequired ||
    (statusCode !== codes.ok && callbackAddress !== undefined && hasField(body)));

const declined = (reply: ApiReply): ApiReply =>
  reply.statusCode === codes.captchaRequired ? { ...reply, businessMsg: DECLINED } : reply;

const withAnswer = (request: ApiRequest, answer: string): ApiRequest => ({
  ...request,
  headers: { ...request.headers, [VALIDATE_HEADER]: answer },
  ...(hasField(request.body) && { body: { ...request.body, [VALIDATE_FIELD]: answer } }),
});

/**
 * Sends a request again with an answer of its own when the server asks, at most twice; dismissing hands the 980 back,
 * saying so.
 *
 *   send       --c           --k      c = 980, k = any other reply
 *   answerTo     ------s
 *   out                        k
 */
export const retryAfterCaptcha = ({ answerTo }: CaptchaPorts): Layer => {
  return (send) => {
    const attempt = (request: ApiRequest, left: number): Observable<ApiReply> =>
      send(request).pipe(
        switchMap((reply) => {
          if (!wantsCaptcha(request, reply) || left === 0) return of(reply);
          return answerTo(reply.callbackAddress).pipe(
            take(1),
            switchMap((answer) =>
              answer === undefined ? of(declined(reply)) : attempt(withAnswer(request, answer), left - 1),
            ),
          );
        }),
      );
    return (request) => attempt(request, ASKED_AT_MOST);
  };
};
