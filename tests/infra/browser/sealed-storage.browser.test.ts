import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '#tests/support/browser';
import { bundle } from '#tests/support/bundle';
import type { SealedPage } from './sealed-page';

declare global {
  var sealed: SealedPage;
}

let server: Server;
let browser: Browser;
let origin: string;

beforeAll(async () => {
  const script = await bundle('tests/infra/browser/sealed-page.ts');
  server = createServer((request, response) => {
    const isScript = request.url === '/page.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? script : '<!doctype html><meta charset=utf-8><script src="/page.js"></script>');
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  server.closeAllConnections();
  server.close();
});

const open = async (page: Page): Promise<Page> => {
  await page.goto(origin);
  await page.evaluate(() => void (globalThis.sealed = openSealed()));
  return page;
};

test('[SESSION-025] what is kept outlives the page, sealed under a key no script can take out', async () => {
  const context = await browser.newContext();
  const page = await open(await context.newPage());
  await page.evaluate(() => sealed.set('path', 'a-path-in-clear'));
  await page.reload();
  await open(page);
  expect(await page.evaluate(() => sealed.get('path'))).toBe('a-path-in-clear');
  expect(await page.evaluate(() => sealed.raw('path'))).not.toContain('a-path');
  expect(await page.evaluate(() => sealed.isKeyExtractable())).toBe(false);
  await context.close();
});

test('two tabs share one key', async () => {
  const context = await browser.newContext();
  const [one, two] = await Promise.all([open(await context.newPage()), open(await context.newPage())]);
  await Promise.all([one.evaluate(() => sealed.set('one', '1')), two.evaluate(() => sealed.set('two', '2'))]);
  expect(await two.evaluate(() => sealed.get('one'))).toBe('1');
  expect(await one.evaluate(() => sealed.get('two'))).toBe('2');
  await context.close();
});

test('what was changed in storage is discarded, and clearing leaves nothing', async () => {
  const context = await browser.newContext();
  const page = await open(await context.newPage());
  await page.evaluate(() => sealed.set('path', 'abc'));
  await page.evaluate(() => sealed.tamper('path'));
  expect(await page.evaluate(() => sealed.get('path'))).toBeUndefined();
  expect(await page.evaluate(() => sealed.raw('path'))).toBeUndefined();
  await page.evaluate(() => sealed.set('path', 'abc'));
  await page.evaluate(() => sealed.clear());
  expect(await page.evaluate(() => sealed.raw('path'))).toBeUndefined();
  await context.close();
});

test('where storage is refused the value lives with the page', async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'indexedDB', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await open(page);
  await page.evaluate(() => sealed.set('path', 'abc'));
  expect(await page.evaluate(() => sealed.get('path'))).toBe('abc');
  await open(page);
  expect(await page.evaluate(() => sealed.get('path'))).toBeUndefined();
  await context.close();
});
