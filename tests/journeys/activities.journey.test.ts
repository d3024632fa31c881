import type { Page } from 'playwright-core';
import { movePoints } from '#features/activities/server/ledger/move-points';
import { breachesOf } from '#tests/support/axe';
import { downloaded } from '#tests/support/downloaded';
import { arriveAt, button, goTo, heading } from '#tests/support/pages';
import { loggedIn } from '#tests/support/logged-in';
import { pdfText } from '#tests/support/pdf-text';
import { portalServer } from '#tests/support/portal-server';
import { browserTabs } from '#tests/support/tabs';
import { DESKTOP, PHONE } from '#tests/support/walk';

const GIVEN = 4_200;

const server = portalServer();
const tabs = browserTabs();
let page: Page;
beforeAll(async () => {
  await server.db.database.transaction(async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `select id::text as id from account where username = 'member'`,
    );
    await movePoints(client, { accountId: rows[0]!.id, points: GIVEN, kind: 'invite', ref: 'journey' });
  });
  page = await loggedIn(tabs, server)('member', await tabs.reader({ viewport: DESKTOP }));
});
afterEach(() => expect(tabs.takeComplaints()).toEqual([]));
afterAll(() => page.context().close());

const PAGES = {
  '/memberActivity/activityHome': '活动首页',
  '/memberActivity/dailyAttendance': '每日签到',
  '/memberActivity/memberPoints': '我的积分',
  '/memberActivity/pointMall': '积分商城',
  '/vipActivities/luckyDraw': '幸运抽奖',
} as const;
const open = async (path: keyof typeof PAGES): Promise<void> => {
  await goTo(page, path);
  await arriveAt(page, path);
  await heading(page, PAGES[path]).waitFor();
  await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' });
};
const outcome = (text: string) => page.getByRole('status').getByText(text);
const dialog = (name: string) => page.getByRole('dialog', { name });
const record = (kind: string) =>
  page.getByRole('table', { name: '积分记录' }).getByRole('row').filter({ hasText: kind }).first();

test('[ACT-003] [ACT-004] [ACT-005] a member checks in once, and the points stand in the records', async () => {
  await open('/memberActivity/dailyAttendance');
  await button(page, '签到，得 5 积分').click();
  await outcome('签到成功，获得 5 积分').waitFor();
  await page.getByText('今天已签到').first().waitFor();
  await page
    .getByRole('list', { name: '本周签到' })
    .locator('[aria-current=date]')
    .getByText('已签')
    .waitFor();
  await open('/memberActivity/memberPoints');
  await record('签到').getByText('+5').waitFor();
  await record('签到').getByText('4,205').waitFor();
});

test('goods are ordered with a receiver, and the points come back when the order is returned', async () => {
  await open('/memberActivity/pointMall');
  await button(page, '兑换 保温杯').click();
  const box = dialog('积分兑换');
  await button(page, '确认兑换').click();
  await box.getByText('请填写收件人', { exact: true }).waitFor();
  expect(await breachesOf(page, '[role=dialog]')).toEqual([]);
  await box.getByLabel('收件人').fill('王工');
  await box.getByLabel('手机号').fill('13900000001');
  await box.getByLabel('详细地址').fill('北京市海淀区中关村大街 1 号');
  await button(page, '确认兑换').click();
  await outcome('兑换成功，7 个工作日内寄出').waitFor();
  await box.waitFor({ state: 'hidden' });
  await page.getByText('积分不足').first().waitFor();
  await button(page, '退回积分 保温杯').click();
  await button(page, '确认退回').click();
  await page.getByText('已退回').first().waitFor();
  // The button is gone; who goes by keyboard goes on at the page.
  await page.waitForFunction(() => document.activeElement?.tagName === 'MAIN');
  await button(page, '兑换 保温杯').waitFor();
});

test('a coupon is used when the member has read what it does, and stays when they turn back', async () => {
  await open('/memberActivity/pointMall');
  await button(page, '兑换 导出券×1').click();
  await button(page, '确认兑换').click();
  await outcome('兑换成功，已到账').waitFor();
  await open('/memberActivity/memberPoints');
  await record('积分兑换').getByText('导出券×1').waitFor();
  const use = page.getByRole('button', { name: /^使用导出券 / });
  await use.click();
  const box = dialog('使用导出券');
  await box.getByText(/24 小时内每日导出额度增加 5,000 行.*不能撤销/).waitFor();
  expect(await breachesOf(page, '[role=dialog]')).toEqual([]);
  await box.getByRole('button', { name: '取消' }).click();
  await box.waitFor({ state: 'hidden' });
  await use.click();
  await button(page, '使用这张券').click();
  await outcome('已使用，24 小时内每日导出额度增加 5,000 行').waitFor();
  await use.waitFor({ state: 'detached' });
});

test('[CALL-091] [CALL-098] a report of a project is bought by its name, downloaded, and fetched again', async () => {
  await page.setViewportSize(PHONE);
  await open('/memberActivity/pointMall');
  await button(page, '兑换 单项工程 PDF 报告').click();
  const box = dialog('积分兑换');
  const { rows } = await server.db.pool.query<{ name: string }>(
    'select name from project where has_detail order by id limit 1',
  );
  const name = rows[0]!.name;
  await box.getByLabel('工程名称').fill(name);
  await box.getByRole('button', { name: '查找' }).click();
  await box.getByRole('list', { name: '找到的工程' }).waitFor();
  expect(await breachesOf(page, '[role=dialog]')).toEqual([]);
  await box
    .getByRole('button', { name: `选择 ${name}` })
    .first()
    .click();
  await box.getByText('扣 100 积分').waitFor();
  expect(await breachesOf(page, '[role=dialog]')).toEqual([]);
  await button(page, '确认兑换').click();
  await outcome('兑换成功，已到账').waitFor();
  await box.waitFor({ state: 'hidden' });
  const fetched = async (label: string) => {
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: label }).click();
    const file = await saving;
    await outcome(`报告已保存：${name}`).waitFor();
    expect(file.suggestedFilename()).toBe(`造价指标报告-${name}.pdf`);
    return downloaded(file);
  };
  const first = await fetched(`下载报告 ${name}`);
  expect(pdfText(first)[0]).toContain(name);
  await page.locator('td', { hasText: /2 次$/ }).waitFor();
  expect((await fetched(`重新取回报告 ${name}`)).equals(first)).toBe(true);
  await page.locator('td', { hasText: /2 次$/ }).waitFor();
  expect(await breachesOf(page, 'main')).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.setViewportSize(DESKTOP);
});

test('a draw tells what was won, and what proves it', async () => {
  await open('/vipActivities/luckyDraw');
  await button(page, '用 50 积分抽奖').click();
  await dialog('抽奖结果').getByText('第 1 次抽奖').waitFor();
  await dialog('抽奖结果').getByRole('button', { name: '知道了' }).click();
  await button(page, '验证幸运抽奖第 1 次抽奖').click();
  const proof = dialog('验证本次抽奖');
  await proof.getByText('抽奖日的次日公布').waitFor();
  expect(await breachesOf(page, '[role=dialog]')).toEqual([]);
  await page.keyboard.press('Escape');
  await proof.waitFor({ state: 'hidden' });
});

test.each(Object.keys(PAGES) as (keyof typeof PAGES)[])(
  '%s keeps WCAG on a desk and in a hand',
  async (path) => {
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport);
      await open(path);
      expect(await breachesOf(page, 'main')).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    }
  },
);
