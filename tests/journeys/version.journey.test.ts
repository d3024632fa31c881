import { portalServer } from '#tests/support/portal-server';
import { browserTabs } from '#tests/support/tabs';

const server = portalServer();
const tabs = browserTabs();

afterEach(() => expect(tabs.takeComplaints()).toEqual([]));

test('[OPS-001] a new build is noticed when the tab is looked at again, and the page reloads by itself', async () => {
  const page = await tabs.open(server.origin);
  let asked = 0;
  await page.route('**/pb/home/version', async (route) => {
    asked += 1;
    const answer = await route.fetch();
    const { data, ...envelope } = (await answer.json()) as { readonly data: { readonly version: string } };
    expect(data.version).toMatch(/^[0-9a-f]{10}$/);
    const version = asked === 1 ? data.version : 'another-build';
    await route.fulfill({ json: { ...envelope, data: { version } } });
  });
  await page.reload();
  await page.waitForResponse('**/pb/home/version');
  const build = await page.locator('meta[name=build]').getAttribute('content');
  expect(build).toMatch(/^[0-9a-f]{10}$/);
  // Whoever jumps between windows is heard every ten seconds and not oftener.
  await page.evaluate(() => void setInterval(() => dispatchEvent(new Event('focus')), 500));
  await page.getByText('系统已更新，5 秒后自动刷新').waitFor();
  await page.waitForEvent('load');
  expect(asked).toBeGreaterThanOrEqual(2);
  await page.context().close();
});
