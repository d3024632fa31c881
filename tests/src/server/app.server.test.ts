import { brotliDecompressSync, gzipSync, gunzipSync } from 'node:zlib';
import { userCall } from '#features/auth/contract';
import { codes } from '#src/contract/codes';
import { failure } from '#src/server/envelopes';
import { testApp } from '#tests/support/app';

const { ask, app, tokenOf } = testApp();
const json = (payload: string) => ({
  method: 'POST' as const,
  url: '/core/search/getSolrData',
  headers: { 'content-type': 'application/json' },
  payload,
});

describe('[ENV-001] every answer has an envelope', () => {
  test.each([
    ['an unknown path', { url: '/pb/api/nothing/here' }, 404, 440, '没有这个地址'],
    ['another method', { url: '/api/web/loginByAuth' }, 405, 400, '这个地址不支持该请求方式'],
    ['broken JSON', json('{"a":'), 400, 400, '请求内容的格式不正确'],
    ['a prototype in JSON', json('{"__proto__":{"x":1}}'), 400, 400, '请求内容的格式不正确'],
    [
      'plain text',
      { ...json('x'), headers: { 'content-type': 'text/plain' } },
      415,
      400,
      '不支持的内容类型，请使用 JSON 或表单',
    ],
    [
      'a body over the limit',
      json(JSON.stringify({ keyword: 'x'.repeat(300_000) })),
      413,
      400,
      '提交的内容过大',
    ],
    ['a path that is no UTF-8', { url: '/%ff' }, 400, 400, '请求内容的格式不正确'],
  ])('%s', async (_, request, httpStatus, statusCode, businessMsg) => {
    const answer = await ask(request);
    expect(answer.httpStatus).toBe(httpStatus);
    expect(answer.envelope).toEqual({ statusCode, businessMsg, warnMsg: [], data: null });
  });

  test.each([
    ['U+0000', JSON.stringify({ keyword: 'a\u0000b' }), '内容含有无法识别的字符'],
    ['a lone surrogate', '{"keyword":"\\ud800"}', '内容含有无法识别的字符'],
    ['deep nesting', `{"keyword":${'['.repeat(5000)}${']'.repeat(5000)}}`, '内容嵌套过深'],
    ['a page size of text', '{"pageSize":"many"}', '请求参数不正确：pageSize'],
    ['a page too large', '{"pageSize":1000}', '每页至多 500 条'],
  ])('%s is refused with a clear message', async (_, payload, businessMsg) => {
    const accessToken = await tokenOf('vip');
    const { headers, ...request } = json(payload);
    const answer = await ask({ ...request, headers: { ...headers, accessToken } });
    expect(answer.httpStatus).toBe(400);
    expect(answer.envelope).toMatchObject({ statusCode: 400, businessMsg });
  });
});

test('only this machine reads the metrics, or who shows the token; an answer is kept nowhere and may use no camera', async () => {
  const from = (remoteAddress: string, headers = {}) =>
    app().inject({ url: '/metrics', remoteAddress, headers });
  expect((await from('127.0.0.1')).body).toContain('process_cpu');
  for (const refused of [
    await from('203.0.113.7'),
    // A name that somebody else turned to this machine.
    await from('127.0.0.1', { host: 'rebound.example' }),
    ...(await Promise.all(
      ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'].map((name) =>
        from('127.0.0.1', { [name]: '203.0.113.7' }),
      ),
    )),
  ]) {
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toEqual(failure(codes.vipOnly, '只供运维读取'));
  }
  const { headers } = await app().inject({ method: userCall.method, url: userCall.path });
  expect(headers['cache-control']).toBe('no-store');
  const refused = await app().inject({ ...json('{'), headers: { 'content-type': 'application/json' } });
  expect(refused.headers['cache-control']).toBe('no-store');
  expect(headers['permissions-policy']).toContain('camera=()');
});

test('health, readiness, metrics and configuration answer without a session', async () => {
  expect((await ask({ url: '/healthz' })).envelope.data).toEqual({ alive: true, writesFail: false });
  expect((await ask({ url: '/readyz' })).envelope.data).toEqual({ ready: true });
  const metrics = await app().inject({ url: '/metrics' });
  expect(metrics.body).toContain(
    'http_request_duration_seconds_count{method="GET",route="/readyz",status="200"} 1',
  );
});

test('[CALL-038][ENV-004][ENV-005][OPS-011] the configuration names the four gateway bases', async () => {
  const answer = await app().inject({ url: '/config.json' });
  expect(answer.json()).toMatchObject({ core: '', manage: '', common: '', base: '', signing: false });
});

test.each([
  ['[REGION-021]', 'get', '/core/common/getAreaInfos'],
  ['[CALL-037]', 'get', '/home/findIpAreaInfo'],
  ['[SEARCH-015] items list:', 'post', '/pb/search/items'],
  ['[SEARCH-015] suggestions:', 'get', '/pb/search/prompt'],
  ['[SEARCH-015] search target:', 'get', '/pb/search/target'],
  ['[SEARCH-015] top poster:', 'get', '/pb/search/topPoster'],
])('%s %s %s', async (_, method, path) => {
  const { paths } = (await app().inject({ url: '/openapi.json' })).json<{
    paths: Record<string, Record<string, object>>;
  }>();
  expect(Object.keys(paths[path] ?? {})).toEqual([method]);
});

test('the OpenAPI document holds every registered contract with its envelope', async () => {
  const { paths } = (await app().inject({ url: '/openapi.json' })).json<{
    paths: Record<string, Record<string, object>>;
  }>();
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining([
      '/api/web/loginByAuth',
      '/core/search/getSolrData',
      '/search/getSolrData',
      '/home/index',
      '/{business}/{stamp}',
    ]),
  );
  expect(paths['/api/web/loginByAuth']?.post).toMatchObject({
    requestBody: {
      content: {
        'application/x-www-form-urlencoded': { schema: { required: expect.arrayContaining(['username']) } },
      },
    },
  });
});

test('every answer forbids sniffing, framing and scripts from elsewhere', async () => {
  const { headers } = await ask({ url: '/healthz' });
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
  });
  expect(String(headers['content-security-policy'])).not.toMatch(/script-src[^;]*unsafe/);
  expect(String(headers['content-security-policy'])).toMatch(
    /trusted-types webpack dompurify default;require-trusted-types-for 'script'/,
  );
});

describe('what is worth it is compressed', () => {
  const asking = (encoding: string, url = '/openapi.json') =>
    app().inject({ url, headers: { 'accept-encoding': encoding } });

  test('a long answer, as the browser takes it', async () => {
    const plain = await asking('identity');
    expect(plain.headers['content-encoding']).toBeUndefined();
    const brotli = await asking('gzip, deflate, br');
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotli.headers.vary).toMatch(/accept-encoding/i);
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
    expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    const gzip = await asking('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  });

  test('a short one goes as it is', async () => {
    expect((await asking('br', '/healthz')).headers['content-encoding']).toBeUndefined();
  });

  test('what a request holds is never inflated', async () => {
    const answer = await ask({
      method: 'POST',
      url: '/core/search/getSolrData',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      payload: gzipSync(JSON.stringify({ keyword: 'x' })),
    });
    expect(answer.httpStatus).toBe(400);
  });
});
