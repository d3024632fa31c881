import type { Page } from 'playwright-core';
import { accountMenu, arriveAt, heading, logIn, openLogin, projectNames, tab } from '#tests/support/pages';
import { portalServer } from '#tests/support/portal-server';
import { browserTabs } from '#tests/support/tabs';

const server = portalServer();
const tabs = browserTabs();
const LIST = '/#/commonproj/index';

afterEach(() => expect(tabs.takeComplaints()).toEqual([]));

const chooseStage = (page: Page) =>
  page.getByRole('group', { name: '计价阶段' }).getByRole('button', { name: '招标控制价' }).click();

test('[STATUS-302] a session that expires in three tabs at once is renewed once, and all go on', async () => {
  const first = await tabs.open(server.origin);
  await openLogin(first);
  await logIn(first, 'vip', { keep: true });
  await tab(first, '单项工程指标').click();
  const pages = [first];
  for (const _ of ['second', 'third']) {
    const page = await first.context().newPage();
    await page.goto(server.origin + LIST);
    pages.push(page);
  }
  await Promise.all(pages.map(projectNames));
  const { rowCount: issued } = await server.db.pool.query(
    `update session_token set expires_at = now() - interval '1 second'`,
  );
  await Promise.all(pages.map(chooseStage));
  for (const page of pages) await arriveAt(page, /stage=/);
  await Promise.all(pages.map(projectNames));
  // Storage may reach a tab after its turn: it then asks again with the old token, and is given the same new one.
  const { rowCount } = await server.db.pool.query('select from session_token');
  expect(rowCount).toBe(issued! + 1);
  for (const page of pages) {
    expect(await accountMenu(page).isVisible()).toBe(true);
    expect(await heading(page, '单项工程指标').isVisible()).toBe(true);
  }
  await first.context().close();
});
