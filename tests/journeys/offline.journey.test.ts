import { arriveAt, heading, logIn, openLogin, projectNames, tab } from '#tests/support/pages';
import { portalServer } from '#tests/support/portal-server';
import { browserTabs } from '#tests/support/tabs';

const LIST = '/commonproj/index';
const server = portalServer();
const tabs = browserTabs();

test('without a network the page says so, and what did not come is loaded when it is back', async () => {
  const page = await tabs.open(server.origin);
  await openLogin(page);
  await logIn(page, 'vip');
  const bar = page.getByRole('status').filter({ hasText: '网络已断开' });
  expect(await bar.count()).toBe(0);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.context().setOffline(true);
  await bar.waitFor();
  // Of a page just opened even the router may be missing: then home stays until it comes.
  const failed = page.waitForEvent('requestfailed');
  await tab(page, '政策文件').click();
  await arriveAt(page, '/policy/index');
  await failed;
  await heading(page, /造价行情|页面没有载入完整/).waitFor();
  await page.context().setOffline(false);
  await bar.waitFor({ state: 'detached' });
  await heading(page, '政策文件').waitFor();
  await page.context().setOffline(true);
  await bar.waitFor();
  await tab(page, '行业管理指标').click();
  await heading(page, '页面没有载入完整').waitFor();
  await page.context().setOffline(false);
  await heading(page, '页面没有载入完整').waitFor({ state: 'detached' });
  await heading(page, '行业管理指标').waitFor();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await page.context().close();
  tabs.takeComplaints();
});

test('a list that was asked for without a network is asked for again when it is back', async () => {
  const page = await tabs.open(server.origin);
  await openLogin(page);
  await logIn(page, 'vip');
  await tab(page, '单项工程指标').click();
  await arriveAt(page, LIST);
  await projectNames(page);
  await tab(page, '首页').click();
  await page.context().setOffline(true);
  await page.evaluate((path) => location.assign(`#${path}?areaId=20`), LIST);
  await page.getByRole('button', { name: '重试' }).waitFor();
  await page.context().setOffline(false);
  expect((await projectNames(page)).length).toBeGreaterThan(0);
  await page.context().close();
  tabs.takeComplaints();
});
