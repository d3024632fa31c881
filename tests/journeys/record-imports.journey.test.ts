import type { Page } from 'playwright-core';
import { breachesOf } from '#tests/support/axe';
import { arriveAt, button, goTo, heading, logIn, openLogin, projectNames } from '#tests/support/pages';
import { portalServer } from '#tests/support/portal-server';
import { browserTabs } from '#tests/support/tabs';

const IMPORT = '/project-publishing/import';
const PHONE = { width: 390, height: 844 };

const server = portalServer();
const tabs = browserTabs();
afterEach(() => expect(tabs.takeComplaints()).toEqual([]));

const member = async (account: string): Promise<Page> => {
  const page = await tabs.open(`${server.origin}/#/home`);
  await openLogin(page);
  await logIn(page, account);
  return page;
};

const HEAD =
  '工程名称,所在地,业态,结构体系,总建筑面积（㎡）,层数,造价文件类型,材料价格期,报送额（万元）,备注';
const LINES = [
  '汀兰苑科研办公楼,广东 广州,办公楼,框架,"12,000.50",9/1,招标控制价,2024年6月,"4,200.00",',
  '汀兰苑二期办公楼,广东 广州,办公楼,框架,8000,6/1,招标控制价,2024-07,2720,',
  '汀兰苑三期办公楼,火星,办公楼,框架,8000,6/1,招标控制价,2024-07,2720,',
  '合计,,,,,,,,9640,',
];
const file = () => ({
  name: '历史工程.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['汀兰地产已完工程台账', HEAD, ...LINES].join('\n')),
});

const choose = async (page: Page) => {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button(page, '选择文件').click()]);
  await chooser.setFiles(file());
};

test('a house’s file with a column of its own word: mapped, looked at, imported, found', async () => {
  const page = await member('publisher');
  await goTo(page, '/project-publishing/index');
  await page.getByRole('link', { name: '批量导入本单位的历史记录' }).click();
  await arriveAt(page, IMPORT);
  await heading(page, '导入本单位记录').waitFor();
  expect(await breachesOf(page, 'main')).toEqual([]);
  await choose(page);

  await page.getByRole('alert').getByText('还缺：单方造价或总造价、税口径').waitFor();
  await page.getByLabel('“报送额（万元）”对应').selectOption('总造价');
  await page.getByRole('alert').getByText('还缺：税口径。').waitFor();
  await page.getByRole('region', { name: '假定' }).getByLabel('税口径').selectOption('除税');
  await page.getByText('可导入 2 个工程，拒绝 1 行；合计、小计 1 行，不导入').waitFor();
  await page.getByRole('rowheader', { name: '汀兰苑科研办公楼' }).waitFor();
  await page.getByText('地区“火星”无法对应到省、市').waitFor();
  expect(await breachesOf(page, 'main')).toEqual([]);
  await page.setViewportSize(PHONE);
  expect(await breachesOf(page, 'main')).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });

  const [refused] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^下载拒绝的 1 行/ }).click(),
  ]);
  expect(refused.suggestedFilename()).toBe('未导入的行.csv');
  await button(page, '导入 2 个工程').click();
  await page.getByText('已存入 2 个工程，拒绝 1 行').waitFor();
  await page.getByRole('region', { name: '最近的导入' }).getByText('历史工程.csv').waitFor();
  expect(await breachesOf(page, 'main')).toEqual([]);

  await page.getByRole('link', { name: '查看本单位导入的工程' }).click();
  await page.getByText('来源：本单位导入').waitFor();
  expect([...(await projectNames(page))].sort()).toEqual(['汀兰苑二期办公楼', '汀兰苑科研办公楼']);
});

test('the same file again is told, its mapping remembered, and nothing is stored twice', async () => {
  const page = await member('publisher');
  await goTo(page, IMPORT);
  await choose(page);
  await page.getByText(/同一个文件已在 .* 导入过，存入 2 条/).waitFor();
  await page.getByText('同样的表头本单位以前说明过').waitFor();
  await page.getByText('可导入 0 个工程，拒绝 3 行').waitFor();
  expect(await button(page, '导入 0 个工程').isDisabled()).toBe(true);
  await button(page, '放弃这个文件').click();
  await button(page, '选择文件').waitFor();
});

test('without the right to publish the page says so', async () => {
  const page = await member('vip');
  await goTo(page, IMPORT);
  await page.getByText('当前账号没有发布权限').waitFor();
});

test('[POLICY-001] a house’s policy documents come in by the browser, the unreadable ones aside', async () => {
  const page = await member('publisher');
  await goTo(page, `${IMPORT}?kind=policies`);
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button(page, '选择文件').click()]);
  await chooser.setFiles({
    name: '政策汇编.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      [
        '文件名称,发文字号,发文单位,适用地区,文件类型,印发日期,实施日期,条款号,条款内容',
        '汀兰市计价办法,汀建〔2024〕3号,汀兰市造价站,广东,造价政策,2024-05-06,2024年7月1日,第一条,人工费按月调整。',
        ',,,,,,,第二条,材料价格按信息价计取。',
        '火星计价办法,,火星造价站,火星,造价政策,2024-05-06,2024-07-01,第一条,不适用。',
      ].join('\n'),
    ),
  });
  await page.getByText('可导入 2 行政策文件条文，拒绝 1 行').waitFor();
  expect(await breachesOf(page, 'main')).toEqual([]);
  await button(page, '导入 2 行政策文件条文').click();
  await page.getByText('已存入 2 行政策文件条文，拒绝 1 行').waitFor();
  await page.getByRole('link', { name: '查看本单位导入的政策文件条文' }).click();
  await arriveAt(page, /^\/policy\/index/);
});
