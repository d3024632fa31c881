/** @jest-environment node */
import { createHash } from 'node:crypto';
import type { Reducers } from '#infra/action-log/replay';
import { readReducers } from '#src/recorder/reducers';
import { EXIT, runCli } from '#src/recorder/run-cli';
import { DEMO_PASSWORD } from '#src/server/demo-accounts';
import { downloaded } from '#tests/support/downloaded';
import { arriveAt, loginDialog, logIn, search, tab } from '#tests/support/pages';
import { portalServer } from '#tests/support/portal-server';
import { browserTabs } from '#tests/support/tabs';

// Reducers are imported by names that are computed: no modules shared.
const server = portalServer();
const tabs = browserTabs();
const WRONG_PASSWORD = 'Wrong-Password-1';

let log: string;
let reducers: Reducers;
let tokens: readonly string[];

/** What `npm run alog -- …` prints for the saved file, and its exit code. */
const alog = (command: string): { readonly code: number; readonly printed: string } => {
  const printed: string[] = [];
  const code = runCli([command, 'session.alog.ndjson'], {
    read: () => log,
    hash: (text) => createHash('sha256').update(text).digest('hex'),
    print: (text) => void printed.push(text),
    reducers,
  });
  return { code, printed: printed.join('\n') };
};

beforeAll(async () => {
  reducers = await readReducers();
  const page = await tabs.open(`${server.origin}/?record=1`);
  const panel = page.getByRole('complementary', { name: '操作录制' });
  await panel.getByText(/正在录制 · [1-9]\d* 条/).waitFor();
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
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: '保存' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('session.alog.ndjson');
  log = (await downloaded(download)).toString('utf8');
  // Here, for the server goes before the tabs do.
  expect(tabs.takeComplaints()).toEqual([]);
});

test('a recorded visit comes to the same states when it is folded again', () => {
  const { code, printed } = alog('verify');
  expect(printed).toMatch(/^same: \d+ actions, \d+ checkpoints$/);
  expect(code).toBe(EXIT.same);
});

test('tells what was done, in order', () => {
  const { code, printed } = alog('actions');
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
