import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '#tests/support/browser';
import { bundle } from '#tests/support/bundle';
import { waitUntil } from '#tests/support/wait-until';
import type * as sentryPage from './sentry-page';

declare const page: typeof sentryPage;

const TOKEN = 'Nzb1sXh8uDCcd6MNwXF4W7noWXFZAfHkxZsRGC9Xs42';
const ADDRESS = `http://portal.test/?accessToken=${TOKEN}#/home?accessToken=${TOKEN}&mobile=13800000001`;

// The library is large, and the bundler shares the machine with other tests.
const BUNDLING_MS = 120_000;

let browser: Browser;
let script: string;
beforeAll(async () => {
  [browser, script] = await Promise.all([
    openBrowser(),
    bundle('tests/infra/browser/error-reporting/sentry-page.ts'),
  ]);
}, BUNDLING_MS);
afterAll(() => browser.close());

interface Visit {
  readonly tab: Page;
  /** Bodies of what reached the service. */
  readonly told: string[];
  /** Headers of calls to the portal itself. */
  readonly own: Record<string, string>[];
}

/** A visit whose dice fall as told. */
const visit = async (dice: number): Promise<Visit> => {
  const tab = await browser.newPage();
  const told: string[] = [];
  const own: Record<string, string>[] = [];
  await tab.route('**/*', async (route) => {
    const request = route.request();
    if (new URL(request.url()).host === 'sentry.test') told.push(request.postData() ?? '');
    else own.push(request.headers());
    await route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      contentType: 'text/html; charset=utf-8',
      body: '<p>首页</p>',
    });
  });
  await tab.goto(ADDRESS);
  await tab.addScriptTag({ content: script });
  await tab.evaluate((number) => {
    Math.random = () => number;
    const report = page.openSentry({ dsn: 'http://key@sentry.test/1', release: 'b1', scrub: page.scrub });
    Object.assign(globalThis, { report });
  }, dice);
  return { tab, told, own };
};

const arrived = (told: readonly string[], isThere: (bodies: readonly string[]) => boolean) =>
  waitUntil(async () => told, isThere);

const failure = {
  kind: 'view',
  name: 'TypeError',
  message: 'x is not a function',
  stack: 'TypeError: x\n    at draw (http://portal.test/assets/a.js:12:34)',
  place: '/home',
};
const reportFailure = (tab: Page, message: string) =>
  tab.evaluate(
    (told) =>
      (globalThis as unknown as { report: ReturnType<typeof page.openSentry> })
        .report(told)
        .subscribe() as unknown,
    { ...failure, message },
  );

test('[CALL-077] [OPS-004] [OPS-006] every failure reaches the configured service, with build, place and stack', async () => {
  const { tab, told } = await visit(0.999_999);
  await reportFailure(tab, 'first');
  await reportFailure(tab, 'second');
  await arrived(told, (bodies) => bodies.length >= 2);
  const event = JSON.parse(told[0]?.split('\n').at(-1) ?? '{}') as Record<string, unknown>;
  expect(event).toMatchObject({
    release: 'b1',
    tags: { kind: 'view', place: '/home' },
    exception: {
      values: [
        {
          type: 'TypeError',
          value: 'first',
          stacktrace: {
            frames: [{ function: 'draw', filename: 'http://portal.test/assets/a.js', lineno: 12 }],
          },
        },
      ],
    },
  });
  expect(told[1]).toContain('second');
  await tab.close();
});

test('[CALL-077] [OPS-005] a visit in the fifth that is timed tells its times, and nothing of the address', async () => {
  const { tab, told, own } = await visit(0.1);
  await tab.evaluate(() => fetch('/pb/home/version').then(() => undefined));
  await arrived(told, (bodies) => bodies.some((body) => body.includes('"span"')));
  expect(told.join('\n')).not.toMatch(new RegExp(`${TOKEN}|13800000001|accessToken`));
  expect(own.map((headers) => [headers['sentry-trace'], headers.baggage])).toEqual(
    own.map(() => [undefined, undefined]),
  );
  await tab.close();
});

test('[OPS-005] one outside of it is not timed', async () => {
  const { tab, told } = await visit(0.21);
  await reportFailure(tab, 'told at once');
  await arrived(told, (bodies) => bodies.some((body) => body.includes('told at once')));
  const [head = ''] = told[0]?.split('\n') ?? [];
  expect(JSON.parse(head)).toMatchObject({ trace: { sampled: 'false', sample_rate: '0.2' } });
  await tab.close();
});
