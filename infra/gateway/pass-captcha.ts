import { map, of, switchMap, take, type Observable } from 'rxjs';
import { codes } from '#src/contract/codes';
import type { ApiReply, ApiRequest } from '#src/kernel/send';
import { RETRY_FAILED } from './gateway';
import type { CaptchaPorts } from './retry-after-captcha';
import { VALIDATE_HEADER } from './wire-request';

/** Calls whose body has this field carry the result there, too. */
const VALIDATE_FIELD = 'validate';

/** What the member is told of a call that was given up with the captcha. */
export const DECLINED = '已取消安全验证，操作没有完成';

const hasField = (body: unknown): body is Readonly<Record<string, unknown>> =>
  typeof body === 'object' && body !== null && VALIDATE_FIELD in body;

const withAnswer = (request: ApiRequest, answer: string): ApiRequest => ({
  ...request,
  headers: { ...request.headers, [VALIDATE_HEADER]: answer },
  ...(hasField(request.body) && { body: { ...request.body, [VALIDATE_FIELD]: answer } }),
});

/** As the server would have asked, had it been. */
const unasked = ({ captcha }: ApiRequest): ApiReply => ({
  httpStatus: 200,
  statusCode: codes.captchaRequired,
  businessMsg: '',
  warnMsg: [],
  data: null,
  callbackAddress: `?purpose=${captcha ?? ''}`,
});

/** A refusal of a login keeps the words of the server. */
const saying =
  (businessMsg: string) =>
  (reply: ApiReply): ApiReply =>
    reply.statusCode === codes.captchaRequired ? { ...reply, businessMsg } : reply;

export interface CaptchaDesk {
  /**
   * One subscription is one waiting request: it gets an answer of its own, for an answer serves one call only, or
   * undefined when the member declines. However many wait, the member sees one dialog.
   */
  answerTo(callbackAddress: string | undefined): Observable<string | undefined>;
}

/** Dismissing hands the 980 back, saying so; so does a second one, for the call that was sent again. */
export const passCaptcha =
  ({ answerTo }: CaptchaDesk): CaptchaPorts['pass'] =>
  ({ request, asking, goOn }) => {
    const asked = asking ?? unasked(request);
    return answerTo(asked.callbackAddress).pipe(
      take(1),
      switchMap((answer) => {
        if (answer === undefined) return of(saying(DECLINED)(asked));
        const reply$ = goOn(withAnswer(request, answer));
        return asking ? reply$.pipe(map(saying(RETRY_FAILED))) : reply$;
      }),
    );
  };
