import type { Locator, Page } from 'playwright-core';
import { loggedIn } from '#tests/support/logged-in';
import { arriveAt, goTo, placeOf, projectNames, projectTotal, tab } from '#tests/support/pages';
import { portalServer } from '#tests/support/portal-server';
import { browserTabs } from '#tests/support/tabs';

const LIST = '/commonproj/index';

const server = portalServer();
const tabs = browserTabs();
let page: Page;
beforeAll(async () => {
  page = await loggedIn(tabs, server)('vip');
});
/** Who comes to the list finds it as it is without a condition. */
beforeEach(async () => {
  await page.keyboard.press('Escape');
  await goTo(page, '/home');
  await page.getByRole('main').getByText('造价行情').waitFor();
  await goTo(page, LIST);
  await projectNames(page);
});
afterEach(() => expect(tabs.takeComplaints()).toEqual([]));
afterAll(() => page.context().close());

const areaIdOf = async (name: string): Promise<string> => {
  const { rows } = await server.db.pool.query<{ areaid: string }>(
    'select areaid::text from region where name = $1',
    [name],
  );
  return rows[0]?.areaid ?? '';
};
const picker = (): Locator => page.getByRole('dialog', { name: '选择地区' });
const openPicker = async (): Promise<Locator> => {
  await page.locator('.regions-picker [aria-haspopup]').click();
  await picker().getByRole('option').first().waitFor();
  return picker().getByRole('combobox', { name: '查找地区' });
};
const groupNames = () =>
  picker()
    .getByRole('group')
    .filter({ has: page.getByRole('option') })
    .evaluateAll((groups) => groups.map((group) => group.getAttribute('aria-label') ?? ''));
const areasShown = async (): Promise<readonly string[]> => {
  await projectNames(page);
  return page.locator('.projects-area').allInnerTexts();
};

test('[CONST-011] folded, the regions are one row of 30 px that ends with 更多', async () => {
  const row = page.getByRole('group', { name: '地区' }).locator('.regions-picker');
  expect(await row.evaluate((box) => box.clientHeight)).toBe(30);
  expect(await row.getByRole('button').last().innerText()).toContain('更多');
});

test('[REGION-002] [REGION-013] [REGION-014] [REGION-015] the list begins with 全国, which has no cities, and leaves out region 28', async () => {
  await openPicker();
  const names = await groupNames();
  expect(names[0]).toBe('全国');
  expect(names.length).toBeGreaterThan(25);
  const { rows } = await server.db.pool.query<{ name: string }>(`select name from region where areaid = 28`);
  expect(rows).toHaveLength(1);
  expect(names).not.toContain(rows[0]?.name);
  const nationwide = picker().getByRole('group', { name: '全国' });
  expect(await nationwide.getByRole('option').allInnerTexts()).toEqual(['全国']);
  expect(await picker().getByRole('option', { selected: true }).allInnerTexts()).toEqual(['全国']);
});

test('[REGION-003] [REGION-004] regions stand in the order of their pinyin, 重庆 under C', async () => {
  await openPicker();
  const letters = await picker()
    .locator('.regions-group')
    .evaluateAll((groups) =>
      groups.map((group) => [
        group.querySelector('.regions-letter')?.textContent ?? '',
        group.getAttribute('aria-label') ?? '',
      ]),
    );
  const shown = letters.map(([letter]) => letter).filter(Boolean);
  expect(shown).toEqual([...shown].sort());
  const place = letters.findIndex(([, name]) => name === '重庆');
  const above = letters
    .slice(0, place + 1)
    .map(([letter]) => letter)
    .filter(Boolean);
  expect(above.at(-1)).toBe('C');
});

test('[DATA-007] a name that is typed narrows the list to its region, and the address holds it', async () => {
  const all = await projectTotal(page);
  const field = await openPicker();
  await field.pressSequentially('广东');
  expect(await groupNames()).toEqual(['广东']);
  await field.press('Enter');
  await picker().waitFor({ state: 'hidden' });
  await arriveAt(page, `${LIST}?areaId=${await areaIdOf('广东')}`);
  await page.getByRole('button', { name: '去掉条件：广东' }).waitFor();
  for (const area of await areasShown()) expect(area).toMatch(/^广东/);
  expect(await projectTotal(page)).toBeLessThan(all);
});

test('a letter of the pinyin finds its regions', async () => {
  const field = await openPicker();
  await field.press('s');
  const names = await groupNames();
  expect([...names].sort()).toEqual(['上海', '四川', '山东', '山西', '陕西'].sort());
  await picker().getByRole('option', { name: '四川', exact: true }).click();
  await arriveAt(page, `${LIST}?areaId=${await areaIdOf('四川')}`);
  await page.getByRole('button', { name: '去掉条件：四川' }).waitFor();
  for (const area of await areasShown()) expect(area).toMatch(/^四川/);
});

test('an area in the address is the one that is shown, over a reload', async () => {
  await goTo(page, `${LIST}?areaId=${await areaIdOf('浙江')}`);
  await page.getByRole('button', { name: '去掉条件：浙江' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: '去掉条件：浙江' }).waitFor();
  for (const area of await areasShown()) expect(area).toMatch(/^浙江/);
});

test('[GUARD-018] [ROUTE-024] entering the list sets the region back to 全国', async () => {
  const all = await projectTotal(page);
  await page.getByRole('button', { name: '广东', exact: true }).click();
  await arriveAt(page, /areaId=/);
  await goTo(page, '/home');
  await page.getByRole('main').getByText('造价行情').waitFor();
  await tab(page, '单项工程指标').click();
  await arriveAt(page, LIST);
  expect(await projectTotal(page)).toBe(all);
  const nationwide = page
    .getByRole('group', { name: '地区' })
    .getByRole('button', { name: '全国', exact: true });
  expect(await nationwide.getAttribute('aria-pressed')).toBe('true');
  expect(placeOf(page)).toBe(LIST);
});
