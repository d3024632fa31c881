import type { Page } from 'playwright-core';
import {
  accountMenu,
  arriveAt,
  goTo,
  heading,
  loginButton,
  loginDialog,
  logIn,
  openLogin,
  openProjects,
  projectNames,
  type LoginPlan,
} from '#tests/support/pages';
import { portalServer } from '#tests/support/portal-server';
import { browserTabs } from '#tests/support/tabs';
import { waitUntil } from '#tests/support/wait-until';

const LIST = '/commonproj/index';
const STAGE = '招标控制价';
const FILTERED = `${LIST}?stage=${encodeURIComponent(STAGE)}`;

const server = portalServer({ signed: false });
const tabs = browserTabs();
afterEach(() => expect(tabs.takeComplaints()).toEqual([]));

const openList = async (plan: LoginPlan): Promise<Page> => {
  const page = await tabs.open(server.origin);
  await openLogin(page);
  await logIn(page, 'vip', plan);
  await openProjects(page);
  return page;
};
const expireTokens = () =>
  server.db.pool.query(`update session_token set expires_at = now() - interval '1 second'`);
const livingTokens = async (): Promise<number> =>
  (await server.db.pool.query('select 1 from session_token where expires_at > now()')).rowCount ?? 0;
const chooseStage = (page: Page) =>
  page.getByRole('group', { name: '计价阶段' }).getByRole('button', { name: STAGE }).click();

/** What the server has answered since, call by call: its path and its status code. */
const answersTo = (page: Page): readonly (readonly [path: string, code: number])[] => {
  const answers: [string, number][] = [];
  page.on('response', (response) => {
    if (!response.headers()['content-type']?.includes('json')) return;
    const { pathname } = new URL(response.url());
    void response
      .json()
      .then(({ statusCode }: { readonly statusCode: number }) => answers.push([pathname, statusCode]))
      // An answer on its way when the tab is closed is read by nobody.
      .catch(() => undefined);
  });
  return answers;
};

const stagesShown = async (page: Page): Promise<ReadonlySet<string>> => {
  await projectNames(page);
  return new Set(await page.locator('.projects-stage').allInnerTexts());
};

test('[STATUS-302] a kept login is renewed in silence and the call is sent again', async () => {
  const page = await openList({ keep: true });
  const answers = answersTo(page);
  await expireTokens();
  await chooseStage(page);
  await arriveAt(page, FILTERED);
  expect(await stagesShown(page)).toEqual(new Set([STAGE]));
  expect(await loginDialog(page).box.count()).toBe(0);
  expect(await page.locator('.notice').count()).toBe(0);
  expect(await accountMenu(page).isVisible()).toBe(true);
  expect(await livingTokens()).toBe(1);
  // Whichever call comes first meets the expired token. An answer is read a moment after the page has drawn it.
  await waitUntil(
    async () => answers,
    (seen) => {
      const expired = seen.filter(([, code]) => code === 302).map(([path]) => path);
      const last = new Map(seen);
      return expired.length > 0 && expired.every((path) => last.get(path) === 200);
    },
  );
  expect(answers.filter(([path]) => path.endsWith('loginByToken'))).toEqual([[expect.anything(), 200]]);
  await page.context().close();
});

test('[STATUS-302] a kept login outlives a reload with an expired token', async () => {
  const page = await openList({ keep: true });
  await expireTokens();
  await page.reload();
  await accountMenu(page).waitFor();
  await projectNames(page);
  expect(await loginDialog(page).box.count()).toBe(0);
  await page.context().close();
});

test('[STATUS-302] [SESSION-012] without it the member is out, logs in again and is back where they were', async () => {
  const page = await openList({ keep: false });
  await expireTokens();
  // An address is followed, whichever call of the page was the first to learn that the session is over.
  await goTo(page, FILTERED);
  await loginDialog(page).username.waitFor();
  await arriveAt(page, /^\/home/);
  expect(await heading(page, '造价行情').count()).toBe(1);
  expect(await loginButton(page).count()).toBe(1);
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept).not.toMatch(/accessToken|casId/);
  await logIn(page, 'vip');
  await arriveAt(page, FILTERED);
  expect(await stagesShown(page)).toEqual(new Set([STAGE]));
  await page.context().close();
});
