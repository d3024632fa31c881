import type { Page } from 'playwright-core';
import { accountMenu, goTo, heading, loginDialog, logIn, logOut, openLogin } from '#tests/support/pages';

/** A member's page keeps a line open, so its network is never idle. */
const rest = (page: Page) => page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' });

const at = async (page: Page, place: string, title: string | RegExp) => {
  await goTo(page, place);
  await heading(page, title).waitFor();
  await rest(page);
};

const member = async (page: Page) => {
  await openLogin(page);
  await logIn(page, 'vip');
  await rest(page);
};

/** Main journeys, from a page that has just been opened with `?record=1`. */
export const journeys: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'visitor-searches': async (page) => {
    const form = page.getByRole('search');
    await form.getByRole('combobox', { name: '搜索', exact: true }).fill('产业园');
    await form.getByRole('button', { name: '搜索' }).click();
    // Searching is for members; the dialog that says so would lie over what comes next.
    const { box } = loginDialog(page);
    await box.waitFor();
    await page.keyboard.press('Escape');
    await box.waitFor({ state: 'detached' });
    await at(page, '/about/about', '关于我们');
  },
  'login-and-logout': async (page) => {
    await openLogin(page);
    const { username, password, problem, submit } = loginDialog(page);
    await username.fill('vip');
    await password.fill('Wrong-Password-1');
    await submit();
    await problem.filter({ hasText: /\S/ }).waitFor();
    await logIn(page, 'vip');
    await accountMenu(page).waitFor();
    await rest(page);
    await logOut(page);
    await rest(page);
  },
  'project-to-favorites': async (page) => {
    await member(page);
    await at(page, '/commonproj/index', '单项工程指标');
    await page.locator('main table a').first().click();
    await page.locator('.plate h1').waitFor();
    await rest(page);
    await page.getByRole('main').getByRole('button', { name: /收藏/ }).first().click();
    await rest(page);
    await at(page, '/usercenter/favorites', '我的收藏');
  },
  'prices-and-policies': async (page) => {
    await member(page);
    await at(page, '/comprehensiveUnitPrice/index', '综合单价指标');
    await at(page, '/policy/index', '政策文件');
    await at(page, '/laborSubcontracting/index', '劳务分包指标');
  },
  'user-center': async (page) => {
    await member(page);
    await at(page, '/usercenter/index', '个人资料');
    await at(page, '/usercenter/messages', '消息中心');
    await at(page, '/usercenter/devices', '登录设备');
  },
  'sign-in-for-points': async (page) => {
    await member(page);
    await at(page, '/memberActivity/dailyAttendance', '每日签到');
    await at(page, '/memberActivity/memberPoints', '我的积分');
    await at(page, '/vipActivities/luckyDraw', '幸运抽奖');
  },
};
