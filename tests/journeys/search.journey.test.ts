import type { BrowserContext, CDPSession, Locator, Page } from 'playwright-core';
import { breachesOf } from '#tests/support/axe';
import { arriveAt, goTo, heading, loginDialog, logIn, placeOf, tab } from '#tests/support/pages';
import { loggedIn } from '#tests/support/logged-in';
import { portalServer } from '#tests/support/portal-server';
import { browserTabs } from '#tests/support/tabs';
import { waitUntil } from '#tests/support/wait-until';

const WORD = '住宅';
const RESULTS = `/search?text=${encodeURIComponent(WORD)}`;
const PHONE = { width: 390, height: 844 };

const server = portalServer();
const tabs = browserTabs();
afterEach(() => expect(tabs.takeComplaints()).toEqual([]));

const plainBox = (page: Page): Locator => page.getByLabel('搜索', { exact: true });
const box = (page: Page): Locator => page.getByRole('combobox', { name: '搜索', exact: true });
const option = (page: Page, name?: string): Locator =>
  page.getByRole('listbox', { name: '搜索建议' }).getByRole('option', name ? { name, exact: true } : {});
const row = (page: Page): Locator => page.locator('.dims[aria-busy=false] .search-page-row');

const member = (context?: BrowserContext) => loggedIn(tabs, server)('vip', context);

/** The field's own box, once the one with suggestions has taken its place. */
const focusBox = async (page: Page): Promise<void> => {
  await plainBox(page).click();
  await box(page).waitFor();
};

describe('a visitor', () => {
  test('[SEARCH-004] is asked to log in, and then finds what was searched', async () => {
    const page = await tabs.open(server.origin);
    await focusBox(page);
    await box(page).fill(`  ${WORD} `);
    await page.keyboard.press('Enter');
    await loginDialog(page).username.waitFor();
    await logIn(page, 'vip');
    await arriveAt(page, RESULTS);
    await heading(page, `“${WORD}”的搜索结果`).waitFor();
    await row(page).first().waitFor();
    await page.context().close();
  });
});

let page: Page;
beforeAll(async () => {
  page = await member();
});
afterAll(() => page.context().close());

describe('the box', () => {
  beforeAll(() => focusBox(page));

  test('is a combobox: the field keeps the focus and names the active option', async () => {
    await box(page).fill(WORD);
    await option(page).first().waitFor();
    expect(await breachesOf(page, '.search-box')).toEqual([]);
    await page.keyboard.press('ArrowDown');
    const active = await box(page).getAttribute('aria-activedescendant');
    expect(await option(page).first().getAttribute('id')).toBe(active);
    expect(await option(page).first().getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('Escape');
    await option(page).first().waitFor({ state: 'hidden' });
    expect(await box(page).getAttribute('aria-expanded')).toBe('false');
    expect(await box(page).inputValue()).toBe(WORD);
  });

  test('[SEARCH-003] a word that is chosen by the keys opens its record, and the way back leads to before', async () => {
    await page.keyboard.press('ArrowDown');
    await option(page).first().waitFor();
    // A kind of building comes first; projects carry a price.
    const at = (await option(page).allInnerTexts()).findIndex((text) => text.includes('元/㎡'));
    for (let step = 0; step < at; step += 1) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await arriveAt(page, /^\/commonproj\/detail\//);
    await page.goBack();
    await arriveAt(page, '/home');
  });

  describe('with an input method', () => {
    let keys: CDPSession;
    beforeAll(async () => {
      keys = await page.context().newCDPSession(page);
    });
    const press = (key: string, windowsVirtualKeyCode: number) =>
      keys.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key, windowsVirtualKeyCode });

    test('the Enter that chooses a word sends no half-typed one', async () => {
      await box(page).fill('');
      await keys.send('Input.imeSetComposition', { text: 'gang', selectionStart: 4, selectionEnd: 4 });
      await press('Enter', 229);
      expect(await box(page).inputValue()).toBe('gang');
      expect(placeOf(page)).toBe('/home');
      await keys.send('Input.insertText', { text: WORD });
      await option(page).first().waitFor();
      // Safari tells of the Enter after the composition it ended.
      await press('Enter', 229);
      expect(placeOf(page)).toBe('/home');
      await page.keyboard.press('Enter');
      await arriveAt(page, RESULTS);
    });
  });

  test('what was searched is offered again, and can be deleted', async () => {
    await heading(page, `“${WORD}”的搜索结果`).waitFor();
    await row(page).first().waitFor();
    await box(page).click();
    await box(page).fill('');
    await option(page, WORD).first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Delete');
    await option(page, WORD).first().waitFor({ state: 'hidden' });
    expect(await option(page).count()).toBeGreaterThan(0);
  });

  test('[SEARCH-012] [SEARCH-013] a sign the keyboard does not have is put where the caret stands', async () => {
    await box(page).click();
    await box(page).fill('');
    await page.getByRole('button', { name: 'φ', exact: true }).click();
    await page.keyboard.type('12');
    await page.keyboard.press('Home');
    await page.getByRole('button', { name: '≥', exact: true }).click();
    expect(await box(page).inputValue()).toBe('≥φ12');
  });
});

describe('the results', () => {
  beforeAll(async () => {
    await goTo(page, '/home');
    await goTo(page, RESULTS);
    await row(page).first().waitFor();
  });

  test('keep WCAG A and AA', async () => {
    expect(await breachesOf(page, '.search-page')).toEqual([]);
  });

  test('a group is walked in pages, and the address holds the page over a reload', async () => {
    await page.getByRole('navigation', { name: '结果分组' }).getByRole('link', { name: '单项工程' }).click();
    await arriveAt(page, `${RESULTS}&group=bid_node`);
    await page.getByRole('navigation', { name: '翻页' }).waitFor();
    // The titles alone: marks beside them are asked for later.
    const titles = async () => {
      await row(page).first().waitFor();
      return row(page).locator('h3').allInnerTexts();
    };
    const first = await titles();
    await page.getByRole('link', { name: '下一页' }).click();
    await arriveAt(page, `${RESULTS}&group=bid_node&page=2`);
    await page.getByText('第 2 页').waitFor();
    const second = await titles();
    expect(second).not.toEqual(first);
    await page.reload();
    await page.getByText('第 2 页').waitFor();
    expect(await titles()).toEqual(second);
    expect(await box(page).inputValue()).toBe(WORD);
  });

  test('[HEADER-015] [HEADER-017] the tab of the group is current, and searches once more', async () => {
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/pb/search/items')) asked += 1;
    });
    const current = tab(page, '单项工程指标');
    expect(await current.getAttribute('aria-current')).toBe('page');
    const press = async () => {
      await current.click();
      return asked;
    };
    await waitUntil(press, (times) => times > 0);
    expect(placeOf(page)).toBe(`${RESULTS}&group=bid_node&page=2`);
  });

  test('a region narrows them, and the whole country lifts that', async () => {
    const regions = page.getByRole('group', { name: '地区' });
    await regions.getByRole('button', { name: '广东', exact: true }).click();
    await arriveAt(page, `${RESULTS}&group=bid_node&areaId=20`);
    await waitUntil(
      () => page.locator('.dims[aria-busy=false] .search-page-row-foot').allInnerTexts(),
      (feet) => feet.length > 0 && feet.every((foot) => foot.includes('广东')),
    );
    await regions.getByRole('button', { name: '全国', exact: true }).click();
    await arriveAt(page, `${RESULTS}&group=bid_node`);
  });

  test('[SEARCH-003] a row opens its record, also in a tab of its own', async () => {
    const link = row(page).first().getByRole('link');
    const address = await link.getAttribute('href');
    const other = await tabs.open(`${server.origin}/${address}`, page.context());
    await arriveAt(other, /^\/commonproj\/detail\//);
    await other.close();
    await link.click();
    await arriveAt(page, /^\/commonproj\/detail\//);
    await page.goBack();
    await row(page).first().waitFor();
  });

  test('where nothing is found, ways on are offered', async () => {
    await goTo(page, `/search?text=${encodeURIComponent('饕餮纹甗')}`);
    await page.getByText('没有找到与“饕餮纹甗”相关的内容').waitFor();
  });

  test('a failure names its request and is tried again', async () => {
    await page.route('**/pb/search/items', (route) => route.abort(), { times: 1 });
    await goTo(page, RESULTS);
    await page.getByRole('alert').getByRole('button', { name: '重试' }).click();
    await row(page).first().waitFor();
    tabs.takeComplaints();
  });

  test('an address without words has an empty box', async () => {
    expect(await box(page).inputValue()).toBe(WORD);
    await tab(page, '首页').click();
    await arriveAt(page, '/home');
    await waitUntil(
      () => box(page).inputValue(),
      (text) => text === '',
    );
  });
});

test('on a phone the results are cards that fit, and the box leads to them', async () => {
  const page = await member(await tabs.reader({ viewport: PHONE, hasTouch: true }));
  await page.getByText('搜索', { exact: true }).last().tap();
  await box(page).waitFor();
  await box(page).fill(WORD);
  await page.keyboard.press('Enter');
  await row(page).first().waitFor();
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  expect(scrollWidth).toBe(clientWidth);
  await page.context().close();
});
