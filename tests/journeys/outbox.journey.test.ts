import type { BrowserContext, Page } from 'playwright-core';
import { portalServer } from '#tests/support/portal-server';
import { browserTabs } from '#tests/support/tabs';
import { waitUntil } from '#tests/support/wait-until';

const server = portalServer();
const tabs = browserTabs();
// A tab without a network complains of it.
afterEach(() => void tabs.takeComplaints());

interface Row {
  readonly tab: string;
  readonly fncode: string;
  readonly sequence: number;
  readonly query: Readonly<Record<string, unknown>>;
}
const rowsOf = async (context: BrowserContext): Promise<readonly Row[]> => {
  const { origins } = await context.storageState();
  const kept = origins.flatMap(({ localStorage }) => localStorage).find(({ name }) => name === DEVICE);
  const { value: device } = JSON.parse(kept?.value ?? '{}') as { readonly value?: string };
  const { rows } = await server.db.pool.query<Row>(
    'select tab, fncode, sequence, query from event where device = $1 order by tab, sequence',
    [device],
  );
  return rows;
};
const DEVICE = 'zj.trackingDevice';
const repeatedSoFar = async (): Promise<number> => {
  const { rows } = await server.db.pool.query<{ sum: number }>(
    'select coalesce(sum(repeated), 0)::int as sum from delivery_hour',
  );
  return rows[0]?.sum ?? 0;
};

/** Two facts at least: a visitor is led away from the page, and is offered to log in. */
const knock = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    location.hash = '#/policy/index';
  });
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
};
/** None is there until the page has made it: whoever asks first would make an empty one. */
const waitingIn = (page: Page): Promise<number | undefined> =>
  page.evaluate(async () => {
    const all = await indexedDB.databases();
    if (!all.some(({ name }) => name === 'zaojia-outbox')) return undefined;
    return new Promise<number>((resolve) => {
      indexedDB.open('zaojia-outbox').onsuccess = ({ target }) => {
        const database = (target as IDBOpenDBRequest).result;
        database.transaction('rows').objectStore('rows').count().onsuccess = (event) => {
          database.close();
          resolve((event.target as IDBRequest<number>).result);
        };
      };
    });
  });
const settled = (page: Page) =>
  waitUntil(
    () => waitingIn(page),
    (count) => count === 0,
  );

const byTab = (rows: readonly Row[]): readonly (readonly Row[])[] =>
  [...new Set(rows.map(({ tab }) => tab))].map((name) => rows.filter(({ tab }) => tab === name));
const expectWithoutGaps = (rows: readonly Row[]) => {
  for (const own of byTab(rows)) expect(own.map(({ sequence }) => sequence)).toEqual(own.map((_, at) => at));
};

test('[TRACK-005] one tab sends for all; when it is closed, another does', async () => {
  const context = await tabs.reader();
  const senders: Page[] = [];
  context.on('request', (request) => {
    if (request.url().includes('/behavior/')) senders.push(request.frame().page());
  });
  const repeated = await repeatedSoFar();
  const first = await tabs.open(server.origin, context);
  await knock(first);
  await settled(first);
  const [second, third] = [await tabs.open(server.origin, context), await tabs.open(server.origin, context)];
  await knock(second);
  await knock(third);
  await settled(third);
  expect(new Set(senders)).toEqual(new Set([first]));
  await first.close();
  senders.length = 0;
  await knock(third);
  await knock(second);
  await settled(second);
  expect(new Set(senders).size).toBe(1);
  const rows = await rowsOf(context);
  expect(byTab(rows)).toHaveLength(3);
  expectWithoutGaps(rows);
  expect(await repeatedSoFar()).toBe(repeated);
  await context.close();
});

test('[TRACK-005] what a tab could not send before it was killed is sent by the next, all of it, once', async () => {
  const context = await tabs.reader();
  const page = await tabs.open(server.origin, context);
  await knock(page);
  await settled(page);
  const sent = (await rowsOf(context)).length;
  await context.setOffline(true);
  for (let knocks = 0; knocks < 4; knocks += 1) await knock(page);
  await waitUntil(
    () => waitingIn(page),
    (count = 0) => count >= 8,
  );
  expect(await rowsOf(context)).toHaveLength(sent);
  const crashed = page.waitForEvent('crash');
  const session = await context.newCDPSession(page);
  session.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
  await context.setOffline(false);
  const repeated = await repeatedSoFar();
  const paths: string[] = [];
  context.on('request', (request) => {
    if (request.url().includes('/behavior/')) paths.push(new URL(request.url()).pathname);
  });
  const next = await tabs.open(server.origin, context);
  const backlogIn = (rows: readonly Row[]) =>
    rows.filter(({ fncode }) => fncode === '990101').map(({ query }) => Number(query.backlog));
  const told = await waitUntil(
    async () => backlogIn(await rowsOf(context)),
    (found) => found.some((backlog) => backlog >= 8),
  );
  await settled(next);
  const [old = [], own = []] = [...byTab(await rowsOf(context))].sort(
    (one, other) => other.length - one.length,
  );
  expect(old).toHaveLength(sent + Math.max(...told));
  expectWithoutGaps([...old, ...own]);
  expect(await repeatedSoFar()).toBe(repeated);
  expect(paths[0]).toBe('/behavior/ioDataSetBatch');
  await context.close();
});

const refuseStorage = () => {
  IDBFactory.prototype.open = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
};
const refuseLocks = () => {
  Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined });
};

test.each([
  ['storage', refuseStorage],
  ['locks', refuseLocks],
] as const)('a browser that refuses %s sends from memory, and it is told', async (why, refuse) => {
  const context = await tabs.reader();
  await context.addInitScript(refuse);
  const page = await tabs.open(server.origin, context);
  await knock(page);
  const rows = await waitUntil(
    () => rowsOf(context),
    (found) =>
      found.filter(({ fncode }) => fncode === '990105').length > 0 &&
      found.some(({ fncode }) => fncode === '110101'),
  );
  expect(rows.filter(({ fncode }) => fncode === '990105').map(({ query }) => query)).toEqual([{ why }]);
  expectWithoutGaps(rows);
  await context.close();
});

test('a page that is left sends what is unsent', async () => {
  const context = await tabs.reader();
  const page = await tabs.open(server.origin, context);
  await settled(page);
  // The call is held up for as long as the page is there; a beacon is not seen by routes.
  await page.route('**/behavior/**', (route) =>
    route.request().resourceType() === 'ping' ? route.continue() : undefined,
  );
  const before = await rowsOf(context);
  await knock(page);
  expect(await rowsOf(context)).toEqual(before);
  await page.goto('about:blank');
  const rows = await waitUntil(
    () => rowsOf(context),
    (found) => found.length >= before.length + 2,
  );
  expectWithoutGaps(rows);
  await context.close();
});
