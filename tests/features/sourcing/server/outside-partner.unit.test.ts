import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { outsidePartner } from '#features/sourcing/server/outside-partner';
import { TokenRefused } from '#features/sourcing/server/partner';

interface Seen {
  readonly path: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: unknown;
}

const seen: Seen[] = [];
let answer: { readonly status: number; readonly body: unknown } = { status: 200, body: {} };
let server: Server;

const readAll = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
};

beforeAll(async () => {
  server = createServer((request, response) => {
    void readAll(request).then((text) => {
      seen.push({ path: request.url, headers: request.headers, body: JSON.parse(text) });
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
afterAll(() => new Promise((closed) => server.close(closed)));
beforeEach(() => seen.splice(0));

const partner = () =>
  outsidePartner({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/open/v1`,
    secret: 'only-the-server-knows',
  });
const tokens = { appToken: 'a-1', userToken: 'u-1' };
const goods = {
  id: 's1',
  kind: 'material' as const,
  name: '螺纹钢',
  specification: 'HRB400E',
  quantity: 12,
  unit: 't',
  areaName: '广东',
  neededBy: '2026-12-31',
};

test('[CALL-069] tokens are asked for with the secret, below the address that was configured', async () => {
  answer = { status: 200, body: { appToken: 'a-1' } };
  expect(await partner().openApp()).toBe('a-1');
  expect(seen[0]).toMatchObject({
    path: '/open/v1/app-token',
    headers: { authorization: 'Bearer only-the-server-knows' },
  });
});

test('[CALL-071] what is sought is told without who seeks it, with both tokens and without the secret', async () => {
  answer = { status: 200, body: { suppliers: [] } };
  expect(await partner().match(tokens, '6001', goods)).toEqual({ suppliers: [], isDemo: false });
  expect(seen[0]).toMatchObject({
    path: '/open/v1/supplier-match',
    headers: { 'x-app-token': 'a-1', 'x-user-token': 'u-1' },
    body: { globalId: '6001', ...goods },
  });
  expect(seen[0]?.headers.authorization).toBeUndefined();
});

test('401 refuses the tokens, anything else is a failure that repeats none of the answer', async () => {
  answer = { status: 401, body: {} };
  await expect(
    partner().log(tokens, { globalId: '6001', moduleName: 'mine', action: 'open' }),
  ).rejects.toThrow(TokenRefused);
  answer = { status: 503, body: { token: 'u-1' } };
  await expect(partner().openUser('6001')).rejects.toThrow(/^the sourcing service answered HTTP 503$/);
});

test('[CALL-072] an address that is no page of the web is not passed on', async () => {
  const page = () => partner().pageUrl(tokens, '6001', 'material');
  answer = { status: 200, body: { pageUrl: 'https://partner.example/m' } };
  expect(await page()).toBe('https://partner.example/m');
  answer = { status: 200, body: { pageUrl: null } };
  expect(await page()).toBeNull();
  for (const pageUrl of ['javascript:alert(1)', 'http://partner.example/', 'https://']) {
    answer = { status: 200, body: { pageUrl } };
    await expect(page()).rejects.toThrow();
  }
});
