import { logIn, openLogin } from '#tests/support/pages';
import { portalServer } from '#tests/support/portal-server';
import { browserTabs } from '#tests/support/tabs';

const server = portalServer();
const tabs = browserTabs();

afterEach(() => expect(tabs.takeComplaints()).toEqual([]));

test('[SHELL-037][ROLE-007] an internal account asks, and every figure of the answer is cited', async () => {
  const page = await tabs.open(server.origin);
  await openLogin(page);
  await logIn(page, 'internal');
  await page.getByRole('button', { name: '智能问答' }).click();
  await page.getByRole('textbox', { name: /问题/ }).fill('高层住宅的单方造价是多少？');
  await page.keyboard.press('Enter');
  const answer = page.getByRole('log');
  await answer.getByText('数据来源').waitFor();
  expect(await answer.getByText('已理解为').innerText()).toContain('高层住宅');
  expect(await answer.getByRole('link').count()).toBeGreaterThan(0);
  await page.context().close();
});

test('[SHELL-037] nobody else is offered it', async () => {
  const page = await tabs.open(server.origin);
  await openLogin(page);
  await logIn(page, 'vip');
  await page.locator('.watermark').waitFor({ state: 'attached' });
  expect(await page.getByRole('button', { name: '智能问答' }).count()).toBe(0);
  await page.context().close();
});
