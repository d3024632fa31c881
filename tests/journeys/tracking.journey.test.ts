import type { BrowserContext } from 'playwright-core';
import { arriveAt, logIn, logOut, openLogin, projectNames, search, tab } from '#tests/support/pages';
import { portalServer } from '#tests/support/portal-server';
import { browserTabs } from '#tests/support/tabs';
import { waitUntil } from '#tests/support/wait-until';

const LOGGED_IN = '110104';
const LOGGED_OUT = '110110';
const SEARCH_STARTED = '200101';
const SEARCH_ENDED = '200102';
const PAGE_VIEWED = '100100';
const DETAIL_FOUND = '210201';

interface Row {
  readonly fncode: string;
  readonly sequence: number;
  readonly account_name: string | null;
  readonly search_id: string | null;
  readonly query: Readonly<Record<string, unknown>>;
}

const server = portalServer();
const tabs = browserTabs();
let context: BrowserContext;
beforeAll(async () => {
  context = await tabs.reader();
});
afterEach(() => expect(tabs.takeComplaints()).toEqual([]));
afterAll(() => context.close());

/** The facts of each tab, each in its order, tabs in the order of their opening. */
const rowsByTab = async (): Promise<readonly (readonly Row[])[]> => {
  const { rows } = await server.db.pool.query<Row & { readonly tab: string }>(
    `select tab, fncode, sequence, account_name, search_id::text, query from event
     order by min(happened_at) over (partition by tab), tab, sequence`,
  );
  const names = [...new Set(rows.map((row) => row.tab))];
  return names.map((name) => rows.filter((row) => row.tab === name));
};
const indexOf = (rows: readonly Row[], fncode: string) => rows.findIndex((row) => row.fncode === fncode);
const sequencesOf = (rows: readonly Row[]) => rows.map(({ sequence }) => sequence);

let facts: readonly Row[];

test('[TRACK-005] the facts of a visit become rows in the order they happened', async () => {
  const page = await tabs.open(server.origin, context);
  await openLogin(page);
  await logIn(page, 'vip');
  await tab(page, '单项工程指标').click();
  await projectNames(page);
  await search(page, '产业园');
  await arriveAt(page, /^\/search\?text=/);
  await page.locator('.search-page-row a').first().click();
  await page.locator('.plate h1').waitFor();
  await logOut(page);
  const seen = await waitUntil(rowsByTab, (all) => all.some((rows) => indexOf(rows, LOGGED_OUT) >= 0));
  expect(seen).toHaveLength(1);
  facts = seen[0] ?? [];
  const order = [LOGGED_IN, SEARCH_STARTED, SEARCH_ENDED, DETAIL_FOUND, LOGGED_OUT].map((code) =>
    indexOf(facts, code),
  );
  expect(Math.min(...order)).toBeGreaterThan(0);
  expect(order).toEqual([...order].sort((one, other) => one - other));
  expect(sequencesOf(facts)).toEqual(facts.map((_, index) => index));
  await page.close();
});

test('[TRACK-002] [TRACK-003] a searchId stands in the facts from the start of a search until its results are left, and in no other', () => {
  const start = indexOf(facts, SEARCH_STARTED);
  const end = facts.findIndex(({ fncode }, index) => index > start && fncode === PAGE_VIEWED);
  const searchId = facts[start]?.search_id;
  expect(searchId).toMatch(/^\d+$/);
  expect(facts.map((row) => row.search_id)).toEqual(
    facts.map((_, index) => (index >= start && index < end ? searchId : null)),
  );
  expect(facts[start]?.query).toMatchObject({ keyword: '产业园' });
});

test('[TRACK-002] the account stands in the facts only while somebody is logged in', () => {
  const [entered, left] = [indexOf(facts, LOGGED_IN), indexOf(facts, LOGGED_OUT)];
  expect(facts.map((row) => row.account_name)).toEqual(
    facts.map((_, index) => (index >= entered && index < left ? 'vip' : null)),
  );
});

test('each tab counts for itself, without gaps', async () => {
  const before = (await rowsByTab()).length;
  const pages = await Promise.all([0, 1].map(() => tabs.open(server.origin, context)));
  for (const page of pages) {
    await tab(page, '政策文件').click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
  }
  const all = await waitUntil(
    rowsByTab,
    (found) => found.length === before + pages.length && found.every((rows) => rows.length > 1),
  );
  for (const rows of all) expect(sequencesOf(rows)).toEqual(rows.map((_, index) => index));
});

test('nothing that arrived was unreadable', async () => {
  const { rows } = await server.db.pool.query('select reason from event_bad');
  expect(rows).toEqual([]);
});
