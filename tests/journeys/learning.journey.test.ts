import type { BrowserContext, Page } from 'playwright-core';
import readXlsxFile from 'read-excel-file/node';
import { downloaded } from '#tests/support/downloaded';
import { arriveAt, goTo, heading, logIn, openLogin } from '#tests/support/pages';
import { portalServer } from '#tests/support/portal-server';
import { browserTabs } from '#tests/support/tabs';
import { waitUntil } from '#tests/support/wait-until';
import { walk, DESKTOP, PHONE, type View } from '#tests/support/walk';

const server = portalServer();
const tabs = browserTabs();
let context: BrowserContext;
let page: Page;
beforeAll(async () => {
  context = await tabs.reader();
  page = await tabs.open(server.origin, context);
  await openLogin(page);
  await logIn(page, 'vip');
});
afterEach(() => expect(tabs.takeComplaints()).toEqual([]));
afterAll(() => context.close());

const reached = async (section: string) => {
  await page.getByRole('navigation', { name: '本页章节' }).getByRole('button', { name: section }).click();
  await page
    .locator('.sheet')
    .filter({ has: page.getByRole('heading', { name: section, exact: true }) })
    .getByText('已学')
    .waitFor();
};
const field = (label: string) => page.getByRole('group', { name: /可改的数值/ }).getByLabel(label);

test('[STUDY-004] [STUDY-001] [ROUTE-053] from the service bar to the modules and a lesson', async () => {
  const bar = page.getByRole('complementary', { name: '服务' });
  await bar.getByRole('button', { name: '服务', exact: true }).click();
  await bar.getByRole('link', { name: '学习专区' }).click();
  await arriveAt(page, '/22G/index');
  await heading(page, '学习专区').waitFor();
  expect(await page.getByText('即将开放').count()).toBe(0);
  const modules = page.getByRole('navigation', { name: '学习模块' });
  await modules.getByRole('link', { name: /造价基础/ }).click();
  await arriveAt(page, '/22G/index/basics');
  await page.getByRole('link', { name: '一条综合单价怎样组成' }).waitFor();
  await modules.getByRole('link', { name: /22G平法/ }).click();
  await page.getByRole('link', { name: '锚固长度：lab、la、laE' }).click();
  await arriveAt(page, '/22G/detail?id=anchorage');
  await heading(page, /锚固长度/).waitFor();
});

test('[STUDY-002] a working follows what is put in, questions are answered, the workbook comes', async () => {
  const working = page.getByRole('table', { name: '锚固长度的算式' });
  await working
    .getByRole('row', { name: /抗震锚固长度 laE/ })
    .getByText('1,000')
    .waitFor();
  await field('钢筋直径 d（mm）').fill('28');
  await field('混凝土强度等级').selectOption('C35');
  await working
    .getByRole('row', { name: /抗震锚固长度 laE/ })
    .getByText('1,120')
    .waitFor();
  await field('钢筋直径 d（mm）').fill('280');
  await page.getByText('应为 6 至 50').waitFor();
  await page.getByText('有数值不在范围内，改正后重算。').waitFor();
  expect(await working.count()).toBe(0);
  await page.getByRole('button', { name: '恢复文中数值' }).click();
  await working.getByText('1,000').first().waitFor();
  await page.getByRole('radio', { name: '640 mm' }).check();
  await page.getByText('不对，应是“680 mm”。').waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '下载计算表' }).click(),
  ]);
  const sheets = await readXlsxFile(await downloaded(download));
  expect(sheets.map(({ sheet }) => sheet)).toEqual(['参数', '算式', '对照表', '要点与口径']);
});

test('[CALL-120] place and time are kept, and the member goes on where they left', async () => {
  await reached('算例');
  await reached('易错');
  await goTo(page, '/22G/index');
  const seconds = () =>
    server.db.pool
      .query<{ sum: number }>('select coalesce(sum(seconds), 0)::int as sum from study_time')
      .then(({ rows }) => rows[0]?.sum ?? 0);
  expect(await waitUntil(seconds, (sum) => sum > 0)).toBeLessThan(120);
  await page.reload();
  await page.getByRole('link', { name: '锚固长度：lab、la、laE：接着学易错' }).click();
  await arriveAt(page, '/22G/detail?id=anchorage&at=mistakes');
  await page.waitForFunction(() => document.activeElement?.id === 'lesson-mistakes');
  await goTo(page, '/22G/detail?id=lap');
  await heading(page, /搭接长度/).waitFor();
});

test('[STUDY-003] a case is worked out and leads to its indicators', async () => {
  await goTo(page, '/22G/index/costManagement');
  await page.getByRole('link', { name: /土方就地平衡/ }).click();
  await arriveAt(page, '/22G/costManagementDetail?id=earth');
  const working = page.getByRole('table', { name: '土方就地平衡的算式' });
  await working
    .getByRole('row', { name: /节约额/ })
    .getByText('79.00')
    .first()
    .waitFor();
  const keep = page.getByRole('button', { name: /^收藏：土方就地平衡/ });
  await keep.click();
  await page.getByRole('button', { name: /^收藏：土方就地平衡/, pressed: true }).waitFor();
  await page.getByRole('button', { name: /^赞：土方就地平衡/ }).click();
  await page.getByRole('button', { name: /^赞：土方就地平衡/, pressed: true }).waitFor();
  await field('场内可堆放量（m³）').fill('12000');
  await working
    .getByRole('row', { name: /节约额/ })
    .getByText('94.80')
    .first()
    .waitFor();
  await page.getByRole('link', { name: '劳务价格：土方' }).click();
  await arriveAt(page, /^\/laborSubcontracting\/index/);
});

test.each([
  ['wide', DESKTOP],
  ['narrow', PHONE],
])(
  'index, columns, lesson and case keep to WCAG 2.2 AA in both colours and never scroll sideways: %s',
  async (_, size) => {
    await page.setViewportSize(size);
    const at = (name: string, path: string, shown: () => Promise<void>): View => ({
      name,
      show: async () => {
        await goTo(page, path);
        await shown();
      },
      part: 'main',
    });
    const table = (name: string | RegExp) => () => page.getByRole('table', { name }).first().waitFor();
    expect(
      await walk(page, [
        at('index', '/22G/index/22G', table('课程')),
        at('columns', '/22G/index/costManagement', table('成本优化案例')),
        at('lesson', '/22G/detail?id=anchorage', table('锚固长度的算式')),
        at('case', '/22G/costManagementDetail?id=formwork', table('木模改铝模的算式')),
      ]),
    ).toEqual([]);
  },
);
