import { brotliCompressSync } from 'node:zlib';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { bundle as productionBundle } from '#infra/tooling/checks/bundle';
import { openBrowser } from '#tests/support/browser';
import { bundle } from '#tests/support/bundle';
import { testDatabase } from '#tests/support/database';
import { type RunningServer, startServer } from '#tests/support/protocol-server';
import type { SignedPage } from '#tests/support/signed-page';

declare global {
  var portal: SignedPage;
}

const db = testDatabase();
const body = { keyword: '钢材' };
let server: RunningServer;
let browser: Browser;
let context: BrowserContext;
let origin: string;

const openPage = async (startClockAt?: number, inContext = context): Promise<Page> => {
  const page = await inContext.newPage();
  await page.goto(`${origin}/`);
  await page.evaluate(async (start) => void (globalThis.portal = await openPortal(start)), startClockAt);
  return page;
};

beforeAll(async () => {
  const script = await bundle('tests/support/signed-page.ts');
  server = await startServer({
    pool: db.pool,
    more: (app) => {
      app.get('/', (_request, reply) =>
        reply.type('text/html').send('<!doctype html><meta charset=utf-8><script src="/page.js"></script>'),
      );
      app.get('/page.js', (_request, reply) => reply.type('text/javascript').send(script));
      app.post('/plain', ({ body: heard }) => Promise.resolve({ statusCode: 200, data: { body: heard } }));
    },
  });
  origin = server.origin.replace('127.0.0.1', 'localhost');
  browser = await openBrowser();
  context = await browser.newContext();
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

test('logs in sealed, then calls signed, in a real page on http://localhost', async () => {
  const page = await openPage();
  expect(await page.evaluate(() => portal.logIn())).toMatchObject({
    statusCode: 200,
    data: { heard: { name: '张三𠀀😀' } },
  });
  const path = '/api/web/search?a=%20b&c=李';
  const reply = await page.evaluate(
    ([to, sent]) => portal.call({ method: 'POST', path: to, body: sent, query: { d: "'~!*()" } }),
    [path, body] as const,
  );
  expect(reply).toMatchObject({ statusCode: 200, data: { body } });
});

test('keeps its key over a reload and shares it between tabs; nobody can take it out', async () => {
  const [one, other] = await Promise.all([openPage(), openPage()]);
  const first = await one.evaluate(() => [portal.thumbprint, portal.isKept, portal.isExtractable]);
  expect(first).toEqual([expect.stringMatching(/^[\w-]{43}$/), true, false]);
  expect(await other.evaluate(() => portal.thumbprint)).toBe(first[0]);
  await one.reload();
  expect(await one.evaluate(async () => (await openPortal()).thumbprint)).toBe(first[0]);
});

test('three first tabs that open together agree on one key', async () => {
  const fresh = await browser.newContext();
  const pages = await Promise.all([1, 2, 3].map(() => openPage(undefined, fresh)));
  const thumbprints = await Promise.all(pages.map((page) => page.evaluate(() => portal.thumbprint)));
  expect(new Set(thumbprints).size).toBe(1);
  await fresh.close();
});

test('works from memory when IndexedDB is blocked', async () => {
  const fresh = await browser.newContext();
  await fresh.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
  });
  const page = await openPage(undefined, fresh);
  expect(await page.evaluate(async () => [portal.isKept, (await portal.logIn()).statusCode])).toEqual([
    false,
    200,
  ]);
  await fresh.close();
});

test('a computer set to the wrong day is put right without a word', async () => {
  const page = await openPage(Date.now() + 86_400_000);
  expect(await page.evaluate(async () => (await portal.logIn()).statusCode)).toBe(200);
});

test('a request copied from the network panel is refused when sent again', async () => {
  const page = await openPage();
  await page.evaluate(() => portal.logIn());
  const sending = page.waitForRequest('**/api/web/copy');
  await page.evaluate((sent) => portal.call({ method: 'POST', path: '/api/web/copy', body: sent }), body);
  const sent = await sending;
  const copy = { headers: sent.headers(), data: sent.postData() ?? '' };
  const codes = await page.evaluate(async ({ headers, data }) => {
    const again = async (text: string) =>
      (
        (await (await fetch('/api/web/copy', { method: 'POST', headers, body: text })).json()) as {
          statusCode: number;
        }
      ).statusCode;
    return [await again(data), await again(data.replace('钢', '铜'))];
  }, copy);
  expect(codes).toEqual([963, 963]);
  expect(server.refusals.slice(-2)).toEqual(['replay', 'digest']);
});

test('the layer is small', async () => {
  // rxjs and zod are in the page already.
  const script = await productionBundle('infra/browser/signing/signing-layer.ts', {
    external: ['rxjs', 'zod/mini'],
  });
  expect(brotliCompressSync(script).length / 1_024).toBeLessThan(18);
});
