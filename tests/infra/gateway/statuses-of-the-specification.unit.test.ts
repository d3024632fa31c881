import { of, Subject } from 'rxjs';
import specified from '#docs/statuses.json';
import { gateway } from '#infra/gateway/gateway';
import { handleStatus } from '#infra/gateway/handle-status';
import { passCaptcha } from '#infra/gateway/pass-captcha';
import { replayAfterRelogin } from '#infra/gateway/replay-after-relogin';
import { retryAfterCaptcha } from '#infra/gateway/retry-after-captcha';
import { CallRefused, type ApiReply, type ApiRequest } from '#src/kernel/send';
import { aReply } from '#tests/support/replies';

type Kind =
  | 'success'
  | 'rejectSilent'
  | 'loginError'
  | 'relogin'
  | 'messageResolve'
  | 'forceLogout'
  | 'errorToastReject'
  | 'noAccess'
  | 'captcha'
  | 'otherReject';

const WORDS = { businessMsg: '服务器的话', warnMsg: ['第一条提示', '第二条提示'] };
const UNLISTED = 777;
const ANY: ApiRequest = { method: 'POST', path: '/core/search/getSolrData', headers: { kept: 'yes' } };

/** A call through the layers that treat its status, in their order. */
const calling = (replies: readonly ApiReply[], request: ApiRequest = ANY) => {
  const sent: ApiRequest[] = [];
  const told: Record<string, unknown>[] = [];
  const loggedIn$ = new Subject<void>();
  const abandoned$ = new Subject<void>();
  const send = gateway(
    (asked) => {
      sent.push(asked);
      return of(replies[Math.min(sent.length, replies.length) - 1] ?? aReply());
    },
    handleStatus({
      notify: (notice) => told.push({ notice }),
      announceAccessRefused: () => told.push({ announced: 'access-refused' }),
      announceSessionOver: () => told.push({ announced: 'session-over' }),
      announceLoginAnomaly: ({ headers }) => told.push({ announced: 'login-error', headers }),
    }),
    replayAfterRelogin({ announceExpired: () => told.push({ announced: 'expired' }), loggedIn$, abandoned$ }),
    retryAfterCaptcha({ pass: passCaptcha({ answerTo: () => of('answer') }) }),
  );
  let outcome: unknown = 'waiting';
  send(request).subscribe({
    next: ({ statusCode }) => (outcome = statusCode),
    error: (error: unknown) => (outcome = error instanceof CallRefused ? `refused: ${error.message}` : error),
  });
  return { sent, told, loggedIn$, abandoned$, outcome: () => outcome };
};

const REFUSED = { outcome: `refused: ${WORDS.businessMsg}` };
const shown = (type: string, text: string) => ({ notice: { type, text } });

const judges: Readonly<Record<Kind, (code: number) => void>> = {
  success: (code) => {
    const { told, outcome } = calling([aReply(code, WORDS)]);
    expect([outcome(), told]).toEqual([code, [shown('warning', '第一条提示')]]);
  },
  messageResolve: (code) => {
    const { told, outcome } = calling([aReply(code, WORDS)]);
    expect([outcome(), told]).toEqual([code, [shown('info', WORDS.businessMsg)]]);
  },
  rejectSilent: (code) => {
    const { told, outcome } = calling([aReply(code, WORDS)]);
    expect([outcome(), told]).toEqual(['refused: ', []]);
  },
  loginError: (code) => {
    const { told } = calling([aReply(code, WORDS)]);
    expect(told).toEqual([{ announced: 'login-error', headers: { kept: 'yes' } }]);
  },
  relogin: (code) => {
    const back = calling([aReply(code, WORDS), aReply(200)]);
    expect([back.outcome(), back.told]).toEqual(['waiting', [{ announced: 'expired' }]]);
    back.loggedIn$.next();
    expect([back.outcome(), back.sent.length]).toEqual([200, 2]);
    const again = calling([aReply(code, WORDS)]);
    again.loggedIn$.next();
    expect([again.outcome(), again.sent.length]).toEqual(['refused: Retry Request Error!', 2]);
    const left = calling([aReply(code, WORDS)]);
    left.abandoned$.next();
    expect(left.told.at(-1)).toEqual({ announced: 'session-over' });
  },
  forceLogout: (code) => {
    const { told, outcome } = calling([aReply(code, WORDS)]);
    expect(told).toEqual([shown('error', WORDS.businessMsg), { announced: 'session-over' }]);
    expect(outcome()).toBe(REFUSED.outcome);
  },
  errorToastReject: (code) => {
    const { told, outcome } = calling([aReply(code, WORDS)]);
    expect([outcome(), told]).toEqual([REFUSED.outcome, [shown('error', WORDS.businessMsg)]]);
    const quiet = calling([aReply(code, WORDS)], { ...ANY, quiet: true });
    expect([quiet.outcome(), quiet.told]).toEqual([REFUSED.outcome, []]);
  },
  noAccess: (code) => {
    const { told, outcome } = calling([aReply(code, WORDS)]);
    expect([outcome(), told]).toEqual(['refused: 您暂无访问权限！', [shown('error', '您暂无访问权限！')]]);
  },
  captcha: (code) => {
    const { sent, outcome } = calling([aReply(code, WORDS), aReply(200)]);
    expect(outcome()).toBe(200);
    expect(sent.map(({ headers }) => headers)).toEqual([
      { kept: 'yes' },
      { kept: 'yes', validateData: 'answer' },
    ]);
    const again = calling([aReply(code, WORDS)]);
    expect([again.outcome(), again.sent.length]).toEqual(['refused: Retry Request Error!', 2]);
  },
  otherReject: () => {
    const { told, outcome } = calling([aReply(UNLISTED, WORDS)]);
    expect([outcome(), told]).toEqual([REFUSED.outcome, [shown('error', WORDS.businessMsg)]]);
  },
};

interface Row {
  readonly id: string;
  readonly statusCode: number | 'others';
  readonly class: string;
  readonly exceptions?: { readonly returnBody: readonly string[]; readonly noMessage: readonly string[] };
}
const rows = specified as readonly Row[];

test.each(rows)('[$id] $statusCode: $behaviour', ({ statusCode, class: kind }) => {
  judges[kind as Kind](statusCode === 'others' ? UNLISTED : statusCode);
});

test('[STATUS-000] but three logins get the body, and what is tracked says nothing', () => {
  const others = rows.find(({ statusCode }) => statusCode === 'others')?.exceptions;
  expect(others?.returnBody).toHaveLength(3);
  for (const path of others?.returnBody ?? []) {
    const { told, outcome } = calling([aReply(UNLISTED, WORDS)], { ...ANY, path });
    expect([outcome(), told]).toEqual([UNLISTED, []]);
  }
  for (const path of others?.noMessage ?? []) {
    const { told, outcome } = calling([aReply(UNLISTED, WORDS)], { ...ANY, path });
    expect([outcome(), told]).toEqual(['refused: ', []]);
  }
});

test.each([401, 404, 500, 503])(
  '[ENV-014] HTTP %i shows businessMsg as an error toast and rejects',
  (httpStatus) => {
    const { told, outcome } = calling([aReply(200, { ...WORDS, httpStatus })]);
    expect([outcome(), told]).toEqual([REFUSED.outcome, [shown('error', WORDS.businessMsg)]]);
  },
);
