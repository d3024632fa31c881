import { toReply, UNKNOWN_SHAPE, Unreadable, type WireReply } from '#infra/gateway/to-reply';

const JSON_TYPE = 'application/json; charset=utf-8';
const wire = (body: unknown, more: Partial<WireReply> = {}): WireReply => ({
  httpStatus: 200,
  contentType: JSON_TYPE,
  body: typeof body === 'string' ? body : JSON.stringify(body),
  ...more,
});
const empty = { httpStatus: 200, businessMsg: '', warnMsg: [], data: null };

describe('the envelope', () => {
  test('[ENV-001] keeps every field of the envelope', () => {
    const body = {
      statusCode: 200,
      businessMsg: '好',
      warnMsg: ['一', '二'],
      data: { a: 1 },
      id: 'cas-1',
      callbackAddress: '/captcha',
    };
    expect(toReply(wire(body))).toEqual({ httpStatus: 200, ...body });
  });

  test('missing fields become their empty values', () => {
    expect(toReply(wire({ statusCode: 200 }))).toEqual({ ...empty, statusCode: 200 });
  });

  test('a code written as text counts as a number', () => {
    expect(toReply(wire({ statusCode: '200' })).statusCode).toBe(200);
    expect(toReply(wire({ statusCode: '303', businessMsg: '已下线' }))).toMatchObject({
      statusCode: 303,
      businessMsg: '已下线',
    });
  });

  test('null data stays null and its message is not taken from elsewhere', () => {
    expect(toReply(wire({ statusCode: 460, data: null }))).toEqual({ ...empty, statusCode: 460 });
  });

  test('text in the data of an envelope is data, not a message', () => {
    expect(toReply(wire({ statusCode: 200, data: '文本' }))).toEqual({
      ...empty,
      statusCode: 200,
      data: '文本',
    });
  });

  test.each([
    ['one text', '注意', ['注意']],
    ['null', null, []],
    ['a list with holes', ['注意', null, '', 3], ['注意']],
  ])('warnMsg as %s', (_, warnMsg, expected) => {
    expect(toReply(wire({ statusCode: 200, warnMsg })).warnMsg).toEqual(expected);
  });

  test('the request id of the server is kept', () => {
    expect(toReply(wire({ statusCode: 200 }, { requestId: 'r-7' })).requestId).toBe('r-7');
  });

  test('a file keeps the name that the server gives it', () => {
    const disposition = `attachment; filename="events.csv"; filename*=UTF-8''${encodeURIComponent('事件 3 条.csv')}`;
    const file = { contentType: 'text/csv', body: new Blob(['a']), disposition };
    expect(toReply(wire('', file))).toMatchObject({ fileName: '事件 3 条.csv', statusCode: 200 });
  });

  test.each([
    ['seconds', '12', { retryAfterS: 12 }],
    ['a date', 'Wed, 21 Oct 2026 07:28:00 GMT', {}],
    ['nothing', '', {}],
  ])('when to come again, told in %s', (_, retryAfter, kept) => {
    expect(toReply(wire({ statusCode: 442 }, { retryAfter }))).toEqual({
      ...empty,
      statusCode: 442,
      ...kept,
    });
  });

  test('of a proxy’s page it is kept, too', () => {
    const page = { httpStatus: 503, contentType: 'text/html', retryAfter: '30' };
    expect(toReply(wire('<h1>503</h1>', page))).toMatchObject({
      retryAfterS: 30,
      businessMsg: '服务暂时不可用（HTTP 503），请稍后再试',
    });
  });
});

describe('the other shapes', () => {
  test('[ENV-002] result.code and result.msg become statusCode and businessMsg', () => {
    expect(toReply(wire({ result: { code: 460, msg: '验证码错误' } }))).toEqual({
      ...empty,
      statusCode: 460,
      businessMsg: '验证码错误',
    });
  });

  test('the alternate envelope may carry its data beside or inside the result', () => {
    expect(toReply(wire({ result: { code: 200, msg: '', data: [1] } })).data).toEqual([1]);
    expect(toReply(wire({ result: { code: 200, msg: '' }, data: [2] })).data).toEqual([2]);
  });

  test.each([
    ['in data.message', { message: '余额不足' }],
    ['in data.msg', { msg: '余额不足' }],
    ['as the data itself', '余额不足'],
  ])('[ENV-017] a wrapped body tells its failure %s', (_, data) => {
    expect(toReply(wire({ code: 500, data }))).toMatchObject({ statusCode: 500, businessMsg: '余额不足' });
  });

  test('a wrapped success has no message', () => {
    expect(toReply(wire({ code: 200, data: '好' }))).toEqual({ ...empty, statusCode: 200, data: '好' });
  });

  test('where several shapes come at once the envelope wins, then result, then code', () => {
    const result = { code: 303, msg: '来自 result' };
    expect(toReply(wire({ statusCode: 200, businessMsg: '来自信封', result, code: 500 }))).toMatchObject({
      statusCode: 200,
      businessMsg: '来自信封',
    });
    expect(toReply(wire({ result, code: 500, data: '来自 data' }))).toMatchObject({
      statusCode: 303,
      businessMsg: '来自 result',
    });
  });

  test.each([
    ['an object without any code', { hello: 1 }],
    ['an array', [1, 2]],
    ['a number', '7'],
    ['null', 'null'],
    ['a quoted text', '"hello"'],
  ])('%s is no answer of this portal', (_, body) => {
    expect(toReply(wire(body))).toMatchObject({ statusCode: -1, businessMsg: UNKNOWN_SHAPE });
  });

  test('a code that is no number does not count', () => {
    expect(toReply(wire({ statusCode: 'OK' })).statusCode).toBe(-1);
    expect(toReply(wire({ statusCode: '', code: 200 })).statusCode).toBe(200);
  });
});

describe('what cannot be read', () => {
  test('[ENV-018][ENV-019] broken JSON is told in Chinese together with the cause', () => {
    const cause = (() => {
      try {
        return JSON.parse('{"statusCode":2') as never;
      } catch (error) {
        return (error as Error).message;
      }
    })();
    expect(() => toReply(wire('{"statusCode":2'))).toThrow(new Unreadable(cause));
    expect(() => toReply(wire('{"statusCode":2'))).toThrow(`数据流读取或 JSON 解析失败：${cause}`);
  });

  test('an empty body is unreadable', () => {
    expect(() => toReply(wire(''))).toThrow(Unreadable);
  });

  test('an error page of a proxy is told by its HTTP status, not in its own words', () => {
    const page = wire('<html>Bad Gateway</html>', { httpStatus: 502, contentType: 'text/html' });
    expect(toReply(page)).toEqual({
      httpStatus: 502,
      statusCode: -1,
      businessMsg: '服务暂时不可用（HTTP 502）',
      warnMsg: [],
      data: null,
    });
  });

  test('an envelope on another HTTP status keeps its message', () => {
    const refused = wire({ statusCode: 500, businessMsg: '维护中' }, { httpStatus: 503 });
    expect(toReply(refused)).toMatchObject({ httpStatus: 503, statusCode: 500, businessMsg: '维护中' });
  });
});

describe('what passes through', () => {
  test.each(['text/event-stream', 'application/octet-stream', 'text/event-stream; charset=utf-8'])(
    '[ENV-016] %s is handed on untouched',
    (contentType) => {
      const body = 'data: {"statusCode":303}\n\n';
      expect(toReply({ httpStatus: 200, contentType, body })).toEqual({
        ...empty,
        statusCode: 200,
        data: body,
      });
    },
  );

  test('a file is handed on whatever its type', () => {
    const file = new Blob(['x'], { type: 'application/pdf' });
    expect(toReply({ httpStatus: 200, contentType: 'application/pdf', body: file }).data).toBe(file);
  });
});
