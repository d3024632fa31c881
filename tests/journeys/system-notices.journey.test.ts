import type { Page } from 'playwright-core';
import { portalServer } from '#tests/support/portal-server';
import { browserTabs } from '#tests/support/tabs';

const HOSTILE = `<p onclick="window.broken=1">今晚 <b>22:00</b> 起维护<script>window.broken=1</script>
  <img src="x" onerror="window.broken=1"><a href="javascript:window.broken=1">详情</a>
  <a href="https://example.com/plan">计划</a><iframe src="https://example.com"></iframe></p>`;
const COUNTED_MS = 3_000;

declare global {
  var broken: number | undefined;
  var counted: string[];
}

/** Every text of a countdown, however long each stood. */
const recordCountdown = () => {
  globalThis.counted = [];
  new MutationObserver(() => {
    const text = document.querySelector('.system-notices-notice header .muted')?.textContent;
    if (text && text !== globalThis.counted.at(-1)) globalThis.counted.push(text);
  }).observe(document, { subtree: true, childList: true, characterData: true });
};

const server = portalServer();
const tabs = browserTabs();
let page: Page;
afterEach(() => expect(tabs.takeComplaints()).toEqual([]));

interface Written {
  readonly type: string;
  readonly content?: string;
  readonly closesAfterMs?: number;
}
const write = ({ type, content = '<p>内容</p>', closesAfterMs }: Written) =>
  server.db.pool.query(
    `insert into system_notice (type, title, content, auto_close, duration_ms) values ($1, $2, $3, $4, $5)`,
    [type, `${type} 通知`, content, closesAfterMs !== undefined, closesAfterMs ?? 5_000],
  );
const notice = (type: string) => page.locator(`.notice-${type}`);
const open = async () => {
  const reader = await tabs.reader({ reducedMotion: 'no-preference' });
  await reader.addInitScript(recordCountdown);
  page = await tabs.open(server.origin, reader);
};

beforeEach(() => server.db.pool.query('truncate system_notice'));
afterEach(() => page.context().close());

const slide = (type: string) =>
  notice(type).evaluate((element) => {
    const { animationName, animationDuration } = getComputedStyle(element);
    return `${animationName} ${animationDuration}`;
  });

test('[SHELL-010] [SHELL-012] [CONST-006] [NOTICE-001] [NOTICE-002] [NOTICE-004] [NOTICE-005] each type slides in and is closed by hand, for good', async () => {
  for (const type of ['error', 'warning', 'success']) await write({ type });
  await open();
  for (const [type, role] of [
    ['error', 'alert'],
    ['warning', 'status'],
    ['success', 'status'],
  ] as const) {
    await notice(type).waitFor();
    expect(await notice(type).getAttribute('role')).toBe(role);
    expect(await slide(type)).toBe('system-notices-arrive 0.5s');
    expect(await notice(type).getByText('秒后关闭').count()).toBe(0);
    await notice(type).getByRole('button', { name: '关闭通知' }).click();
    await notice(type).waitFor({ state: 'detached' });
  }
  await write({ type: 'info' });
  await page.reload();
  await notice('info').waitFor();
  expect(await slide('info')).toBe('system-notices-arrive 0.5s');
  expect(await page.locator('.system-notices-notice').count()).toBe(1);
});

test('[NOTICE-003] one with a time counts down and leaves by itself; the others stay', async () => {
  await write({ type: 'success', closesAfterMs: COUNTED_MS });
  await write({ type: 'warning' });
  await open();
  await notice('warning').waitFor();
  await notice('success').waitFor({ state: 'detached' });
  const counted = await page.evaluate(() => globalThis.counted);
  expect(counted[0]).toBe('3 秒后关闭');
  expect(counted.length).toBeGreaterThan(1);
  expect([...counted].sort().reverse()).toEqual(counted);
  expect(await notice('warning').isVisible()).toBe(true);
});

test('[NOTICE-006] what an administrator pasted is cleaned before it is drawn', async () => {
  await write({ type: 'info', content: HOSTILE });
  await open();
  const content = notice('info').locator('.system-notices-content');
  await content.getByText('22:00').click();
  expect(await content.locator('script, img, iframe, [onclick], [href^=javascript]').count()).toBe(0);
  const link = content.getByRole('link', { name: '计划' });
  expect([await link.getAttribute('href'), await link.getAttribute('rel')]).toEqual([
    'https://example.com/plan',
    'noopener noreferrer',
  ]);
  expect(await page.evaluate(() => globalThis.broken)).toBeUndefined();
  // Chromium tells of handlers the policy stops even in the inert document in which they are taken out.
  const told = tabs.takeComplaints().filter((line) => !line.startsWith('Executing inline event handler'));
  expect(told).toEqual([]);
});

test('no script of the page can draw a string as HTML', async () => {
  await open();
  const written = await page.evaluate(() => {
    const part = document.createElement('div');
    try {
      part.innerHTML = '<b>injected</b>';
      return part.innerHTML;
    } catch (refused) {
      return (refused as Error).name;
    }
  });
  expect(written).toBe('TypeError');
  expect(tabs.takeComplaints()).toEqual([expect.stringContaining('TrustedHTML')]);
});
