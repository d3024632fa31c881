import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { createOutbox, outboxRoutes, presentSender, smsSenderOf } from '#features/phone-login/server/outbox';
import { registerCalls } from '#src/server/register-calls';

const mobile = '13800000001';
const sms = { mobile, text: '验证码是 123456' };

describe('the outbox', () => {
  test('lists the messages of a phone, newest first, and nobody else’s', async () => {
    let clock = 0;
    const outbox = createOutbox(() => (clock += 1_000));
    const app = fastify();
    registerCalls(app, outboxRoutes(outbox), async () => undefined);
    await outbox.send(sms);
    await outbox.send({ mobile: '13900000000', text: 'other' });
    await outbox.send({ mobile, text: 'newer' });
    const { body, headers } = await app.inject({ url: `/dev/outbox?mobile=${mobile}` });
    expect(JSON.parse(body)).toMatchObject({
      statusCode: 200,
      data: [
        { mobile, text: 'newer', sentAt: '1970-01-01T00:00:03.000Z' },
        { ...sms, sentAt: '1970-01-01T00:00:01.000Z' },
      ],
    });
    expect(headers['cache-control']).toBe('no-store');
    await app.close();
  });

  test('keeps the last two hundred', async () => {
    const outbox = createOutbox();
    for (let index = 1; index <= 201; index += 1) await outbox.send({ mobile, text: String(index) });
    expect([outbox.sent().length, outbox.sent()[0]?.text, outbox.sent().at(-1)?.text]).toEqual([
      200,
      '201',
      '2',
    ]);
  });
});

describe('the sender', () => {
  let server: Server;
  let status = 200;
  const heard: {
    readonly method?: string | undefined;
    readonly type?: string | undefined;
    readonly body: string;
  }[] = [];
  beforeAll(async () => {
    server = createServer((request: IncomingMessage, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        heard.push({ method: request.method, type: request.headers['content-type'], body });
        response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end(`no: ${mobile}`);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => server.close());
  const webhook = () =>
    presentSender(
      smsSenderOf({ webhookUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/sms` }),
    );

  test('posts phone and text as JSON to the provider', async () => {
    await webhook().send(sms);
    expect(heard.at(-1)).toEqual({ method: 'POST', type: 'application/json', body: JSON.stringify(sms) });
  });

  test.each([500, 404])(
    'a provider that answers HTTP %i has not taken it, and its words are not repeated',
    async (code) => {
      status = code;
      await expect(webhook().send(sms)).rejects.toThrow(new Error(`the SMS provider answered HTTP ${code}`));
    },
  );

  test('a code is not carried on to wherever the provider points', async () => {
    status = 302;
    const before = heard.length;
    await expect(webhook().send(sms)).rejects.toThrow();
    expect(heard).toHaveLength(before + 1);
  });

  test('a demonstration keeps its messages even where a provider is configured', async () => {
    const outbox = createOutbox();
    await smsSenderOf({ outbox, webhookUrl: 'http://127.0.0.1:9/' })?.send(sms);
    expect(outbox.sent(mobile)).toHaveLength(1);
  });

  test('without either it is refused in words', () => {
    expect(smsSenderOf({})).toBeUndefined();
    expect(() => presentSender(undefined)).toThrow('短信服务未配置');
  });
});
