import type { Page } from 'playwright-core';
import { breachesOf, colourBreachesOf } from '#tests/support/axe';
import { loggedIn } from '#tests/support/logged-in';
import { arriveAt, goTo, heading, openProjects, placeOf, projectNames } from '#tests/support/pages';
import { portalServer } from '#tests/support/portal-server';
import { browserTabs } from '#tests/support/tabs';
import { waitUntil } from '#tests/support/wait-until';

const server = portalServer();
const tabs = browserTabs();
afterEach(() => expect(tabs.takeComplaints()).toEqual([]));

const logged = loggedIn(tabs, server);
let member: Page;
beforeAll(async () => {
  member = await logged('vip');
});
const tray = (page: Page) => page.getByRole('complementary', { name: '对比栏' });
const compareButtons = (page: Page) =>
  page.locator('.projects-table').getByRole('checkbox', { name: /^选入对比：/ });
const add = (page: Page, at: number) => compareButtons(page).nth(at).click();
const columns = async (page: Page): Promise<readonly string[]> => {
  await page.locator('.compare-table[aria-busy=false]').waitFor();
  return page.locator('.compare-table thead th:not(:first-child) > a').allInnerTexts();
};
const cells = (page: Page, row: string) =>
  page
    .getByRole('row', { name: new RegExp(`^${row}`) })
    .first()
    .locator('td')
    .allInnerTexts();
/** Nothing but its own scroll box is wider than the page. */
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

describe('comparing', () => {
  let page: Page;
  let names: readonly string[] = [];
  beforeAll(async () => {
    page = member;
    await openProjects(page);
    names = await projectNames(page);
  });

  test('[DATA-001] three projects from the list stand in the tray, and stay there over a reload', async () => {
    for (const at of [0, 1, 2]) await add(page, at);
    await waitUntil(
      () => tray(page).getByRole('listitem').count(),
      (count) => count === 3,
    );
    await page.reload();
    await projectNames(page);
    await tray(page).getByRole('button', { name: '开始对比' }).waitFor();
    expect(await tray(page).locator('.compare-fold b').innerText()).toBe('3/5');
  });

  test('the sixth is refused with the reason, and Escape folds the tray up', async () => {
    for (const at of [3, 4, 5]) await add(page, at);
    await page.getByText('一次至多对比 5 个工程').waitFor();
    expect(await tray(page).locator('.compare-fold b').innerText()).toBe('5/5');
    expect(await compareButtons(page).nth(5).isChecked()).toBe(false);
    expect(await tray(page).getByRole('status').innerText()).toBe('已满，一次至多 5 个工程');
    for (const at of [3, 4]) await add(page, at);
    await tray(page).getByRole('button', { name: '清空' }).focus();
    await page.keyboard.press('Escape');
    const fold = tray(page).getByRole('button', { name: /^对比栏/ });
    expect(await fold.getAttribute('aria-expanded')).toBe('false');
    expect(await fold.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
  });

  test('they stand side by side, against the first and then against the mean', async () => {
    await tray(page).getByRole('button', { name: '开始对比' }).click();
    await heading(page, '工程对比').waitFor();
    expect(await columns(page)).toEqual(names.slice(0, 3));
    expect((await cells(page, '单方造价'))[0]).not.toContain('%');
    await page.getByRole('button', { name: '与均值比' }).click();
    await arriveAt(page, /against=mean/);
    await page.getByRole('columnheader', { name: '均值' }).waitFor();
    expect((await cells(page, '单方造价'))[1]).toMatch(/%|持平/);
    const netCosts = await cells(page, '单方造价');
    await page.getByRole('group', { name: '税口径' }).getByRole('button', { name: '含税' }).click();
    await arriveAt(page, /basis=in/);
    await waitUntil(
      () => cells(page, '单方造价'),
      (now) => now[0] !== netCosts[0],
    );
    expect(await breachesOf(page, 'main')).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await colourBreachesOf(page, 'main')).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
  });

  test('the nearest come along with one press, and a name keeps the columns for the account', async () => {
    await page
      .getByRole('button', { name: /^加入对比：/ })
      .first()
      .click();
    await waitUntil(
      () => columns(page),
      (now) => now.length === 4,
    );
    await page.getByLabel('对比名称').fill('四个工程');
    await page.getByRole('button', { name: '保存对比' }).click();
    await page.getByText('已保存“四个工程”').waitFor();
    const { rows } = await server.db.pool.query<{ n: number }>(
      'select cardinality(project_ids) as n from saved_comparison',
    );
    expect(rows).toEqual([{ n: 4 }]);
    await goTo(page, '/commonproj/index');
    await projectNames(page);
    await tray(page).getByText('已存对比').click();
    await tray(page).getByRole('link', { name: '四个工程' }).click();
    expect(await columns(page)).toHaveLength(4);
  });

  test('the page is read in another basis, like every page of figures', async () => {
    const before = await cells(page, '单方造价');
    await page.getByLabel('价格期').first().selectOption('2025-09');
    await arriveAt(page, /basis=2025-09/);
    await page.getByText('造价已按页首的折算口径换算').waitFor();
    await waitUntil(
      () => cells(page, '单方造价'),
      (now) => now.join() !== before.join(),
    );
  });
});

describe('the range of subjects', () => {
  let page: Page;
  const rows = () => page.locator('.range-table[aria-busy=false] tbody tr');
  const outcome = () => page.locator('.range-outcome').innerText();
  beforeAll(async () => {
    // The account keeps the basis that was chosen in the comparison.
    await server.db.pool.query('truncate kept_basis');
    page = await tabs.open(server.origin, member.context());
    await goTo(page, '/commonproj/index?type=residential.highrise');
    await projectNames(page);
  });

  test('[ROUTE-028] the list leads to the distribution of its own projects', async () => {
    await page.getByRole('link', { name: '科目指标区间' }).click();
    await heading(page, '科目指标区间').waitFor();
    expect(placeOf(page)).toBe('/commonproj/indexRange?type=residential.highrise');
    await rows().first().waitFor();
    expect(await rows().first().innerText()).toContain('单方造价');
    expect(await page.locator('.range-counts').innerText()).toMatch(/折算到 2025-09.*全国水平 · 除税/);
  });

  test('conditions go to the address, and a subject shows its distribution', async () => {
    const all = await page.locator('.range-counts a').innerText();
    await page.getByRole('button', { name: '居住建筑' }).click();
    await arriveAt(page, /type=residential$/);
    await waitUntil(
      () => page.locator('.range-counts a').innerText(),
      (now) => now !== all,
    );
    await page.getByRole('button', { name: '含量' }).click();
    await page.getByRole('button', { name: '混凝土', exact: true }).click();
    await arriveAt(page, /subject=/);
    await page.getByRole('heading', { level: 2, name: '混凝土' }).waitFor();
    await page.locator('.range-panel canvas').nth(1).waitFor();
  });

  test('a shorter half-life weighs the recommended value anew, in the browser alone', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const plain = await outcome();
    const slider = page.getByRole('slider', { name: '近期样本权重' });
    await slider.focus();
    for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowRight');
    expect(await slider.getAttribute('aria-valuetext')).toBe('半衰期 18 个月');
    await waitUntil(outcome, (now) => now !== plain && now.includes('按新旧加权的推荐值'));
    expect(asked.filter((url) => url.includes('getIndexRange'))).toEqual([]);
  });

  test('the working can be cited, and the page passes as it stands and on a phone', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.locator('summary', { hasText: '推荐值的算式' }).click();
    await page.getByRole('button', { name: '复制引用' }).click();
    await waitUntil(
      () => page.evaluate(() => navigator.clipboard.readText()),
      (text) => /居住建筑混凝土推荐值 .*平台测算/.test(text),
    );
    expect(await breachesOf(page, 'main')).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await colourBreachesOf(page, 'main')).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await fits(page)).toBe(true);
    await page.setViewportSize({ width: 768, height: 1024 });
    expect(await fits(page)).toBe(true);
  });

  test('few samples name a wider question, which is one press away', async () => {
    await goTo(page, '/commonproj/indexRange?areaId=29&stage=投资估算');
    const wider = page.getByRole('list', { name: '最接近的替代范围' }).getByRole('button').first();
    await wider.waitFor();
    await wider.click();
    await waitUntil(
      () => Promise.resolve(decodeURIComponent(placeOf(page))),
      (place) => !(place.includes('投资估算') && place.includes('areaId=29')),
    );
    await rows().first().waitFor();
  });
});

test('[ROUTE-028] without rights the page stays, says so, and tells no figure', async () => {
  const page = await logged('member');
  await goTo(page, '/commonproj/indexRange');
  await heading(page, '科目指标区间').waitFor();
  await page.locator('.empty-noRights').waitFor();
  expect(await page.locator('.range-table').count()).toBe(0);
});

describe('the detail', () => {
  test('[DATA-001] another reference set goes to the address and moves every band of the page', async () => {
    const page = await member.context().newPage();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(server.origin);
    await goTo(page, '/commonproj/index?type=residential.highrise&onlyDetailed=1');
    await projectNames(page);
    await page.locator('.projects-table tbody a').first().click();
    const count = () => page.locator('.projects-peers output').innerText();
    const all = await count();
    await page.getByRole('group', { name: '对标范围' }).getByRole('button', { name: '同规模档' }).click();
    await arriveAt(page, /peers=scale/);
    await waitUntil(count, (now) => now !== all);
    expect(await page.locator('.projects-tags li').count()).toBe(3);
    await page.getByRole('link', { name: '与组内最接近的 4 个并排对比' }).click();
    expect(await columns(page)).toHaveLength(5);
    expect(await fits(page)).toBe(true);
  });
});
