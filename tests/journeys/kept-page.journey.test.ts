import type { BrowserContext, Page } from 'playwright-core';
import { loggedIn } from '#tests/support/logged-in';
import { accountMenu, loginButton, logOut } from '#tests/support/pages';
import { portalServer } from '#tests/support/portal-server';
import { browserTabs } from '#tests/support/tabs';

const server = portalServer();
const tabs = browserTabs();
afterEach(() => expect(tabs.takeComplaints()).toEqual([]));

const logged = loggedIn(tabs, server);

const HERO = '.figure-hero';
const line = (page: Page) => page.getByText(/^首页数据截至\d+月\d+日 \d\d:\d\d$/);

const kept = (page: Page) =>
  page.waitForFunction(async () => {
    const store = await caches.open('start-page');
    const worker = await navigator.serviceWorker.ready;
    return worker.active?.state === 'activated' && (await store.match('/')) !== undefined;
  });
/** The first visit, at the end of which the page is kept. */
const visited = async (context: BrowserContext, last = async (_: Page) => {}): Promise<void> => {
  const page = await tabs.open(server.origin, context);
  await kept(page);
  await last(page);
  await page.close();
};
/** By their paths. */
const whatIsKept = (page: Page): Promise<Readonly<Record<string, string>>> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const stores = await Promise.all(names.map((name) => caches.open(name)));
    const texts = stores.map(async (store) => {
      const requests = await store.keys();
      return Promise.all(
        requests.map(async (request) => [
          new URL(request.url).pathname,
          (await (await store.match(request))?.text()) ?? '',
        ]),
      );
    });
    return Object.fromEntries((await Promise.all(texts)).flat()) as Record<string, string>;
  });

test('the second visit shows the figures of the first at once, says of when they are, and asks for those of now', async () => {
  const context = await tabs.reader();
  await visited(context);
  const page = await context.newPage();
  // As it is sent by the browser itself, before any script.
  const sent = page.waitForResponse(`${server.origin}/`);
  const asked = page.waitForResponse('**/home/index');
  await page.goto(server.origin);
  expect((await sent).fromServiceWorker()).toBe(true);
  expect(await (await sent).text()).toContain('首页数据截至');
  expect((await asked).ok()).toBe(true);
  await line(page).waitFor({ state: 'detached' });
  await page.locator(HERO).waitFor();
});

test('without a network the figures stay, with their line', async () => {
  const context = await tabs.reader();
  await visited(context);
  await context.setOffline(true);
  const page = await tabs.open(server.origin, context);
  await page.locator(HERO).waitFor();
  await loginButton(page).waitFor();
  await page.waitForLoadState('load');
  await page.getByText('首页数据截至').waitFor();
  expect(await line(page).count()).toBe(1);
  await context.close();
  // The browser tells of each call that did not go out.
  tabs.takeComplaints();
});

test('what is kept for a member is what the server sends everybody, before and after logging out', async () => {
  const member = await logged('vip');
  await visited(member.context());
  const page = await tabs.open(server.origin, member.context());
  await accountMenu(page).waitFor();
  await line(page).waitFor({ state: 'detached' });
  const everybodys = await (await fetch(`${server.origin}/`)).text();
  const isEverybodys = async () => {
    const held = await whatIsKept(page);
    expect(Object.keys(held).map((path) => path.replace(/\.\w{7}\./, '.'))).toEqual(
      expect.arrayContaining(['/', '/assets/portal.js']),
    );
    expect(Object.keys(held)).toHaveLength(2);
    // Not the texts themselves: a page is long.
    expect(held['/']?.replace(/<p id="as-of".*?<\/p>/, '') === everybodys).toBe(true);
  };
  await isEverybodys();
  await logOut(page);
  await loginButton(page).waitFor();
  await isEverybodys();
  await page.context().close();
});

test('a page of another build gives way by itself to whoever has touched nothing yet', async () => {
  const context = await tabs.reader();
  await visited(context, (page) =>
    page.evaluate(async () => {
      const store = await caches.open('start-page');
      const now = await store.match('/');
      const html = (await now?.text()) ?? '';
      const older = html.replace(/(?<=<meta name="build" content=")\w+/, 'older');
      await store.put('/', new Response(older, { headers: now?.headers }));
    }),
  );
  const page = await context.newPage();
  // Asking the page for anything would count as touching it.
  const again = new Promise<void>((resolve) => {
    let loads = 0;
    page.on('load', () => {
      loads += 1;
      if (loads === 2) resolve();
    });
  });
  await page.goto(server.origin);
  await again;
  await loginButton(page).waitFor();
  expect(await page.locator('meta[name=build]').getAttribute('content')).not.toBe('older');
  expect(await line(page).count()).toBe(0);
});
