import type { Page } from 'playwright-core';
import { routeChunks } from '#src/portal/route-chunks';
import { breachesOf } from '#tests/support/axe';
import { keyboardFaults } from '#tests/support/keyboard-reach';
import { goTo, heading, logIn, openLogin } from '#tests/support/pages';
import { portalServer } from '#tests/support/portal-server';
import { browserTabs } from '#tests/support/tabs';

const server = portalServer({ unitPrices: 200 });
const tabs = browserTabs();
afterEach(() => expect(tabs.takeComplaints()).toEqual([]));

/** Some 150 stops a page, each with a look at what has the focus. */
const SAMPLE = 'sample-000001';
const DRAFT = '/project-publishing/detail';
const UNIT_PRICE = '/comprehensiveUnitPrice/detail';

/** Pages whose address names a record or a question. */
const PLACES: Readonly<Record<string, string>> = {
  '/search': `/search?text=${encodeURIComponent('住宅')}`,
  '/commonproj/detail': `/commonproj/detail/${SAMPLE}`,
  '/commonproj/compare': `/commonproj/compare?ids=${SAMPLE},sample-000002`,
  '/projectCost/detail': '/projectCost/detail/composite-20',
  // The country as a whole has more rows than a walk by Tab is worth.
  '/industry-index/index': '/industry-index/index?areaId=20',
  '/qr': `/qr/${'0'.repeat(32)}`,
};
/** Pages of records whose number is known only once a list was asked or a draft was made. */
const MADE: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  [UNIT_PRICE]: async (page) => {
    await goTo(page, '/comprehensiveUnitPrice/index');
    await page.locator(`main a[href^="#${UNIT_PRICE}/"]`).first().click();
  },
  [DRAFT]: async (page) => {
    await goTo(page, '/project-publishing/index');
    await page.getByRole('button', { name: '新建草稿', exact: true }).click();
    await page.getByRole('grid', { name: '概况' }).waitFor();
  },
};
const ACCOUNTS: Readonly<Record<string, string>> = { '/m2/m-sourcing': 'partner' };

const pages = new Map<string, Page>();
/** One tab an account: whoever walks on loads nothing again. */
const pageOf = async (account: string): Promise<Page> => {
  const known = pages.get(account);
  if (known) return known;
  const page = await tabs.open(server.origin);
  await openLogin(page);
  await logIn(page, account);
  await page.locator('.service-bar').waitFor();
  pages.set(account, page);
  return page;
};

const arrive = async (page: Page, path: string): Promise<void> => {
  await (MADE[path]?.(page) ?? goTo(page, PLACES[path] ?? path));
  await page.waitForURL((url) => url.hash.startsWith(`#${path}`));
  await heading(page, /./).waitFor();
};

/** It leads on before anybody could press a key. */
const LEADS_ON = '/redirectToNew';
const drawn = Object.keys(routeChunks()).filter((path) => path !== LEADS_ON);

test.each(['/home', '/no-such-page', '/22G/index', ...drawn])(
  '%s keeps WCAG A and AA; everything on it is reached by Tab, and seen when it is',
  async (path) => {
    const page = await pageOf(ACCOUNTS[path] ?? 'publisher');
    await arrive(page, path);
    expect(await keyboardFaults(page)).toEqual([]);
    expect(await breachesOf(page, 'html')).toEqual([]);
  },
);

test('the walk names what a keyboard misses, and a focus that nobody sees', async () => {
  const page = await tabs.open(server.origin);
  await page.locator('.service-bar').waitFor();
  await page.evaluate(() => {
    const box = document.createElement('div');
    const put = (tag: string, id: string, text: string) =>
      box.appendChild(Object.assign(document.createElement(tag), { id, textContent: text }));
    put('button', 'skipped', '跳过').tabIndex = -1;
    put('span', 'mouse', '点我').style.cursor = 'pointer';
    const unseen = put('button', 'unseen', '看不见');
    unseen.style.setProperty('all', 'unset');
    unseen.style.setProperty('outline', 'none', 'important');
    document.querySelector('main')?.append(box);
  });
  const faults = await keyboardFaults(page);
  expect(faults.map((fault) => fault.replace(/ style=.*| tabindex=.*/, ''))).toEqual([
    'not reached: <button id="skipped"',
    'for the mouse alone: <span id="mouse"',
    'focus not seen: <button id="unseen"',
  ]);
});
