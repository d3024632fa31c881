import { configureStore } from '@reduxjs/toolkit';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import type { DraftLine } from '#features/publishing/contract';
import type { Draft } from '#features/publishing/contract-draft';
import type { ImportPreview } from '#features/publishing/contract-import';
import { Findings } from '#features/publishing/ui/draft/findings.tsx';
import { initialState, type PublishingState } from '#features/publishing/state';
import { ReviewBar } from '#features/publishing/ui/draft/review-bar.tsx';
import { BEYOND } from '#src/costing/outliers';
import { SheetCard } from '#features/publishing/ui/import/sheet-card.tsx';
import { DraftTable } from '#features/publishing/ui/list/draft-table.tsx';

const draw = (view: ReactElement, more: Partial<PublishingState> = {}) =>
  renderToStaticMarkup(
    <Provider store={configureStore({ reducer: () => ({ publishing: { ...initialState, ...more } }) })}>
      {view}
    </Provider>,
  );

const draft = (more: Partial<Draft>) => ({ id: 'd1', may: [], address: null, ...more }) as unknown as Draft;
const buttons = (html: string) => [...html.matchAll(/<button[^>]*>([^<]*)/g)].map(([, words]) => words);

test('[DATA-006] who reviews is offered the steps of a reviewer and nothing else', () => {
  const html = draw(<ReviewBar draft={draft({ may: ['approveFirst', 'return'] })} />);
  expect(buttons(html)).toEqual(['初审通过', '退回修改']);
  expect(buttons(draw(<ReviewBar draft={draft({ may: ['check'] })} />))).toEqual(['自动校验']);
});

test('[DATA-006] a published project can be looked at and withdrawn; what the server refused is said aloud', () => {
  const html = draw(<ReviewBar draft={draft({ may: ['withdraw'], address: '/commonproj/detail/p1' })} />, {
    changeProblem: { code: 441, message: '请写明原因' },
  });
  expect(html).toContain('href="#/commonproj/detail/p1"');
  expect(buttons(html)).toEqual(['撤回发布']);
  expect(html).toMatch(/<p role="alert"[^>]*>请写明原因/);
});

const line = (more: Partial<DraftLine> = {}): DraftLine => ({
  id: 'd1',
  projectId: 'p1',
  templateId: 'building',
  name: '某住宅楼',
  place: '广东 广州',
  type: '高层住宅',
  revision: 1,
  status: 'published',
  author: '发布员 · 一所',
  reason: '',
  receipt: null,
  changedAt: '2026-01-01T00:00:00.000Z',
  ...more,
});

test('[DATA-006] a contributor reads what a publication has been good for; others do not', () => {
  const receipt = { views: 1_234, favorites: 2, likes: 3, subjects: 38, peers: 145 };
  const html = draw(<DraftTable lines={[line({ receipt })]} />);
  expect(html).toContain('aria-label="贡献回执"');
  for (const words of ['被查看 <b>1,234</b> 次', '进入 <b>38</b> 个科目区间', '参与 <b>145</b> 个工程的对标'])
    expect(html).toContain(words);
  expect(draw(<DraftTable lines={[line()]} />)).not.toContain('贡献回执');
  expect(draw(<DraftTable lines={[line({ status: 'returned', reason: '面积口径' })]} />)).toContain(
    '原因：面积口径',
  );
});

test('[DATA-006] a preview shows every refused row with its line and reasons, and what a column is taken for', () => {
  const sheet: ImportPreview['sheets'][number] = {
    name: '清单',
    kind: 'bill',
    headerLine: 2,
    accepted: 3,
    refusedCount: 1,
    missing: ['工程量'],
    columns: [{ index: 0, header: '编码', field: 'code' }],
    sample: [{ line: 3, cells: ['010505001001'] }],
    refused: [
      { line: 4, reasons: ['综合单价：“abc”不是数字', '工程量没有填'], text: '010505001002 | 有梁板' },
    ],
  };
  const cardOf = (isLocked: boolean) => (
    <SheetCard
      sheet={sheet}
      fields={{ bill: [{ field: 'code', label: '项目编码' }] }}
      told={{ name: '清单', kind: 'bill', fields: [{ index: 0, field: 'code' }] }}
      isLocked={isLocked}
      onChange={() => undefined}
    />
  );
  const html = draw(cardOf(false));
  expect(html).not.toContain('disabled');
  expect(draw(cardOf(true)).match(/<select[^>]*disabled/g)).toHaveLength(2);
  expect(html).toContain('aria-label="清单 的“编码”对应"');
  expect(html).toMatch(/<option value="code" selected="">项目编码/);
  for (const words of ['综合单价：“abc”不是数字', '工程量没有填', '010505001002 | 有梁板', '工程量'])
    expect(html).toContain(words);
});

test('a sheet named after a node that no sheet fills says so', () => {
  const unread = {
    headerLine: 1,
    accepted: 0,
    refusedCount: 0,
    missing: [],
    columns: [],
    sample: [],
    refused: [],
  };
  const card = (name: string) =>
    draw(
      <SheetCard
        sheet={{ ...unread, name, kind: null }}
        fields={{}}
        told={undefined}
        isLocked={false}
        onChange={() => undefined}
      />,
    );
  expect(card('概况')).toContain('“概况”不能由表格导入，请在左侧节点“概况”里填写。');
  expect(card('封面')).not.toContain('不能由表格导入');
});

test('how far a figure is from its peers is told in the bound that marks it', () => {
  const finding = {
    key: 'k',
    layer: 'range',
    level: 'warning',
    node: '概况',
    message: '',
    acknowledged: null,
  };
  const drawn = (severity: 'amber' | 'red') =>
    draw(
      <Findings
        draft={draft({ findings: [{ ...finding, severity }] as never, isChecked: true })}
        onSeek={() => undefined}
      />,
    );
  expect([drawn('amber'), drawn('red')]).toEqual([
    expect.stringContaining('偏离 30% 以上'),
    expect.stringContaining('偏离 50% 以上'),
  ]);
  const wider = jest.replaceProperty(BEYOND, 'red', 0.6);
  expect(drawn('red')).toContain('偏离 60% 以上');
  wider.restore();
});
