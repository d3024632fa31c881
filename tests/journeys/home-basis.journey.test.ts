import {
  arriveAt,
  button,
  heading,
  logIn,
  logOut,
  openLogin,
  placeOf,
  projectNames,
  tab,
} from '#tests/support/pages';
import { portalServer } from '#tests/support/portal-server';
import { browserTabs } from '#tests/support/tabs';
import { waitUntil } from '#tests/support/wait-until';

const server = portalServer();
const tabs = browserTabs();
afterEach(() => expect(tabs.takeComplaints()).toEqual([]));

test('home is read in the basis that is chosen on it, which goes along and stays with the account', async () => {
  const page = await tabs.open(server.origin);
  await openLogin(page);
  await logIn(page, 'vip');
  const costs = () => page.locator('.home-newest .home-project-cost').allInnerTexts();
  const tiles = () => page.locator('.tile b + *, .tile span').allInnerTexts();
  const masthead = page.locator('.home-masthead');
  const [before, map] = [await costs(), await tiles()];
  expect(before.length).toBeGreaterThan(0);
  await button(page, '更改口径').click();
  const bar = page.getByRole('region', { name: '折算口径' });
  await bar.getByLabel('价格期').selectOption('2024-12');
  await bar.getByRole('button', { name: '含税' }).click();
  await arriveAt(page, '/home?basis=2024-12_in');
  await waitUntil(costs, (now) => now.join() !== before.join());
  expect(await masthead.innerText()).toMatch(/2024-12[^]*全国[^]*含税/);
  expect(await tiles()).not.toEqual(map);
  await page.getByRole('columnheader', { name: '含税单方 元/㎡' }).waitFor();
  await tab(page, '单项工程指标').click();
  await projectNames(page);
  expect(placeOf(page)).toBe('/commonproj/index?basis=2024-12_in');
  await page.context().close();

  const elsewhere = await tabs.open(server.origin);
  await openLogin(elsewhere);
  await logIn(elsewhere, 'vip');
  await heading(elsewhere, '造价行情').waitFor();
  await arriveAt(elsewhere, '/home?basis=2024-12_in');
  await waitUntil(
    () => elsewhere.locator('.home-masthead').innerText(),
    (text) => /2024-12[^]*含税/.test(text),
  );
  await elsewhere.context().close();
});

test('[CALL-045] who logs out on the home page is recommended records as a visitor', async () => {
  const page = await tabs.open(server.origin);
  await openLogin(page);
  await logIn(page, 'vip');
  const recommended = page.getByRole('region', { name: '推荐数据' });
  await recommended.getByRole('listitem').first().waitFor();
  await logOut(page);
  await recommended.getByRole('listitem').first().waitFor();
  await page.context().close();
});
