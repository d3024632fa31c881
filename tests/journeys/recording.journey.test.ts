/** @jest-environment node */
import { routeTable } from '#features/navigation/route-table';
import { EXIT } from '#src/recorder/run-cli';
import { DEMO_PASSWORD } from '#src/server/demo-accounts';
import { alogRunner } from '#tests/support/alog';
import { arriveAt, goTo, loginDialog, logIn, search, tab } from '#tests/support/pages';
import { portalServer } from '#tests/support/portal-server';
import { recordingStarted, savedLog } from '#tests/support/recording';
import { browserTabs } from '#tests/support/tabs';

// Reducers are imported by names that are computed: no modules shared.
const server = portalServer();
const tabs = browserTabs();
const WRONG_PASSWORD = 'Wrong-Password-1';

let log: string;
let lastMinute: string;
let alog: Awaited<ReturnType<typeof alogRunner>>;
let tokens: readonly string[];

/** Every page that has no record in its address. */
const PAGES = routeTable.filter((route) => !('redirectTo' in route) && !route.path.includes(':'));

beforeAll(async () => {
  alog = await alogRunner();
  const page = await tabs.open(`${server.origin}/?record=1`);
  await recordingStarted(page);
  const { username, password, problem, submit } = loginDialog(page);
  await tab(page, '单项工程指标').click();
  await username.fill('vip');
  await password.fill(WRONG_PASSWORD);
  await submit();
  await problem.filter({ hasText: /\S/ }).waitFor();
  await logIn(page, 'vip');
  await arriveAt(page, '/commonproj/index');
  await search(page, '产业园');
  await arriveAt(page, /^\/search\?text=/);
  await page.locator('.search-page-row a').first().click();
  await page.locator('.plate h1').waitFor();
  tokens = await page.evaluate(() =>
    ['accessToken', 'casId'].map(
      (key) => (JSON.parse(localStorage.getItem(`zj.${key}`) ?? '{}') as { readonly value: string }).value,
    ),
  );
  for (const { path } of PAGES) {
    await goTo(page, path);
    await page.locator('#root main').first().waitFor();
    await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' });
  }
  log = await savedLog(page);
  lastMinute = await savedLog(page, '最近一分钟');
  // Here, for the server goes before the tabs do.
  expect(tabs.takeComplaints()).toEqual([]);
});

test('every page was visited', () => {
  const visited = alog(log, 'actions', '--type', '^navigation/routeEntered$', '--json').printed;
  // A member without a partner's rights is sent on from there, and two addresses lead to others.
  const elsewhere = ['sourcing', 'redirectToNew'];
  const missing = PAGES.filter(({ name }) => !elsewhere.includes(name) && !visited.includes(`"${name}"`));
  expect(missing.map(({ name }) => name)).toEqual([]);
});

test('fed with nothing but what came from outside, the portal says and asks the same', () => {
  const { code, printed } = alog(log, 'verify', '--mode', 'full');
  expect(printed).toMatch(/^一致：\d+ 个动作，\d+ 个请求，\d+ 个检查点，完整重放$/);
  expect(code).toBe(EXIT.same);
});

test('a recorded visit comes to the same states when it is folded again', () => {
  const { code, printed } = alog(log, 'verify');
  expect(printed).toMatch(/^一致：\d+ 个动作，\d+ 个检查点$/);
  expect(code).toBe(EXIT.same);
});

test('its last minute folds to the same states, and is cut down and made a test of', () => {
  const { code, printed } = alog(lastMinute, 'verify');
  expect(printed).toMatch(/^一致：\d+ 个动作/);
  expect(code).toBe(EXIT.same);
  const when = 'state.navigation.entered.name == "luckyDraw"';
  for (const command of ['minimise', 'test'])
    expect(alog(lastMinute, command, '--when', when)).toMatchObject({ code: EXIT.same });
});

test('tells what was done, in order', () => {
  const { code, printed } = alog(log, 'actions');
  expect(code).toBe(EXIT.same);
  const steps = ['auth/loginFailed', 'auth/loggedIn', 'search/searchRequested', 'projects/detailLoaded'];
  const places = steps.map((step) => printed.indexOf(step));
  expect(Math.min(...places)).toBeGreaterThan(0);
  expect(places).toEqual([...places].sort((one, other) => one - other));
});

test('holds neither a password nor a token', () => {
  expect(tokens.every((token) => token.length > 20)).toBe(true);
  for (const secret of [DEMO_PASSWORD, WRONG_PASSWORD, ...tokens]) expect(log).not.toContain(secret);
});
