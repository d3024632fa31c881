import type { BrowserContext, Page } from 'playwright-core';
import { arriveAt, goTo, heading, logIn, openLogin, search, tab } from '#tests/support/pages';
import { portalServer } from '#tests/support/portal-server';
import { browserTabs } from '#tests/support/tabs';
import { DESKTOP, PHONE, walk, type View } from '#tests/support/walk';
import { waitUntil } from '#tests/support/wait-until';

const LIST = '/policy/index';
const STANDARD = '/policy/detail/gbt-50500-2024';
const PRICES = '/policy/priceDetail/price-20-202509';

const server = portalServer();
const tabs = browserTabs();
let context: BrowserContext;
let page: Page;
beforeAll(async () => {
  context = await tabs.reader({ permissions: ['clipboard-read', 'clipboard-write'] });
  page = await tabs.open(server.origin, context);
  await openLogin(page);
  await logIn(page, 'vip');
});
afterEach(() => expect(tabs.takeComplaints()).toEqual([]));
afterAll(() => context.close());

const rows = () => page.getByRole('table', { name: '政策文件' }).locator('tbody').getByRole('row');
const copied = () => page.evaluate(() => navigator.clipboard.readText());

test('[ROUTE-040] [ROUTE-041] [POLICY-002] from the tab to the documents in force, and into a clause that holds a word', async () => {
  await tab(page, '政策文件').click();
  await arriveAt(page, LIST);
  await heading(page, '政策文件').waitFor();
  await page.getByText('即将开放').waitFor({ state: 'hidden' });
  await rows().first().waitFor();
  await page.getByRole('group', { name: '效力' }).getByRole('button', { name: '废止' }).click();
  await page.getByRole('group', { name: '层级' }).getByRole('button', { name: '国家' }).click();
  await rows().filter({ hasText: 'GB 50500-2013' }).waitFor();
  await page.getByRole('button', { name: '清空条件' }).click();
  await arriveAt(page, LIST);

  const form = page.getByRole('form', { name: '关键词' });
  await form.getByRole('textbox').fill('缺陷责任期');
  await form.getByRole('button', { name: '查找' }).click();
  const hits = page.getByRole('region', { name: '条文命中' });
  await hits.getByText(/条文中有/).waitFor();
  expect(await hits.locator('mark').first().textContent()).toBe('缺陷责任期');
  await hits.getByRole('link').first().click();
  await arriveAt(page, /^\/policy\/detail\/sample-.+\?clause=\d+$/);
  const clause = page.locator('[data-current="true"]');
  await clause.getByText('缺陷责任期').waitFor();
  expect(await clause.evaluate((line) => line.getBoundingClientRect().top < window.innerHeight)).toBe(true);
  await clause.getByRole('button', { name: /^复制第.+条的引用$/ }).click();
  await page.getByText('已复制').first().waitFor();
  expect(await copied()).toMatch(
    /^《示例文件 第\d+号 .+》（示例〔\d{4}〕\d+号，.+ 发布）第.+条：“.*缺陷责任期.*”。效力：.+（.+ 起施行，截至 .+）。$/,
  );
});

test('[ROUTE-042] [POLICY-001] what replaced what, an old text beside the new one, a file of its clauses', async () => {
  await search(page, '50500');
  await page.getByRole('link', { name: '建设工程工程量清单计价标准' }).first().click();
  await arriveAt(page, STANDARD);
  await heading(page, /建设工程工程量清单计价标准/).waitFor();
  await page.getByText('被 GB/T 50500-2024 替代').waitFor();
  await page.getByRole('link', { name: '逐条对照' }).click();
  await arriveAt(page, `${STANDARD}?with=gb-50500-2013`);
  const comparison = page.getByRole('region', { name: '新旧对照' });
  await comparison.locator('ins').first().waitFor();
  await comparison.getByRole('button', { name: '收起对照' }).click();
  await arriveAt(page, STANDARD);
  await page.getByRole('link', { name: '建设工程工程量清单计价规范' }).click();
  await arriveAt(page, '/policy/detail/gb-50500-2013');
  await page.getByText(/^废止（截至/).waitFor();

  await goTo(page, `${LIST}?kind=${encodeURIComponent('造价政策')}&level=${encodeURIComponent('省')}`);
  await rows().first().getByRole('link').first().click();
  await arriveAt(page, /^\/policy\/detail\/sample-/);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^下载 .+（条文）\.xlsx$/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/（条文）\.xlsx$/);
  const file = await download.createReadStream();
  const [bytes] = (await file.take(1).toArray()) as Buffer[];
  expect(bytes?.subarray(0, 2).toString()).toBe('PK');
});

test('[ROUTE-043] [POLICY-001] prices of a window, cited, and what changed since the issue seen last', async () => {
  await goTo(page, '/policy/priceDetail/price-20-202506');
  await heading(page, /2025年第6期/).waitFor();
  await page.getByText('2025-05-21 至 2025-06-20，31 天').first().waitFor();
  await page
    .getByText(/较上期（2025年第5期）/)
    .first()
    .waitFor();
  const kept = page.waitForResponse((response) => response.url().includes('/core/policy/keepVisit'));
  await page.getByRole('link', { name: '2025年第9期' }).click();
  await arriveAt(page, PRICES);
  await page
    .getByText(/较您上次查看的2025年第6期/)
    .first()
    .waitFor();
  await kept;
  await page
    .getByRole('region', { name: '价格表' })
    .getByRole('combobox', { name: '类别' })
    .selectOption('黑色金属');
  const table = page.getByRole('table', { name: '价格表' });
  expect(await table.locator('tbody tr').count()).toBe(10);
  await table.getByTitle('查看数据来历').first().click();
  await page.getByRole('button', { name: '复制引用' }).click();
  await waitUntil(copied, (text) =>
    /元\/t（除税，税率 13% · 广州 · 2025年第9期，2025-08-21 至 2025-09-20，31 天）。/.test(text),
  );
  await page.keyboard.press('Escape');
  await table
    .getByRole('link', { name: /螺纹钢/ })
    .first()
    .click();
  await arriveAt(page, '/projectCost/detail/rebar-1');
});

test('[ROUTE-042] without rights the text stays closed', async () => {
  const other = await tabs.open(server.origin);
  await openLogin(other);
  await logIn(other, 'norights');
  await goTo(other, STANDARD);
  await other.getByRole('dialog').first().waitFor();
  expect(await other.getByText('效力沿革').count()).toBe(0);
  await other.context().close();
});

test.each([
  ['wide', DESKTOP],
  ['narrow', PHONE],
])(
  'list, hits, document, comparison and prices keep to WCAG 2.2 AA in both colours and never scroll sideways: %s',
  async (_, size) => {
    await page.setViewportSize(size);
    const view = (name: string, place: string, shown: () => Promise<unknown>): View => ({
      name,
      show: async () => {
        await goTo(page, place);
        await shown();
      },
      part: 'main',
    });
    const views: readonly View[] = [
      view('list', LIST, () => rows().first().waitFor()),
      view('hits', `${LIST}?keyword=${encodeURIComponent('质量保证金')}`, () =>
        page.getByRole('button', { name: /^列出 \d+ 处条文$/ }).waitFor(),
      ),
      view('comparison', `${STANDARD}?with=gb-50500-2013`, () => page.locator('ins').first().waitFor()),
      view('document', '/policy/detail/sample-202509-1?clause=3', () =>
        page.locator('[data-current="true"]').waitFor(),
      ),
      view('prices', PRICES, () => page.getByRole('table', { name: '价格表' }).waitFor()),
    ];
    expect(await walk(page, views)).toEqual([]);
  },
);
