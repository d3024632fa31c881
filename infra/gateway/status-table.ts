import { NO_ACCESS, SESSION_OVER, type Code } from '#src/contract/codes';
import { FAILED } from '#src/kernel/send';

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

const success: Treatment = { notice: 'first-warning', outcome: 'resolve' };
const errorToast: Treatment = { notice: 'message', outcome: 'reject' };
const noAccess: Treatment = { notice: 'no-access', outcome: 'reject', announce: 'access-refused' };
const loggedOut: Treatment = { notice: 'message', outcome: 'reject', announce: 'session-over' };

/** The specification says of these only what the browser does with them: the server has no name for them. */
type UnnamedCode =
  | 209
  | 443
  | 301
  | 304
  | 900
  | 306
  | 322
  | 402
  | 420
  | 421
  | 461
  | 490
  | 491
  | 492
  | 800
  | 921;

/** By number: names would only lengthen the first load. The compiler tells of a code without a row. */
export const statusTable: Readonly<Record<Code | UnnamedCode, Treatment>> = {
  200: success,
  209: success,
  443: success,

  306: { notice: 'message', outcome: 'resolve' },
  322: { notice: 'none', outcome: 'reject' },
  333: { notice: 'none', outcome: 'reject', announce: 'login-anomaly' },

  // Seen here only after the silent re-login was impossible or the replay expired again.
  302: loggedOut,
  303: loggedOut,
  301: loggedOut,
  304: loggedOut,
  900: loggedOut,

  400: errorToast,
  401: errorToast,
  402: errorToast,
  420: errorToast,
  421: errorToast,
  440: errorToast,
  441: errorToast,
  442: errorToast,
  460: errorToast,
  461: errorToast,
  490: errorToast,
  491: errorToast,
  492: errorToast,
  500: errorToast,
  510: errorToast,
  800: errorToast,

  820: noAccess,
  821: noAccess,
  921: noAccess,

  // Seen here only after the captcha was dismissed.
  980: errorToast,
};

const rows: Readonly<Record<number, Treatment | undefined>> = statusTable;

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
  const treatment = row ?? errorToast;
  return quietly({ ...treatment, text: textOf(treatment, reply) });
};
