import type { Page } from 'playwright-core';
import {
  accountMenu,
  arriveAt,
  heading,
  loginButton,
  loginDialog,
  logIn,
  openLogin,
  placeOf,
  projectNames,
  projectTotal,
  search,
  tab,
} from '#tests/support/pages';
import { portalServer } from '#tests/support/portal-server';
import { browserTabs } from '#tests/support/tabs';
import { waitUntil } from '#tests/support/wait-until';

const LIST = '/commonproj/index';
const KEYWORD = '产业园';

const server = portalServer();
const tabs = browserTabs();
afterEach(() => expect(tabs.takeComplaints()).toEqual([]));

const count = async (sql: string, values: readonly unknown[] = []): Promise<number> =>
  Number((await server.db.pool.query<{ n: string }>(sql, [...values])).rows[0]?.n);

describe('a visitor', () => {
  let page: Page;
  beforeAll(async () => {
    page = await tabs.open(server.origin);
  });

  test('[ROUTE-002] [HEADER-004] sees real figures on the home page without a login', async () => {
    await heading(page, '造价行情').waitFor();
    const entry = page.locator('.home-sections li', { hasText: '单项工程指标' });
    expect(await entry.locator('.home-count b').innerText()).toBe(
      String(await count('select count(*) as n from project')),
    );
    const newest = await page.locator('.home-newest .home-project-name a').allInnerTexts();
    expect(newest.length).toBeGreaterThan(0);
    const known = await count('select count(distinct name) as n from project where name = any($1)', [newest]);
    expect(known).toBe(new Set(newest).size);
    expect(await page.locator('.home-lead .figure-hero').innerText()).toMatch(/\d/);
    expect(await loginButton(page).isVisible()).toBe(true);
  });

  test('[CONST-008] [CONST-009] the header is 120 px high above its rule, and its tabs share 1200 px', async () => {
    const widths = await page
      .getByRole('navigation', { name: '主导航' })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().width));
    const height = await page.getByRole('banner').evaluate((header) => header.clientHeight);
    expect([height, Math.round(widths.reduce((sum, width) => sum + width, 0))]).toEqual([120, 1200]);
  });

  test('[SHELL-003] [HEADER-006] [HEADER-016] [LOGIN-014] a tab asks for a login, and a wrong password is told under the form', async () => {
    const { box, username, password, problem, submit } = loginDialog(page);
    await tab(page, '单项工程指标').click();
    await username.fill('vip');
    await password.fill('Wrong-Password-1');
    await submit();
    expect(await problem.filter({ hasText: /\S/ }).innerText()).toBe('用户名或密码错误');
    expect(await box.isVisible()).toBe(true);
    expect([await username.inputValue(), await password.inputValue()]).toEqual(['vip', 'Wrong-Password-1']);
    expect(placeOf(page)).toBe('/home');
  });

  test('[LOGIN-003] [LOGIN-004] the cross and Escape close the dialog and give the destination up', async () => {
    await page.keyboard.press('Escape');
    await loginDialog(page).box.waitFor({ state: 'hidden' });
    await tab(page, '单项工程指标').click();
    await loginDialog(page)
      .box.getByRole('button', { name: /关闭|Close/ })
      .click();
    await loginDialog(page).box.waitFor({ state: 'hidden' });
    await openLogin(page);
    await logIn(page, 'member');
    expect(placeOf(page)).toBe('/home');
    await page.context().close();
  });
});

describe('the account form', () => {
  let page: Page;
  let calls = 0;
  const issues = () => page.locator('.form-issue').allInnerTexts();
  beforeAll(async () => {
    page = await tabs.open(server.origin);
    page.on('request', (request) => {
      if (request.url().includes('loginByAuth')) calls += 1;
    });
    await openLogin(page);
  });
  afterAll(() => page.context().close());

  test('[VALID-001] [VALID-003] [LOGIN-018] asks for both fields when they are left empty', async () => {
    const { username, password } = loginDialog(page);
    expect(await issues()).toEqual(['', '']);
    await username.focus();
    await username.blur();
    expect(await issues()).toEqual(['用户名不能为空！', '']);
    await password.focus();
    await password.blur();
    expect(await issues()).toEqual(['用户名不能为空！', '密码不能为空！']);
  });

  test('[VALID-002] takes spaces out of the name and keeps 32 signs', async () => {
    const { username } = loginDialog(page);
    await username.pressSequentially('v i p');
    expect(await username.inputValue()).toBe('vip');
    await username.fill('名'.repeat(40));
    expect(await username.inputValue()).toBe('名'.repeat(32));
    expect((await issues())[0]).toBe('');
  });

  test('[VALID-004] [VALID-005] [LOGIN-018] checks the length of the password while it is typed, and calls nobody', async () => {
    const { password, submit } = loginDialog(page);
    await password.pressSequentially('1234567');
    expect((await issues())[1]).toBe('密码长度不少于8位！');
    await submit();
    await password.pressSequentially('8');
    expect((await issues())[1]).toBe('');
    await password.fill('1'.repeat(51));
    expect((await issues())[1]).toBe('密码长度不超过50位！');
    await submit();
    expect(calls).toBe(0);
  });

  test('[LOGIN-005] shows the password and hides it again', async () => {
    const { box, password } = loginDialog(page);
    const toggle = box.getByRole('button', { name: '显示密码' });
    expect(await password.getAttribute('type')).toBe('password');
    await toggle.click();
    expect(await password.getAttribute('type')).toBe('text');
    await toggle.click();
    expect(await password.getAttribute('type')).toBe('password');
  });

  test('[LOGIN-006] keeps the login for a week unless told otherwise', async () => {
    const keep = loginDialog(page).box.getByRole('checkbox', { name: '一周内自动登录' });
    expect(await keep.isChecked()).toBe(true);
  });
});

describe('a VIP member', () => {
  let page: Page;
  beforeAll(async () => {
    page = await tabs.open(server.origin);
  });
  afterAll(() => page.context().close());

  test('[SESSION-007] [LOGIN-017] lands where the tab was to lead', async () => {
    await tab(page, '单项工程指标').click();
    await logIn(page, 'vip');
    await arriveAt(page, LIST);
    expect(await projectTotal(page)).toBe(await count('select count(*) as n from project'));
  });

  test('[HEADER-002] searches in Chinese from the header, and the address holds the search', async () => {
    await search(page, `  ${KEYWORD} `);
    await arriveAt(page, `/search?text=${encodeURIComponent(KEYWORD)}`);
    const titles = page.locator('.dims[aria-busy=false] .search-page-row h3');
    await titles.first().waitFor();
    for (const title of await titles.allInnerTexts()) expect(title).toContain(KEYWORD);
  });

  test('narrows what was found in the list of its section', async () => {
    await page.getByRole('link', { name: '在列表中筛选' }).click();
    await arriveAt(page, `${LIST}?keyword=${encodeURIComponent(KEYWORD)}`);
    await page.getByRole('button', { name: `去掉条件：关键词：${KEYWORD}` }).waitFor();
    const wanted = await count('select count(*) as n from project where name like $1', [`%${KEYWORD}%`]);
    expect(wanted).toBeGreaterThan(0);
    await waitUntil(
      () => projectTotal(page),
      (total) => total === wanted,
    );
    for (const name of await projectNames(page)) expect(name).toContain(KEYWORD);
  });

  test('opens a project with charts that can be read as tables', async () => {
    const name = (await projectNames(page))[0] ?? '';
    await page.getByRole('main').getByRole('link', { name, exact: true }).first().click();
    await arriveAt(page, /^\/commonproj\/detail\//);
    await heading(page, new RegExp(`^${name}`)).waitFor();
    const chart = page.locator('.chart-frame').first();
    await chart.locator('canvas').waitFor();
    await chart.getByRole('button', { name: '看表格' }).click();
    expect(await chart.getByRole('row').count()).toBeGreaterThan(1);
    expect(await chart.locator('canvas').count()).toBe(0);
    await chart.getByRole('button', { name: '看图' }).click();
    await chart.locator('canvas').waitFor();
  });

  test('finds the list as it was when going back', async () => {
    await page.goBack();
    await arriveAt(page, `${LIST}?keyword=${encodeURIComponent(KEYWORD)}`);
    for (const name of await projectNames(page)) expect(name).toContain(KEYWORD);
  });

  test('[HEADER-017] [SEARCH-005] searches once more when the current tab is pressed', async () => {
    let asked = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && (request.postData() ?? '').includes(`"keyword":"${KEYWORD}"`))
        asked += 1;
    });
    // Pressed until it counts: within two seconds of the last search it does not.
    const press = async () => {
      await tab(page, '单项工程指标').click();
      return asked;
    };
    await waitUntil(press, (times) => times > 0);
    for (const name of await projectNames(page)) expect(name).toContain(KEYWORD);
  });

  test('keeps filter, order and page in the address, over a reload', async () => {
    await page.getByRole('button', { name: `去掉条件：关键词：${KEYWORD}` }).click();
    await arriveAt(page, LIST);
    await page.getByRole('group', { name: '计价阶段' }).getByRole('button', { name: '招标控制价' }).click();
    await arriveAt(page, /stage=/);
    await page.getByRole('columnheader', { name: '单方 元/㎡' }).getByRole('button').click();
    await arriveAt(page, /sort=unitCost/);
    const first = await projectNames(page);
    await page.getByRole('button', { name: '下一页' }).click();
    await arriveAt(page, /page=2/);
    await page.getByText('第 2 页').waitFor();
    const second = await projectNames(page);
    expect(second).not.toEqual(first);
    const place = placeOf(page);
    await page.reload();
    expect(await projectNames(page)).toEqual(second);
    expect(placeOf(page)).toBe(place);
    const stages = await page.locator('.projects-stage').allInnerTexts();
    expect(new Set(stages)).toEqual(new Set(['招标控制价']));
    const costs = await page.locator('.projects-cost').allInnerTexts();
    const figures = costs.map((text) => Number(text.replaceAll(',', '')));
    expect(figures).toEqual([...figures].sort((one, other) => other - one));
    await page.getByText('第 2 页').waitFor();
  });
});

describe('two tabs of one browser', () => {
  test('[XTAB-002] [SESSION-012] a logout in one sends the other home', async () => {
    const context = await tabs.reader();
    const one = await tabs.open(server.origin, context);
    await openLogin(one);
    await logIn(one, 'vip');
    const other = await tabs.open(`${server.origin}/#${LIST}`, context);
    await projectNames(other);
    await accountMenu(one).click();
    await one.getByRole('button', { name: '退出登录' }).click();
    await arriveAt(other, /^\/home/);
    await loginButton(other).waitFor();
    expect(await other.getByRole('main').getByText('造价行情').isVisible()).toBe(true);
    const kept = await other.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(kept).not.toMatch(/accessToken|casId/);
    await context.close();
  });

  test('[XTAB-003] a login in one reloads the other', async () => {
    const context = await tabs.reader();
    const one = await tabs.open(server.origin, context);
    const other = await tabs.open(server.origin, context);
    await Promise.all([one, other].map((page) => loginButton(page).waitFor()));
    const reloaded = other.waitForEvent('load');
    await openLogin(one);
    await logIn(one, 'member');
    await reloaded;
    await accountMenu(other).waitFor();
    await context.close();
  });
});
