import { codes, NO_ACCESS, SESSION_OVER, type Code } from '#src/contract/codes';

/**
 * What becomes of a reply, by its body status code. One row a code; `others` for the rest.
 *
 * notice    what the member sees: nothing, the first warning, the reply's message, or the fixed "no access" line
 * outcome   whether the caller gets the reply or an error carrying it
 * announce  what the rest of the portal is told
 */
export interface Treatment {
  readonly notice: 'none' | 'first-warning' | 'message' | 'no-access';
  readonly outcome: 'resolve' | 'reject';
  readonly announce?: 'session-over' | 'login-anomaly' | 'access-refused';
}

export const BAD_REQUEST = '请求参数错误';
/** Where the server refuses without a word. */
export const FAILED = '操作没有成功，请稍后再试';

const success: Treatment = { notice: 'first-warning', outcome: 'resolve' };
const errorToast: Treatment = { notice: 'message', outcome: 'reject' };
const noAccess: Treatment = { notice: 'no-access', outcome: 'reject', announce: 'access-refused' };
const loggedOut: Treatment = { notice: 'message', outcome: 'reject', announce: 'session-over' };

export const statusTable: Readonly<Record<Code, Treatment>> = {
  [codes.ok]: success,
  [codes.ok209]: success,
  [codes.ok443]: success,

  [codes.okWithMessage]: { notice: 'message', outcome: 'resolve' },
  [codes.refusedSilently]: { notice: 'none', outcome: 'reject' },
  [codes.loginAnomaly]: { notice: 'none', outcome: 'reject', announce: 'login-anomaly' },

  // Seen here only after the silent re-login was impossible or the replay expired again.
  [codes.sessionExpired]: loggedOut,
  [codes.sessionOver]: loggedOut,
  [codes.sessionOver301]: loggedOut,
  [codes.sessionOver304]: loggedOut,
  [codes.sessionOver900]: loggedOut,

  [codes.badRequest]: errorToast,
  [codes.notLoggedIn]: errorToast,
  [codes.notFound]: errorToast,
  [codes.conflict]: errorToast,
  [codes.tooManyRequests]: errorToast,
  [codes.loginRefused]: errorToast,
  [codes.serverError]: errorToast,
  [codes.unavailable]: errorToast,
  [codes.refused402]: errorToast,
  [codes.refused420]: errorToast,
  [codes.refused421]: errorToast,
  [codes.refused461]: errorToast,
  [codes.refused490]: errorToast,
  [codes.refused491]: errorToast,
  [codes.refused492]: errorToast,
  [codes.refused800]: errorToast,

  [codes.vipOnly]: noAccess,
  [codes.rightsOnly]: noAccess,
  [codes.noAccess921]: noAccess,

  // Seen here only after the captcha was dismissed.
  [codes.captchaRequired]: errorToast,
};

const rows: Readonly<Record<number, Treatment | undefined>> = statusTable;
const others: Treatment = { notice: 'message', outcome: 'reject' };

/** Calls whose unlisted codes are the caller's business: the whole body is handed back. */
const returnsBody: ReadonlySet<string> = new Set([
  '/api/web/loginByAuth',
  '/api/web/bindingAccounts',
  '/api/web/loginByToken',
]);

/** Failing to track must never disturb the member. */
const neverNotices: ReadonlySet<string> = new Set(['/behavior/ioDataSetWhithOutToken']);

const HTTP_OK = 200;
const HTTP_BAD_REQUEST = 400;

export interface Judged extends Treatment {
  readonly text?: string;
}

const wordless = ({ outcome, announce }: Treatment): string | undefined => {
  if (outcome === 'resolve') return undefined;
  return announce === 'session-over' ? SESSION_OVER : FAILED;
};

const textOf = (
  treatment: Treatment,
  reply: { readonly businessMsg: string; readonly warnMsg: readonly string[] },
): string | undefined => {
  switch (treatment.notice) {
    case 'none':
      return undefined;
    case 'first-warning':
      return reply.warnMsg[0];
    case 'message':
      return reply.businessMsg || wordless(treatment);
    case 'no-access':
      return NO_ACCESS;
  }
};

/** Transport status first; the body's code counts only on HTTP 200. */
export const judge = (
  path: string,
  reply: {
    readonly httpStatus: number;
    readonly statusCode: number;
    readonly businessMsg: string;
    readonly warnMsg: readonly string[];
  },
): Judged => {
  const quietly = (judged: Judged): Judged =>
    neverNotices.has(path) ? { ...judged, notice: 'none', text: undefined } : judged;
  if (reply.httpStatus === HTTP_BAD_REQUEST) return quietly({ ...errorToast, text: BAD_REQUEST });
  if (reply.httpStatus !== HTTP_OK) return quietly({ ...errorToast, text: reply.businessMsg || FAILED });
  const row = rows[reply.statusCode];
  if (!row && returnsBody.has(path)) return { notice: 'none', outcome: 'resolve' };
  const treatment = row ?? others;
  return quietly({ ...treatment, text: textOf(treatment, reply) });
};
