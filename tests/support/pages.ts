import type { Locator, Page } from 'playwright-core';
import { DEMO_PASSWORD } from '#src/server/demo-accounts';

/** Path and query below the hash. */
export const placeOf = (page: Page): string => new URL(page.url()).hash.slice(1);

const matches = (place: string, wanted: string | RegExp) =>
  typeof wanted === 'string' ? place === wanted : wanted.test(place);

/** Waits until the address is there; an address that never comes is named. */
export const arriveAt = async (page: Page, place: string | RegExp): Promise<void> => {
  await page
    .waitForURL((url) => matches(url.hash.slice(1), place))
    .catch(() => {
      throw new Error(`the address stays at ${placeOf(page)} and never becomes ${String(place)}`);
    });
};

/** Follows an address typed into the bar: a change of the hash loads no page. */
export const goTo = (page: Page, place: string): Promise<void> =>
  page.evaluate((hash) => void (location.hash = hash), place);

export const heading = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('main').getByRole('heading', { level: 1, name });
export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
export const tab = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name });
export const accountMenu = (page: Page): Locator => page.locator('.top-bar-user-menu summary');
export const loginButton = (page: Page): Locator => page.getByRole('button', { name: '登录 / 注册' });

export interface LoginDialog {
  readonly box: Locator;
  readonly username: Locator;
  readonly password: Locator;
  readonly problem: Locator;
  submit(): Promise<void>;
}

export const loginDialog = (page: Page): LoginDialog => {
  const box = page.getByRole('dialog', { name: '登录造价指标网' });
  return {
    box,
    username: box.getByLabel('用户名'),
    password: box.getByLabel('密码', { exact: true }),
    problem: box.getByRole('alert'),
    submit: () => box.getByRole('button', { name: '登录', exact: true }).click(),
  };
};

export interface LoginPlan {
  readonly keep?: boolean;
}

/** Fills the open dialog and waits until the member's menu stands in the header. */
export const logIn = async (page: Page, account: string, { keep = true }: LoginPlan = {}): Promise<void> => {
  const { box, username, password, submit } = loginDialog(page);
  await username.fill(account);
  await password.fill(DEMO_PASSWORD);
  await box.getByRole('checkbox', { name: '一周内自动登录' }).setChecked(keep);
  await submit();
  await accountMenu(page).waitFor();
  await box.waitFor({ state: 'hidden' });
};

export const openLogin = async (page: Page): Promise<void> => {
  await loginButton(page).click();
  await loginDialog(page).username.waitFor();
};

export const logOut = async (page: Page): Promise<void> => {
  await accountMenu(page).click();
  await page.getByRole('button', { name: '退出登录' }).click();
  await loginButton(page).waitFor();
};

/** The header's search: what is typed replaces what stood there. */
export const search = async (page: Page, keyword: string): Promise<void> => {
  const form = page.getByRole('search');
  await form.getByRole('combobox', { name: '搜索', exact: true }).fill(keyword);
  await form.getByRole('button', { name: '搜索' }).click();
};

const TABLE = '.projects-table[aria-busy=false]';
const LIST = '/commonproj/index';

/** The list has come to rest when its rows answer the address in the bar. */
const listAtRest = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    ([table, list]) => {
      const shown = document.querySelector<HTMLElement>(table)?.dataset.view;
      // The basis changes how the rows are read, not which they are.
      const sorted = (path = '') =>
        [...new URLSearchParams(path.split('?')[1])]
          .filter(([key]) => key !== 'basis')
          .map(String)
          .sort()
          .join('&');
      const place = location.hash.slice(1);
      return shown !== undefined && place.startsWith(list) && sorted(shown) === sorted(place);
    },
    [TABLE, LIST] as const,
  );
};

/** Names in the list of projects. */
export const projectNames = async (page: Page): Promise<readonly string[]> => {
  await listAtRest(page);
  await page.locator(`${TABLE} tbody tr`).first().waitFor();
  return page.locator(`${TABLE} tbody a`).allInnerTexts();
};

/** 共 300 个工程 → 300 */
export const projectTotal = async (page: Page): Promise<number> => {
  await listAtRest(page);
  const text = await page.locator('.list-total').innerText();
  return Number(text.replace(/\D/g, ''));
};

const MARKS = [/getBidNodeData/, /queryFavoriteStatus/];

/** Opens the list from its tab, and waits for what the page asks about its rows as well. */
export const openProjects = async (page: Page): Promise<void> => {
  const marked = MARKS.map((call) => page.waitForResponse(call));
  await tab(page, '单项工程指标').click();
  await projectNames(page);
  await Promise.all(marked);
};
