import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import axios from 'axios';
import { firstValueFrom } from 'rxjs';
import { axiosTransport } from '#infra/gateway/axios-transport';
import type { Bases } from '#infra/gateway/configuration';
import { UNREACHABLE } from '#infra/gateway/to-reply';
import type { WireRequest } from '#infra/gateway/wire-request';
import type { ApiReply } from '#src/kernel/send';

interface Seen {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

let origin = '';
let bases: Bases;
let seen: Seen[] = [];
let answer: (response: ServerResponse, request: IncomingMessage) => void;

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const { method, url, headers } = request;
    seen.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
    answer(response, request);
  });
});

const envelope = (data: unknown) => JSON.stringify({ statusCode: 200, businessMsg: '', warnMsg: [], data });
const answerWith =
  (
    body: string,
    type = 'application/json; charset=utf-8',
    status = 200,
    headers: Record<string, string> = {},
  ) =>
  (response: ServerResponse) =>
    response.writeHead(status, { 'content-type': type, ...headers }).end(body);

const ask = (request: Partial<WireRequest>): Promise<ApiReply> =>
  firstValueFrom(
    axiosTransport(bases, () => Promise.resolve('fetch'))({ method: 'GET', path: '/x', ...request }),
  );

beforeAll(async () => {
  // The browser's own way: node's http adapter knows no blobs.
  axios.defaults.adapter = 'fetch';
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  bases = { core: `${origin}/c`, manage: `${origin}/m`, common: `${origin}/o`, base: origin };
});
beforeEach(() => {
  seen = [];
  answer = answerWith(envelope('ok'));
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

describe('what is sent', () => {
  test('a JSON body with its headers', async () => {
    await ask({
      method: 'POST',
      path: '/core/search/getSolrData',
      body: { keyword: '住宅' },
      headers: { casId: 'c' },
    });
    const [{ method, url, headers, body } = {} as Seen] = seen;
    expect({ method, url, body }).toEqual({
      method: 'POST',
      url: '/c/core/search/getSolrData',
      body: '{"keyword":"住宅"}',
    });
    expect(headers).toMatchObject({ casid: 'c', 'content-type': 'application/json' });
  });

  test('a form body, without what is undefined', async () => {
    const body = { username: '张三 & co', remember: true, nothing: undefined };
    await ask({ method: 'POST', bodyKind: 'form', body });
    expect(seen[0]?.headers['content-type']).toContain('application/x-www-form-urlencoded');
    expect(seen[0]?.body).toBe('username=%E5%BC%A0%E4%B8%89+%26+co&remember=true');
  });

  test('a multipart body, without what is undefined', async () => {
    await ask({ method: 'POST', bodyKind: 'multipart', body: { id: '7', name: '张三', nothing: undefined } });
    const [{ headers, body } = {} as Seen] = seen;
    const form = await new Response(body, {
      headers: { 'content-type': headers['content-type'] ?? '' },
    }).formData();
    expect([...form]).toEqual([
      ['id', '7'],
      ['name', '张三'],
    ]);
  });

  test('a multipart body that is signed stays as it is, with its boundary', async () => {
    const type = 'multipart/form-data; boundary=b';
    await ask({
      method: 'POST',
      bodyKind: 'multipart',
      headers: { 'content-type': type },
      body: { id: '8' },
      bytes: new TextEncoder().encode('--b--'),
    });
    expect(seen[0]).toMatchObject({ headers: { 'content-type': type }, body: '--b--' });
  });

  test('a query, without what is undefined', async () => {
    await ask({ query: { text: '钢筋 φ8', page: 2, all: false, nothing: undefined } });
    const { pathname, searchParams } = new URL(seen[0]?.url ?? '', origin);
    expect(pathname).toBe('/x');
    expect(Object.fromEntries(searchParams)).toEqual({ text: '钢筋 φ8', page: '2', all: 'false' });
  });

  test('[ENV-004] each to the base its path belongs to', async () => {
    const paths = [
      '/core/idx/x',
      '/api/web/x',
      '/pb/api/web/x',
      '/pb/home/x',
      '/home/index',
      '/corex/y',
      '/pbx',
    ];
    for (const path of paths) await ask({ path });
    expect(seen.map(({ url }) => url)).toEqual([
      '/c/core/idx/x',
      '/m/api/web/x',
      '/m/pb/api/web/x',
      '/o/pb/home/x',
      '/home/index',
      '/corex/y',
      '/pbx',
    ]);
  });

  test('nothing before somebody subscribes', async () => {
    axiosTransport(bases)({ method: 'GET', path: '/never' });
    await ask({ path: '/asked' });
    expect(seen.map(({ url }) => url)).toEqual(['/asked']);
  });
});

describe('what comes back', () => {
  test('an envelope with the id of the request', async () => {
    answer = answerWith(envelope([1]), 'application/json', 200, { 'x-request-id': 'r-1' });
    await expect(ask({})).resolves.toEqual({
      httpStatus: 200,
      statusCode: 200,
      businessMsg: '',
      warnMsg: [],
      data: [1],
      requestId: 'r-1',
    });
  });

  test('when to come again', async () => {
    answer = answerWith(envelope(null), 'application/json', 503, { 'retry-after': '3' });
    await expect(ask({})).resolves.toMatchObject({ httpStatus: 503, retryAfterS: 3 });
  });

  test.each([400, 404, 500, 503])('HTTP %i is a reply like any other', async (status) => {
    answer = answerWith(JSON.stringify({ statusCode: 500, businessMsg: '坏了' }), 'application/json', status);
    await expect(ask({})).resolves.toMatchObject({ httpStatus: status, businessMsg: '坏了' });
  });

  test('[ENV-018] broken JSON fails with the Chinese text', async () => {
    answer = answerWith('{"statusCode":');
    await expect(ask({})).rejects.toThrow('数据流读取或 JSON 解析失败：');
  });

  test('a file stays a file', async () => {
    answer = answerWith('%PDF', 'application/octet-stream');
    const { data, statusCode } = await ask({ expects: 'blob' });
    expect(statusCode).toBe(200);
    expect(await (data as Blob).text()).toBe('%PDF');
  });

  test('[ENV-015] a file that turns out to be JSON is read as the answer it is', async () => {
    answer = answerWith(JSON.stringify({ statusCode: 821, businessMsg: '无权下载' }));
    await expect(ask({ expects: 'blob' })).resolves.toMatchObject({
      statusCode: 821,
      businessMsg: '无权下载',
    });
  });

  test('[ENV-016] an event stream is handed on while it is still being written', async () => {
    answer = (response) =>
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: 1\n\n');
    const { data, statusCode } = await ask({ expects: 'stream' });
    const stream = (data as ReadableStream<Uint8Array>).getReader();
    const { value } = await stream.read();
    expect(statusCode).toBe(200);
    expect(new TextDecoder().decode(value)).toBe('data: 1\n\n');
    await stream.cancel();
  });

  test('a stream that turns out to be JSON is read as the answer it is', async () => {
    answer = answerWith(JSON.stringify({ statusCode: 302, businessMsg: '登录已过期' }));
    await expect(ask({ expects: 'stream' })).resolves.toMatchObject({
      statusCode: 302,
      businessMsg: '登录已过期',
    });
  });
});

describe('what never comes back', () => {
  test('unsubscribing aborts the request', async () => {
    const asked = new Promise<IncomingMessage>((resolve) => {
      answer = (_, request) => resolve(request);
    });
    const unexpected = jest.fn();
    const subscription = axiosTransport(bases)({ method: 'GET', path: '/slow' }).subscribe({
      next: unexpected,
      error: unexpected,
    });
    const request = await asked;
    const closed = new Promise((resolve) => request.socket.once('close', resolve));
    subscription.unsubscribe();
    await closed;
    expect(unexpected).not.toHaveBeenCalled();
  });

  test('a connection that breaks is told in words for the member', async () => {
    answer = (response) => response.destroy();
    await expect(ask({})).rejects.toThrow(UNREACHABLE);
  });

  test('so is a server that is not there', async () => {
    bases = { ...bases, base: 'http://127.0.0.1:1' };
    await expect(ask({})).rejects.toThrow(UNREACHABLE);
    bases = { ...bases, base: origin };
  });

  test('and one that keeps silent for thirty seconds', async () => {
    jest.useFakeTimers({ now: 0, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    try {
      const asked = new Promise<void>((resolve) => {
        answer = () => resolve();
      });
      const outcome = ask({}).then(
        () => 'answered',
        (error: Error) => error.message,
      );
      await asked;
      jest.advanceTimersByTime(29_000);
      await Promise.resolve();
      const early = await Promise.race([outcome, Promise.resolve('waiting')]);
      jest.advanceTimersByTime(1_000);
      expect([early, await outcome]).toEqual(['waiting', UNREACHABLE]);
    } finally {
      jest.useRealTimers();
    }
  });
});
