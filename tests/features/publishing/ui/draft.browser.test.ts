import type { Locator } from 'playwright-core';
import { saveCall, checkCall, draftCall, type Draft } from '#features/publishing/contract-draft';
import { COLUMNS, isOverviewField } from '#features/publishing/contract-nodes';
import { rightCall } from '#features/publishing/contract';
import { draftPath } from '#features/publishing/draft-path';
import { checkDraft } from '#features/publishing/server/checks/index';
import { breachesOf } from '#tests/support/axe';
import { tabTo } from '#tests/support/keyboard';
import { anAnswer, aReply } from '#tests/support/replies';
import { viewPage } from '#tests/support/view-page';
import { billRow, row, someDraft, someNodes } from '../some-draft';

const view = viewPage('tests/features/publishing/ui/draft-stage.tsx');

/** What the checks have to say of a tree full of faults. */
const nodes = someNodes(
  { structure: '', area: '1万㎡', priceDate: '2025.9', unitCost: '2500' },
  {
    单位工程: [row('t1', { name: '建筑工程', amount: '15000000元' }), row('t2', { name: '', amount: '' })],
    清单: [billRow('b1', { quantity: '0', amount: '九百' }), billRow('b2', { code: '0105', unitPrice: '0' })],
  },
) as Draft['nodes'];
const findings = checkDraft({
  nodes,
  choices: {},
  placeIssue: undefined,
  thisMonth: '2026-11',
  twins: ['某住宅楼'],
  peers: { n: 0, unitCost: null, parts: {}, contents: {} },
}).map((finding) => ({ ...finding, acknowledged: null }));
const errors = findings.filter(({ level }) => level === 'error');
const faulty = someDraft({ nodes, findings, isChecked: true });
const place = draftPath(faulty);

const open = async (draft: Draft) => {
  await view.open(draftPath(draft));
  await view.answer(rightCall.path, anAnswer({ canPublish: true }));
  await view.answer(draftCall.path, anAnswer(draft));
  await grid('概况').waitFor();
};
const grid = (name: string): Locator => view.page.getByRole('grid', { name });
const seek = (message: string): Locator =>
  view.page
    .getByRole('complementary')
    .getByRole('listitem')
    .filter({ hasText: message })
    .getByRole('button')
    .first();
const cellOf = ({ node, rowId, column }: Draft['findings'][number]): Locator => {
  const rowAt = nodes[node].findIndex(({ id }) => id === rowId);
  const columnAt = COLUMNS[node].findIndex(({ key }) => key === column);
  return grid(node).locator(`[data-cell="${rowAt}/${columnAt}"]`);
};
const focused = () => view.page.locator(':focus');

test('[DATA-006] every error is named at its cell, all of them where there are several', async () => {
  await open(faulty);
  expect(errors.length).toBeGreaterThan(10);
  for (const error of errors) {
    if (!(await grid(error.node).isVisible()))
      await view.page.getByRole('link', { name: error.node }).click();
    const cell = cellOf(error);
    expect(await cell.getAttribute('aria-invalid')).toBe('true');
    expect(await cell.ariaSnapshot()).toContain(error.message);
  }
  await view.page.getByRole('link', { name: '清单' }).click();
  const faults = new Set(
    errors.filter(({ node }) => node === '清单').map(({ rowId, column }) => `${rowId} ${column}`),
  );
  await grid('清单').waitFor();
  expect(await grid('清单').locator('[aria-invalid=true]').count()).toBe(faults.size);
});

test('[DATA-006] the errors are counted: altogether, and by node', async () => {
  await open(faulty);
  const status = view.page.getByRole('status').filter({ hasText: '须改正' });
  expect(await status.textContent()).toBe(
    `错误 ${errors.length} 处须改正；提醒 ${findings.length - errors.length} 处，改正或逐条说明。`,
  );
  const listed = view.page.getByRole('complementary').getByRole('listitem');
  expect(await listed.count()).toBe(findings.length);
  for (const node of ['概况', '单位工程', '清单']) {
    const link = view.page.getByRole('navigation', { name: '草稿节点' }).getByRole('link', { name: node });
    const count = findings.filter((one) => one.node === node).length;
    expect(await link.textContent()).toContain(`${count} 处待处理`);
  }
});

test('[DATA-006] a keyboard goes from each error to its cell, into other nodes and past the filter', async () => {
  await open(faulty);
  const structure = errors.find(({ rowId }) => rowId === 'structure')!;
  await tabTo(view.page, seek(structure.message));
  await view.page.keyboard.press('Enter');
  expect(await focused().ariaSnapshot()).toContain(structure.message);
  const price = errors.find(({ rowId, column }) => rowId === 'b2' && column === 'unitPrice')!;
  await seek(price.message).focus();
  await view.page.keyboard.press('Enter');
  await cellOf(price).and(focused()).waitFor();
  await open({ ...faulty, base: { label: '第 1 次发布', nodes } });
  await view.page.getByRole('checkbox', { name: '只看与第 1 次发布不同的' }).check();
  await view.page.getByText('没有与第 1 次发布不同的行').waitFor();
  await seek(structure.message).press('Enter');
  await cellOf(structure).and(focused()).waitFor();
});

test('[DATA-006] what cannot be read is neither changed nor lost, whatever becomes of the saving', async () => {
  await open(faulty);
  const height = cellOf({ node: '概况', rowId: 'height', column: 'particular' } as Draft['findings'][number]);
  await height.click();
  await view.page.keyboard.press('Control+A');
  await view.page.keyboard.type(' 约100米 ');
  await view.page.keyboard.press('Enter');
  await view.page.keyboard.press('Control+S');
  await view.answer(saveCall.path, aReply(500, { businessMsg: '服务繁忙' }));
  const failed = view.page
    .getByRole('status')
    .filter({ hasText: '没有保存：服务繁忙。改动留在本机，可再试' });
  await failed.waitFor();
  expect(await height.ariaSnapshot()).toContain('约100米（“约100米”不是数字');
  expect(await height.getAttribute('aria-invalid')).toBe('true');
  await open(faulty);
  expect(await height.textContent()).toContain('约100米');
  const [request] = await view.requests(saveCall.path);
  const overview = (request?.body as { nodes: { node: string; rows: Draft['nodes']['概况'] }[] }).nodes[0]!;
  expect(overview.rows.find(({ id }) => id === 'height')?.cells.particular).toBe('约100米');
  expect(overview.rows.filter(({ id }) => isOverviewField(id))).toHaveLength(nodes.概况.length);
});

test('[DATA-006] a cell that is being typed into keeps its text when the reader leaves the node by the keyboard', async () => {
  await open(faulty);
  await view.page.getByRole('link', { name: '单位工程' }).click();
  await grid('单位工程').locator('[data-cell="0/0"]').click();
  await view.page.keyboard.press('Control+A');
  await view.page.keyboard.type('主体工程');
  await view.page.goBack();
  await grid('概况').waitFor();
  await view.page.goForward();
  await grid('单位工程').getByRole('gridcell', { name: '主体工程', exact: true }).waitFor();
});

test('[DATA-006] two who changed the same draft: neither version is dropped unasked', async () => {
  await open(faulty);
  await cellOf(errors[0]!).click();
  await view.page.keyboard.type('x');
  await view.page.keyboard.press('Enter');
  await view.page.keyboard.press('Control+S');
  await view.answer(saveCall.path, aReply(441, { businessMsg: '草稿已在别处保存' }));
  const alert = view.page.getByRole('alert').filter({ hasText: '草稿已在别处保存' });
  await alert.waitFor();
  expect(await alert.getByRole('button').allTextContents()).toEqual([
    '在最新版上保存本页的改动',
    '放弃本页的改动，载入最新版',
  ]);
  await view.page.getByRole('button', { name: '自动校验' }).click();
  expect(await view.requests(checkCall.path)).toEqual([]);
});

test('a draft full of errors breaks no rule of accessibility', async () => {
  await open(faulty);
  expect(await breachesOf(view.page, 'main')).toEqual([]);
  await view.page.getByRole('link', { name: '清单' }).click();
  await grid('清单').locator('[data-cell="0/4"]').click();
  expect(await breachesOf(view.page, 'main')).toEqual([]);
});

test('[DATA-006] without the right, and before it is known, the page says so and asks for no draft', async () => {
  await view.open(place);
  await view.page.getByText('正在载入页面').waitFor();
  expect(await breachesOf(view.page, 'main')).toEqual([]);
  await view.answer(rightCall.path, anAnswer({ canPublish: false }));
  await view.page.getByText('当前账号没有发布权限').waitFor();
  expect(await view.requests(draftCall.path)).toEqual([]);
});
