import {
  commentCall,
  draftCall,
  maskCall,
  resolveCall,
  stepCall,
  type Comment,
  type Draft,
} from '#features/publishing/contract-draft';
import { rightCall } from '#features/publishing/contract';
import { draftPath } from '#features/publishing/draft-path';
import { maskedFields } from '#features/publishing/masking';
import { breachesOf } from '#tests/support/axe';
import { tabTo } from '#tests/support/keyboard';
import { anAnswer, aReply } from '#tests/support/replies';
import { viewPage } from '#tests/support/view-page';
import { DRAFT_ID, someDraft, someNodes } from '../some-draft';

const view = viewPage('tests/features/publishing/ui/draft-stage.tsx');

const mask = maskedFields(someNodes().概况).map((field) => ({ ...field, own: null }));
const comment: Comment = {
  id: '7',
  node: '概况',
  rowId: 'area',
  column: 'particular',
  author: '审核员甲',
  text: '面积口径请写明',
  at: '2026-01-02T00:00:00.000Z',
  resolvedAt: null,
};
const submitted = someDraft({
  status: 'submitted',
  canEdit: false,
  isChecked: true,
  may: ['approveFirst', 'return'],
  mask,
  comments: [comment],
  history: [
    { step: 'create', status: 'draft', actor: '发布员', reason: '', at: '2026-01-01T00:00:00.000Z' },
    { step: 'submit', status: 'submitted', actor: '发布员', reason: '', at: '2026-01-01T02:00:00.000Z' },
  ],
});

const open = async (draft: Draft) => {
  await view.open(draftPath(draft));
  await view.answer(rightCall.path, anAnswer({ canPublish: true }));
  await view.answer(draftCall.path, anAnswer(draft));
  await view.page.getByRole('grid', { name: '概况' }).waitFor();
};
const panel = () => view.page.getByRole('complementary', { name: '校验与审核' });
const show = (name: string) => panel().getByRole('button', { name }).first().click();
const button = (name: string) => view.page.getByRole('button', { name, exact: true });
const bodies = async (path: string) => (await view.requests(path)).map(({ body }) => body);
const own = { id: DRAFT_ID, version: 3 };

test('[DATA-006] a reviewer reads the draft, with the steps of a review and no way to change a cell', async () => {
  await open(submitted);
  const grid = view.page.getByRole('grid', { name: '概况' });
  expect(await grid.getAttribute('aria-readonly')).toBe('true');
  await grid.locator('[data-cell="0/0"]').click();
  await view.page.keyboard.type('x');
  expect(await grid.locator('input, select').count()).toBe(0);
  expect(await button('保存（Ctrl+S）').count()).toBe(0);
  expect(
    await view.page.getByRole('list', { name: '进度：待初审' }).locator('[aria-current=step]').textContent(),
  ).toBe('初审');
  await button('初审通过').click();
  expect(await button('确认初审通过').isDisabled()).toBe(true);
  await view.page.getByLabel('初审意见').fill('数据可信');
  await button('确认初审通过').click();
  expect(await bodies(stepCall.path)).toEqual([{ ...own, step: 'approveFirst', reason: '数据可信' }]);
  expect(await button('退回修改').isDisabled()).toBe(true);
});

test('[DATA-006] nothing goes back without a reason; whoever thinks better of it is where they were', async () => {
  await open(submitted);
  await tabTo(view.page, button('退回修改'));
  await view.page.keyboard.press('Enter');
  const reason = view.page.getByLabel('退回修改的原因');
  expect(await reason.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await button('确认退回修改').isDisabled()).toBe(true);
  await view.page.keyboard.press('Enter');
  await button('取消').press('Enter');
  expect(await button('退回修改').evaluate((one) => one === document.activeElement)).toBe(true);
  await view.page.keyboard.press('Enter');
  await reason.fill('面积口径不明');
  await view.page.keyboard.press('Enter');
  expect(await bodies(stepCall.path)).toEqual([{ ...own, step: 'return', reason: '面积口径不明' }]);
});

test('[DATA-006] a refused step is said aloud, and may be taken again', async () => {
  await open(submitted);
  await view.answer(stepCall.path, aReply(441, { businessMsg: '初审与复审须由两人完成' }));
  await button('初审通过').click();
  expect(await button('确认初审通过').isDisabled()).toBe(true);
  await view.page.getByLabel('初审意见').fill('数据可信');
  await button('确认初审通过').click();
  await view.page.getByRole('alert').filter({ hasText: '初审与复审须由两人完成' }).waitFor();
  expect(await button('初审通过').isEnabled()).toBe(true);
});

test('[DATA-006] a comment is written to the cell that was chosen, and leads back to it', async () => {
  await open(submitted);
  await show('批注');
  await panel().getByText('先点一格，再写批注。').waitFor();
  await view.page.getByRole('gridcell', { name: '28' }).click();
  await panel().getByLabel('批注：概况 · 地上层数').fill('含避难层吗');
  await button('写批注').click();
  const [written] = await bodies(commentCall.path);
  expect(written).toEqual({
    id: DRAFT_ID,
    node: '概况',
    rowId: 'floorsAbove',
    column: 'particular',
    text: '含避难层吗',
  });
  await view.answer(commentCall.path, anAnswer(submitted));
  await panel()
    .getByRole('button', { name: /概况 · 建筑面积/ })
    .click();
  expect(await view.page.locator(':focus').ariaSnapshot()).toContain('10000（1 条批注）');
  await button('标为已处理').click();
  expect(await bodies(resolveCall.path)).toEqual([{ id: DRAFT_ID, commentId: '7' }]);
});

test('[DATA-006] who did what and when is told, the latest first', async () => {
  await open(submitted);
  await show('历史');
  expect(await panel().getByRole('listitem').allTextContents()).toEqual([
    '提交审核发布员 · 2026-01-01 10:00',
    '新建草稿发布员 · 2026-01-01 08:00',
  ]);
});

test('[DATA-006] the preview sets what is published beside what was typed, field by field', async () => {
  await open(submitted);
  await show('脱敏预览');
  const given = mask.filter(({ original }) => original !== '');
  expect(await panel().getByRole('term').allTextContents()).toEqual(given.map(({ label }) => label));
  expect(await panel().getByRole('deletion').allTextContents()).toEqual(
    given.map(({ original }) => original),
  );
  const published = await panel().getByRole('insertion').allTextContents();
  expect(published).toEqual(given.map(({ masked }) => masked));
  expect(published.join()).not.toMatch(/万科|中建三局|13800138000|科韵路/);
  expect(await panel().getByRole('textbox').count()).toBe(0);
});

test('[DATA-006] the author may mask more, and hears why when it would show more', async () => {
  await open(someDraft({ mask, status: 'checked', isChecked: true, may: ['edit', 'confirmMask'] }));
  await show('脱敏预览');
  const field = panel().getByLabel('工程名称公开为');
  expect(await field.inputValue()).toBe('广州某高层住宅三期3#楼');
  await field.fill('广州某高层住宅三期3#楼（万科）');
  await field.press('Enter');
  expect(await bodies(maskCall.path)).toEqual([
    { ...own, field: 'name', text: '广州某高层住宅三期3#楼（万科）' },
  ]);
  await view.answer(maskCall.path, aReply(441, { businessMsg: '只能多遮，不能多露' }));
  await view.page.getByRole('alert').filter({ hasText: '只能多遮，不能多露' }).waitFor();
  expect(await field.inputValue()).toBe('广州某高层住宅三期3#楼（万科）');
});

test.each(['校验', '脱敏预览', '批注', '历史'])(
  'the panel of %s breaks no rule of accessibility',
  async (name) => {
    await open(submitted);
    await show(name);
    expect(await breachesOf(view.page, 'main')).toEqual([]);
  },
);
