import type { Page } from 'playwright-core';
import { breachesOf } from '#tests/support/axe';
import { loggedIn } from '#tests/support/logged-in';
import { button, goTo, loginDialog } from '#tests/support/pages';
import { portalServer } from '#tests/support/portal-server';
import { browserTabs } from '#tests/support/tabs';
import { DESKTOP, PHONE } from '#tests/support/walk';

const server = portalServer();
const tabs = browserTabs();
let page: Page;
beforeAll(async () => {
  page = await loggedIn(tabs, server)('member', await tabs.reader({ viewport: DESKTOP }));
});
afterEach(() => expect(tabs.takeComplaints()).toEqual([]));
afterAll(() => page.context().close());

const HOME = '/memberActivity/activityHome';
const BOXES = '/memberActivity/memberGiftBox';
const PAGES = {
  [BOXES]: '粉丝礼盒',
  [`${BOXES}?module=GiftBoxV55`]: '学习礼盒',
  [`${BOXES}?module=GiftBoxV61`]: '组队礼盒',
  [`${BOXES}?module=GiftBoxV67`]: '彩蛋礼盒',
  [`${HOME}?module=QixiGift`]: '七夕翻牌',
  [`${HOME}?module=CollectCard`]: '集卡合成综合单价',
  [`${HOME}?module=Question`]: '每日一题',
  [`${HOME}?module=ClockExperience`]: '打卡体验',
  [`${HOME}?module=MysteriousTask`]: '神秘任务',
  '/memberActivity/newUserActivity': '新人专享礼',
  '/memberActivity/introduceNewUser': '邀请好友',
};
const open = async (path: string): Promise<void> => {
  await goTo(page, path);
  await page
    .getByRole('main')
    .getByRole('heading', { level: 2, name: PAGES[path as keyof typeof PAGES] })
    .first()
    .waitFor();
  await page.getByRole('heading', { name: '规则' }).waitFor();
  await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' });
};

test('[CALL-113] the cards that are pressed are flipped, and then the day is over', async () => {
  await open(`${HOME}?module=QixiGift`);
  const card = (number: number) =>
    page
      .getByRole('list', { name: '九张牌' })
      .getByRole('listitem')
      .nth(number - 1);
  const turned = [5, 9, 1];
  for (const [at, number] of turned.entries()) {
    await button(page, `翻牌 第 ${number} 张`).click();
    await page.getByText(`今天还可抽 ${2 - at}/3 次`).waitFor();
    // The focus stands on the card that was opened.
    await page.waitForFunction(
      (opened) => opened.contains(document.activeElement),
      await card(number).elementHandle(),
    );
  }
  await page.reload();
  await page.getByText('今天还可抽 0/3 次').waitFor();
  for (const number of turned) expect(await card(number).getByRole('button').count()).toBe(0);
  await page.getByText('今天的次数已用完').waitFor();
  expect(
    await page
      .getByRole('button', { name: /^翻牌 第/ })
      .first()
      .isDisabled(),
  ).toBe(true);
});

test('[ROUTE-061] a themed activity that is chosen far down on the home of the activities opens at its top', async () => {
  await goTo(page, HOME);
  const link = page.getByRole('main').getByRole('link', { name: '七夕翻牌' });
  await link.scrollIntoViewIfNeeded();
  await page.waitForFunction(() => scrollY > 300);
  await link.click();
  await page.getByRole('main').getByRole('heading', { level: 2, name: '七夕翻牌' }).first().waitFor();
  await page.waitForFunction(() => scrollY === 0);
});

test('[CALL-084] an answer is chosen, changed, handed in once, and the history has it', async () => {
  await open(`${HOME}?module=Question`);
  expect(await button(page, '提交答案').isDisabled()).toBe(true);
  const choices = page.getByRole('radio');
  await choices.first().check();
  await choices.nth(1).check();
  expect(await page.getByText('正确答案').count()).toBe(0);
  await button(page, '提交答案').click();
  await page.getByText('正确答案').waitFor();
  expect(await button(page, '提交答案').count()).toBe(0);
  expect(await choices.count()).toBe(0);
  await page.getByText('今天的题已答，明天再来').waitFor();
  expect(await page.getByRole('region', { name: '答题记录' }).getByRole('listitem').count()).toBe(1);
});

test('[CALL-124] [CALL-103] a team and an invitation have addresses to pass on', async () => {
  await open(`${BOXES}?module=GiftBoxV61`);
  await button(page, '发起组队').click();
  await page.getByText('等待队友，1/3 人').waitFor();
  const team = await page.getByRole('textbox', { name: '组队链接' }).inputValue();
  expect(team).toMatch(/^http:.*module=GiftBoxV61&team=[A-Z2-9]{10}$/);
  await open('/memberActivity/introduceNewUser');
  await button(page, '生成邀请地址').click();
  const field = page.getByRole('textbox', { name: '邀请链接' });
  await field.waitFor();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await button(page, '复制链接').click();
  await page.getByText('链接已复制，可以发给好友').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await field.inputValue());
  expect(copied).toMatch(/^http:.*\?invite=[A-Z2-9]{10}$/);
  const visitor = await tabs.open(copied, await tabs.reader({ viewport: PHONE }));
  await visitor.getByRole('heading', { name: /\*\*\*.* 邀请您使用造价指标网/ }).waitFor();
  await visitor.getByText('您得 100 积分和一次抽奖机会').waitFor();
  expect(await breachesOf(visitor, 'main')).toEqual([]);
  await visitor.getByRole('link', { name: '登录或注册，登记邀请人' }).click();
  await loginDialog(visitor).username.waitFor();
  await visitor.context().close();
});

test('[ACT-012] an answer that is lost on the way costs nothing, and says so', async () => {
  await open(`${HOME}?module=CollectCard`);
  const path = '**/collectCard/clickCard*';
  await page.route(path, (route) => route.abort());
  await button(page, '抽一张卡').click();
  await page.getByText('网络异常，本次机会未扣除').waitFor();
  await page.unroute(path);
  await page.getByText('今天还可抽 2/2 次').waitFor();
  tabs.takeComplaints();
});

test('[ROUTE-066] [ROUTE-067] [ROUTE-058] [ROUTE-061] every campaign keeps WCAG on a desk and in a hand', async () => {
  for (const path of Object.keys(PAGES))
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport);
      await open(path);
      expect({ path, breaches: await breachesOf(page, 'main') }).toEqual({ path, breaches: [] });
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    }
});
