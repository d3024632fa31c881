import type { Browser, Locator, Page } from 'playwright-core';
import { breachesOf } from '#tests/support/axe';
import { openBrowser } from '#tests/support/browser';
import { bundle } from '#tests/support/bundle';
import type { Prompt, TaskCompletion } from '#src/kernel/shared-events';

interface Stage {
  readonly raise: (message: unknown) => void;
  readonly events: Readonly<Record<string, (payload: unknown) => unknown>>;
  readonly answers: readonly unknown[];
  readonly went: readonly string[];
}

let browser: Browser;
let script: string;
let page: Page;
beforeAll(async () => {
  [browser, script] = await Promise.all([
    openBrowser(),
    bundle('tests/features/prompts/ui/prompts-page.tsx'),
  ]);
});
afterAll(() => browser.close());
beforeEach(async () => {
  const context = await browser.newContext({ locale: 'zh-CN', reducedMotion: 'reduce' });
  page = await context.newPage();
  await page.route('**/*', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body:
        '<!doctype html><html lang="zh-CN"><head><title>提示</title>' +
        '<style>button { font: inherit }</style></head><body></body></html>',
    }),
  );
  await page.goto('http://prompts.test/');
  await page.addScriptTag({ content: script });
  await page.getByRole('button', { name: '之前' }).focus();
});
afterEach(() => page.context().close());

const raise = (name: 'promptRaised' | 'taskCompleted', payload: Prompt | TaskCompletion) =>
  page.evaluate(
    ([event, content]) => {
      const { stage } = window as unknown as { readonly stage: Stage };
      stage.raise(stage.events[event]?.(content));
    },
    [name, payload] as const,
  );
const told = () =>
  page.evaluate(() => {
    const { answers, went } = (window as unknown as { readonly stage: Stage }).stage;
    return { answers, went };
  });
const waitForFocus = (element: Locator) =>
  element.evaluate(
    (one) =>
      new Promise<void>((done) => {
        const look = () => (one === document.activeElement ? done() : requestAnimationFrame(look));
        look();
      }),
  );
const button = (name: string) => page.getByRole('button', { name, exact: true });

const leave: Prompt = {
  id: 'leave',
  title: '离开本页',
  text: '填写的内容尚未保存。',
  buttons: [
    { key: 'leave', label: '离开' },
    { key: 'stay', label: '继续填写', isMain: true },
  ],
};

test('[SHELL-008] a prompt is a named dialog whose main button has the focus; its answer is told', async () => {
  await raise('promptRaised', leave);
  const dialog = page.getByRole('dialog', { name: '离开本页' });
  await dialog.getByText('填写的内容尚未保存。').waitFor();
  await waitForFocus(button('继续填写'));
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  expect((await told()).answers).toEqual([{ id: 'leave', key: 'stay' }]);
  await waitForFocus(button('之前'));
});

test('[SHELL-008] Escape closes it without an answer', async () => {
  await raise('promptRaised', leave);
  await waitForFocus(button('继续填写'));
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect((await told()).answers).toEqual([{ id: 'leave' }]);
});

test('[SHELL-008] one dialog at a time: the second waits for the first, and has the focus then', async () => {
  await raise('promptRaised', { id: 'a', title: '第一个', text: '一' });
  await raise('promptRaised', { id: 'b', title: '第二个', text: '二' });
  await page.getByRole('dialog', { name: '第一个' }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(1);
  await button('知道了').click();
  await page.getByRole('dialog', { name: '第二个' }).waitFor();
  await waitForFocus(button('知道了'));
  await button('知道了').click();
  expect((await told()).answers).toEqual([
    { id: 'a', key: 'ok' },
    { id: 'b', key: 'ok' },
  ]);
});

test('[SHELL-036] a completed task tells the points and leads on', async () => {
  await raise('taskCompleted', {
    id: 'sign',
    task: '每日签到',
    points: 5,
    total: 120,
    next: { title: '去积分商城', path: '/memberActivity/pointMall' },
  });
  const dialog = page.getByRole('dialog', { name: '任务完成' });
  await dialog.getByText('当前共 120 积分').waitFor();
  expect(await dialog.innerText()).toMatch(/每日签到\s+\+5 积分/);
  await button('去积分商城').click();
  await dialog.waitFor({ state: 'hidden' });
  expect((await told()).went).toEqual(['/memberActivity/pointMall']);
});

test('neither breaks WCAG A or AA in its structure', async () => {
  await raise('promptRaised', leave);
  await page.getByRole('dialog').waitFor();
  expect(await breachesOf(page, '.ant-modal')).toEqual([]);
});
