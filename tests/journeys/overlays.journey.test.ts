import type { Locator, Page } from 'playwright-core';
import { loggedIn } from '#tests/support/logged-in';
import { arriveAt, goTo, heading, logIn, loginDialog, openLogin } from '#tests/support/pages';
import { portalServer } from '#tests/support/portal-server';
import { browserTabs } from '#tests/support/tabs';
import { waitUntil } from '#tests/support/wait-until';

const WATCHED = '600102';
const RIGHTS_PAGE = '/policy/detail/1';
const VIP_PAGE = '/commonproj/detail/sample-000001';
const UNIT_PRICES = '/comprehensiveUnitPrice/index';

const server = portalServer();
const tabs = browserTabs();
const member = loggedIn(tabs, server);
afterEach(() => expect(tabs.takeComplaints()).toEqual([]));

const VISITOR = 'nobody yet';
/** The tab a test is in. Whoever comes again finds theirs as they left it, at the home page. */
let page: Page;
const opened = new Map<string, Page>();
const enter = async (account: string) => {
  page = opened.get(account) ?? (await (account === VISITOR ? tabs.open(server.origin) : member(account)));
  opened.set(account, page);
  await goTo(page, '/home');
};

const dialog = (name: string): Locator => page.getByRole('dialog', { name });
const press = (name: string, within: Page | Locator = page) =>
  within.getByRole('button', { name, exact: true }).click();
const isFocused = (element: Locator) => element.evaluate((one) => one === document.activeElement);

describe('the service bar', () => {
  const bar = () => page.getByRole('complementary', { name: '服务' });
  const unfold = () => press('服务', bar());
  beforeEach(() => enter(VISITOR));

  test('[SHELL-029] offers customer service, feedback, activities and the study area', async () => {
    await unfold();
    await bar().getByRole('button', { name: '用户反馈' }).waitFor();
    expect(await bar().getByRole('listitem').allInnerTexts()).toEqual(
      expect.arrayContaining(['在线客服', '用户反馈', '会员活动', '学习专区']),
    );
    await bar().getByRole('link', { name: '会员活动' }).click();
    await arriveAt(page, '/memberActivity/activityHome');
    expect(await bar().getByRole('listitem').first().isVisible()).toBe(false);
  });

  test('[SHELL-030] shows the entrance of an activity; following it is counted', async () => {
    await unfold();
    await bar().getByRole('link', { name: '签到赚积分' }).click();
    const jumps = async () => {
      const { rows } = await server.db.pool.query<{ jumps: number }>(
        `select jumps::int from promotion where place = 'entrance'`,
      );
      return rows[0]?.jumps;
    };
    expect(await waitUntil(jumps, (count) => count === 1)).toBe(1);
    // It is a page for members.
    await loginDialog(page).username.waitFor();
    await page.keyboard.press('Escape');
    await loginDialog(page).box.waitFor({ state: 'hidden' });
  });

  test('[SHELL-004] [SHELL-029] [SHELL-032] without a robot a message can be left, and nothing typed is lost on the way', async () => {
    await unfold();
    await press('在线客服', bar());
    await press('给客服留言', dialog('在线客服'));
    const desk = dialog('给客服留言');
    await press('提交', desk);
    await desk.getByText('请输入姓名').waitFor();
    expect(await isFocused(desk.getByLabel('姓名'))).toBe(true);
    await desk.getByLabel('姓名').fill('王工');
    await desk.getByLabel('手机号码').fill('13800000000');
    await press('提交', desk);
    await desk.getByText('请填写内容').waitFor();
    await page.keyboard.press('Escape');
    await desk.waitFor({ state: 'hidden' });

    await unfold();
    await press('在线客服', bar());
    await press('给客服留言', dialog('在线客服'));
    expect(await desk.getByLabel('姓名').inputValue()).toBe('王工');
    await desk.getByLabel('留言内容').fill('怎样续费');
    await press('提交', desk);
    const number = (await desk.locator('.desk-receipt b').innerText()).trim();
    const { rows } = await server.db.pool.query(
      'select purpose, note from service_inquiry where number = $1',
      [number],
    );
    expect(rows).toEqual([{ purpose: 'consult', note: '怎样续费' }]);
    await press('知道了', desk);
    await desk.waitFor({ state: 'hidden' });
    expect(await isFocused(bar().getByRole('button', { name: '服务', exact: true }))).toBe(true);
  });

  test('Escape folds it and gives the focus back', async () => {
    await unfold();
    await bar().getByRole('button', { name: '用户反馈' }).focus();
    await page.keyboard.press('Escape');
    const button = bar().getByRole('button', { name: '服务', exact: true });
    await button.waitFor();
    expect(await isFocused(button)).toBe(true);
  });
});

describe('the watermark', () => {
  test('[SHELL-038] names the account on the screen and on paper, and is in nobody’s way', async () => {
    await enter(VISITOR);
    expect(await page.locator('.watermark').count()).toBe(0);
    await openLogin(page);
    await logIn(page, 'vip');
    opened.delete(VISITOR);
    opened.set('vip', page);
    const mark = page.locator('.watermark');
    await mark.waitFor({ state: 'attached' });
    expect(await mark.locator('text').textContent()).toBe('vip');
    const look = () =>
      mark.evaluate((one) => {
        const text = one.querySelector('text');
        return {
          pointerEvents: getComputedStyle(one).pointerEvents,
          opacity: Number(text && getComputedStyle(text).fillOpacity),
        };
      });
    const screen = await look();
    expect(screen.pointerEvents).toBe('none');
    expect(screen.opacity).toBeLessThan(0.06);
    await page.emulateMedia({ media: 'print' });
    expect((await look()).opacity).toBeGreaterThan(screen.opacity);
    expect(await page.getByRole('complementary', { name: '服务' }).isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
  });
});

describe('the recruiting of experts', () => {
  const box = () => page.getByRole('complementary', { name: '专家招募' });
  const flagAnswered = () => page.waitForResponse((answer) => answer.url().includes('getHomePopFlag'));

  test('[SHELL-017] [SHELL-018] [SHELL-019] hiding is for now, following is for good', async () => {
    await enter('vip');
    await box().waitFor();
    await press('关闭专家招募', box());
    await box().waitFor({ state: 'hidden' });
    await page.reload();
    await box().getByRole('button', { name: '造价专家招募，查看详情' }).click();
    await arriveAt(page, '/static/recruitingExperts');
    await box().waitFor({ state: 'hidden' });
    const answered = flagAnswered();
    await page.reload();
    expect(await (await answered).json()).toMatchObject({ data: { popFlag: false } });
    expect(await box().count()).toBe(0);
  });
});

describe('the tip on missing rights', () => {
  test('[SHELL-006] [SHELL-013] [SHELL-014] [SHELL-015] [SHELL-016] [SHELL-042] opens over the page and leads to a purchase', async () => {
    await enter('member');
    await goTo(page, RIGHTS_PAGE);
    const tip = dialog('提示');
    await tip.waitFor();
    await arriveAt(page, RIGHTS_PAGE);
    expect(await tip.getByRole('listitem').allInnerTexts()).toEqual([
      'VIP 专属权益',
      '指标数据与加工案例',
      '工程量清单数据查询',
      '信息数据服务',
    ]);
    await press('立即购买', tip);
    const desk = dialog('购买服务');
    await desk.getByRole('radio', { name: /^团队版/ }).check();
    await tip.waitFor({ state: 'hidden' });
    await desk.getByLabel('姓名').fill('王工');
    await desk.getByLabel('手机号码').fill('138 0000 0001');
    await press('提交', desk);
    await desk.getByText('购买意向已提交').waitFor();
    const { rows } = await server.db.pool.query(
      `select package_code, telephone, account.username from service_inquiry
       join account on account.id = account_id where purpose = 'buy'`,
    );
    expect(rows).toEqual([{ package_code: 'team', telephone: '13800000001', username: 'member' }]);
    await press('知道了', desk);
  });

  test('[SHELL-014] 申请试用 is no dead button; Escape leaves the page as it is', async () => {
    await enter('member');
    await goTo(page, RIGHTS_PAGE);
    await press('申请试用', dialog('提示'));
    await dialog('申请试用').waitFor();
    await page.keyboard.press('Escape');
    await dialog('申请试用').waitFor({ state: 'hidden' });
    await arriveAt(page, RIGHTS_PAGE);
  });

  test('[STATUS-820] [GUARD-016] a call that is refused for lack of rights opens it over the page', async () => {
    await enter('vip');
    await page.request.post(`${server.origin}/dev/faults`, {
      data: { path: '/core/idx/getBidNodeInfo', statusCode: 820, times: 1 },
    });
    await goTo(page, VIP_PAGE);
    await dialog('提示').waitFor();
    await page.keyboard.press('Escape');
    await dialog('提示').waitFor({ state: 'hidden' });
    await arriveAt(page, VIP_PAGE);
  });

  test('[GUARD-012] who is turned away from a VIP page is told why, also on a deep link', async () => {
    await enter('member');
    await page.goto('about:blank');
    await page.goto(`${server.origin}/#${VIP_PAGE}`);
    await arriveAt(page, '/home');
    await dialog('提示').waitFor();
    await page.keyboard.press('Escape');
    await dialog('提示').waitFor({ state: 'hidden' });
  });
});

describe('the tutorial', () => {
  const watched = async () => {
    const { rows } = await server.db.pool.query<{ query: { via: string; durationMs: number } }>(
      'select query from event where fncode = $1 order by happened_at',
      [WATCHED],
    );
    return rows.map(({ query }) => query);
  };

  test('[SHELL-020] [SHELL-021] [SHELL-022] [SHELL-023] explains, fills the screen, closes and is measured', async () => {
    await enter('vip');
    await goTo(page, UNIT_PRICES);
    await press('服务');
    await press('视频教程');
    const video = dialog('计价方案教程');
    await video.getByRole('heading', { name: '计价方案是什么' }).waitFor();
    await press('下一页', video);
    await video.getByRole('heading', { name: '一条综合单价由什么组成' }).waitFor();
    await press('全屏', video);
    await page.waitForFunction(() => document.fullscreenElement !== null);
    await press('全屏', video);
    await page.waitForFunction(() => document.fullscreenElement === null);
    await press('关闭教程', video);
    await video.waitFor({ state: 'hidden' });
    const facts = await waitUntil(watched, (all) => all.length === 1);
    expect(facts).toMatchObject([{ via: 'close', durationMs: expect.any(Number) }]);
    expect(facts[0]?.durationMs).toBeGreaterThan(0);

    await press('服务');
    await press('视频教程');
    await video.waitFor();
    await goTo(page, '/22G/index');
    await video.waitFor({ state: 'hidden' });
    await heading(page, '学习专区').waitFor();
    expect(await page.getByRole('button', { name: '视频教程' }).count()).toBe(0);
    expect((await waitUntil(watched, (all) => all.length === 2)).map(({ via }) => via)).toEqual([
      'close',
      'route',
    ]);
  });
});
