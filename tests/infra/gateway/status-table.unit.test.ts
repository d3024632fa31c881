import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BAD_REQUEST, judge, statusTable } from '#infra/gateway/status-table';
import { FAILED } from '#src/kernel/send';
import { SESSION_OVER } from '#src/contract/codes';
import { NO_ACCESS } from '#src/contract/codes';
import { aReply } from '#tests/support/replies';

const PATH = '/core/search/getSolrData';
const words = { businessMsg: '服务器的话', warnMsg: ['第一条提示', '第二条提示'] };
const judged = (statusCode: number, path = PATH) => judge(path, aReply(statusCode, words));

describe('success', () => {
  test.each([200, 209, 443])('[STATUS-%i] succeeds and shows the first warning', (code) => {
    expect(judged(code)).toEqual({ notice: 'first-warning', outcome: 'resolve', text: '第一条提示' });
  });

  test.each([200, 209, 443])('%i without a warning shows nothing', (code) => {
    expect(judge(PATH, aReply(code)).text).toBeUndefined();
  });

  test('[STATUS-306] shows the message and resolves', () => {
    expect(judged(306)).toEqual({ notice: 'message', outcome: 'resolve', text: '服务器的话' });
  });
});

describe('refusal', () => {
  test('[STATUS-322] is rejected without a word', () => {
    expect(judged(322)).toEqual({ notice: 'none', outcome: 'reject', text: undefined });
  });

  test('[STATUS-333] announces the login anomaly, without a notice of its own', () => {
    expect(judged(333)).toEqual({
      notice: 'none',
      outcome: 'reject',
      announce: 'login-anomaly',
      text: undefined,
    });
  });

  test('[STATUS-302] means the session is over once renewing it did not help', () => {
    expect(judged(302)).toEqual({
      notice: 'message',
      outcome: 'reject',
      announce: 'session-over',
      text: '服务器的话',
    });
  });

  test.each([303, 301, 304, 900])('[STATUS-%i] shows the message and ends the session', (code) => {
    expect(judged(code)).toEqual({
      notice: 'message',
      outcome: 'reject',
      announce: 'session-over',
      text: '服务器的话',
    });
  });

  test.each([400, 401, 402, 420, 421, 440, 441, 442, 460, 461, 490, 491, 492, 500, 510, 800])(
    '[STATUS-%i] shows the message and rejects',
    (code) => {
      expect(judged(code)).toEqual({ notice: 'message', outcome: 'reject', text: '服务器的话' });
    },
  );

  test.each([820, 821, 921])('[STATUS-%i] says 您暂无访问权限！ whatever the server says', (code) => {
    expect(judged(code)).toEqual({
      notice: 'no-access',
      outcome: 'reject',
      announce: 'access-refused',
      text: '您暂无访问权限！',
    });
    expect(NO_ACCESS).toBe('您暂无访问权限！');
  });

  test('[STATUS-980] is an ordinary refusal once the captcha was dismissed', () => {
    expect(judged(980)).toEqual({ notice: 'message', outcome: 'reject', text: '服务器的话' });
  });
});

describe('codes outside the table', () => {
  test.each([-1, 0, 201, 305, 999])('[STATUS-000] code %i shows the message and rejects', (code) => {
    expect(judged(code)).toEqual({ notice: 'message', outcome: 'reject', text: '服务器的话' });
  });

  test.each(['/api/web/loginByAuth', '/api/web/bindingAccounts', '/api/web/loginByToken'])(
    '[STATUS-000] %s gets the whole body back without a notice',
    (path) => {
      expect(judged(999, path)).toEqual({ notice: 'none', outcome: 'resolve' });
      expect(judged(460, path).outcome).toBe('reject');
    },
  );

  test('[STATUS-000] the behaviour call never shows a message', () => {
    for (const code of [999, 500, 303, 820]) {
      expect(judged(code, '/behavior/ioDataSetWhithOutToken')).toMatchObject({
        notice: 'none',
        outcome: 'reject',
        text: undefined,
      });
    }
  });
});

describe('a refusal without a word', () => {
  const wordless = (statusCode: number) => judge(PATH, aReply(statusCode)).text;

  test.each([400, 460, 500, 510, 800, 980, 999])('[ENV-021] %i is told all the same', (code) => {
    expect(wordless(code)).toBe(FAILED);
  });

  test.each([301, 302, 303, 304, 900])('%i says that the login is over', (code) => {
    expect(wordless(code)).toBe(SESSION_OVER);
  });

  test('whatever is silent by the table stays silent', () => {
    expect([322, 333, 306, 200].map(wordless)).toEqual([undefined, undefined, undefined, undefined]);
  });

  test('[ENV-021] a failing transport, too', () => {
    expect(judge(PATH, aReply(-1, { httpStatus: 500 })).text).toBe(FAILED);
  });
});

describe('every call', () => {
  const EXCEPT = ['/api/web/loginByAuth', '/api/web/bindingAccounts', '/api/web/loginByToken'];
  const BEHAVIOUR = '/behavior/ioDataSetWhithOutToken';

  test('[ENV-020] is treated by the one table, whatever document it stands in', () => {
    const text = readFileSync(path.join(__dirname, '../../../docs/requirements.yaml'), 'utf8');
    const written = [...text.matchAll(/(?:GET|POST) (\/[\w/.]+)/g)]
      .map(([, found = '']) => found)
      .filter((found) => found !== BEHAVIOUR);
    expect(written.length).toBeGreaterThan(100);
    for (const code of Object.keys(statusTable).map(Number)) {
      for (const one of written) expect(judged(code, one)).toEqual(judged(code));
    }
    for (const one of written.filter((found) => !EXCEPT.includes(found)))
      expect(judged(999, one)).toEqual(judged(999));
  });
});

describe('transport status', () => {
  test('[ENV-013] [CONFLICT-017] HTTP 400 says 请求参数错误 whatever the body says', () => {
    const reply = aReply(200, { ...words, httpStatus: 400 });
    expect(judge(PATH, reply)).toEqual({ notice: 'message', outcome: 'reject', text: '请求参数错误' });
    expect(BAD_REQUEST).toBe('请求参数错误');
  });

  test.each([401, 403, 404, 500, 502, 503])(
    '[ENV-014] HTTP %i shows businessMsg and rejects',
    (httpStatus) => {
      const reply = aReply(200, { ...words, httpStatus });
      expect(judge(PATH, reply)).toEqual({ notice: 'message', outcome: 'reject', text: '服务器的话' });
    },
  );

  test('[CONFLICT-017] a body code counts only on HTTP 200', () => {
    expect(judge(PATH, aReply(303, { ...words, httpStatus: 500 })).announce).toBeUndefined();
  });

  test('the behaviour call stays quiet on a broken transport, too', () => {
    for (const httpStatus of [400, 500]) {
      const { text, notice } = judge(
        '/behavior/ioDataSetWhithOutToken',
        aReply(-1, { ...words, httpStatus }),
      );
      expect({ text, notice }).toEqual({ text: undefined, notice: 'none' });
    }
  });
});
