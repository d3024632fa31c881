import type { Page } from 'playwright-core';
import { accountMenu, goTo, heading, loginDialog, logIn, logOut, openLogin } from '#tests/support/pages';

/** Until all that the page has asked for is answered. */
type Rest = () => Promise<void>;

const at = async (page: Page, rest: Rest, place: string, title: string | RegExp) => {
  await goTo(page, place);
  await heading(page, title).waitFor();
  await rest();
};

const member = async (page: Page, rest: Rest) => {
  await openLogin(page);
  await logIn(page, 'vip');
  await rest();
};

/** Main journeys, from a page that has just been opened with `?record=1`. */
export const journeys: Readonly<Record<string, (page: Page, rest: Rest) => Promise<void>>> = {
  'visitor-searches': async (page, rest) => {
    const form = page.getByRole('search');
    await form.getByRole('combobox', { name: '搜索', exact: true }).fill('产业园');
    await form.getByRole('button', { name: '搜索' }).click();
    // Searching is for members; the dialog that says so would lie over what comes next.
    const { box } = loginDialog(page);
    await box.waitFor();
    await page.keyboard.press('Escape');
    await box.waitFor({ state: 'detached' });
    await at(page, rest, '/about/about', '关于我们');
  },
  'login-and-logout': async (page, rest) => {
    await openLogin(page);
    const { username, password, problem, submit } = loginDialog(page);
    await username.fill('vip');
    await password.fill('Wrong-Password-1');
    await submit();
    await problem.filter({ hasText: /\S/ }).waitFor();
    await logIn(page, 'vip');
    await accountMenu(page).waitFor();
    await rest();
    await logOut(page);
    await rest();
  },
  'project-to-favorites': async (page, rest) => {
    await member(page, rest);
    await at(page, rest, '/commonproj/index', '单项工程指标');
    await page.locator('main table a').first().click();
    await page.locator('.plate h1').waitFor();
    await rest();
    await page.getByRole('main').getByRole('button', { name: /收藏/ }).first().click();
    await rest();
    await at(page, rest, '/usercenter/favorites', '我的收藏');
  },
  'prices-and-policies': async (page, rest) => {
    await member(page, rest);
    await at(page, rest, '/comprehensiveUnitPrice/index', '综合单价指标');
    await at(page, rest, '/policy/index', '政策文件');
    await at(page, rest, '/laborSubcontracting/index', '劳务分包指标');
  },
  'user-center': async (page, rest) => {
    await member(page, rest);
    await at(page, rest, '/usercenter/index', '个人资料');
    await at(page, rest, '/usercenter/messages', '消息中心');
    await at(page, rest, '/usercenter/devices', '登录设备');
  },
  'sign-in-for-points': async (page, rest) => {
    await member(page, rest);
    await at(page, rest, '/memberActivity/dailyAttendance', '每日签到');
    await at(page, rest, '/memberActivity/memberPoints', '我的积分');
    await at(page, rest, '/vipActivities/luckyDraw', '幸运抽奖');
  },
};
