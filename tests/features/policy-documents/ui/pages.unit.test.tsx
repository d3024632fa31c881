import { configureStore } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { events } from '#features/policy-documents/events';
import { initialState, reducer, type PolicyDocumentsState } from '#features/policy-documents/state';
import { PoliciesPage, PolicyPage, PricePage } from '#features/policy-documents/ui/index';
import { markedPieces } from '#features/policy-documents/ui/list/clause-hits.tsx';
import { citationOf, gapWords } from '#features/policy-documents/words';
import { readAsQuoted } from '#src/costing/rebaser';
import type { DomainEvent } from '#src/kernel/messages';
import { aComparison, aDocument, aPage, aRow, someHits, thePrices } from '../some-policies';

const reading = { rebase: readAsQuoted, sources: {}, onCopy: () => undefined };
const folded = (heard: readonly DomainEvent[]) =>
  heard.reduce<PolicyDocumentsState>((before, event) => reducer(before, event), initialState);
const draw = (page: ReactNode, heard: readonly DomainEvent[]) => {
  const store = configureStore({ reducer: () => ({ policyDocuments: folded(heard) }) });
  return renderToStaticMarkup(<Provider store={store}>{page}</Provider>);
};
const parts = { exportButton: <i>导出</i>, marksOf: () => null };
const list = (...heard: readonly DomainEvent[]) => draw(<PoliciesPage {...parts} />, heard);
const document = (...heard: readonly DomainEvent[]) =>
  draw(<PolicyPage {...parts} reading={reading} />, heard);
const prices = (...heard: readonly DomainEvent[]) => draw(<PricePage {...parts} reading={reading} />, heard);
const { id } = aRow();
const shown = (view = {}) => [
  events.documentViewed({ id, view }),
  events.documentLoaded({ document: aDocument() }),
];
const problem = { code: 440, message: '没有', requestId: 'r-1' };

test('[POLICY-002] a row tells title, number, issuer, days, state and what it moves', () => {
  const html = list(events.listLoaded({ page: aPage() }));
  expect(html).toContain(`href="#/policy/detail/${id}"`);
  for (const text of ['示例〔2025〕241号', '广东建设工程造价管理站', '2025-09-10', '现行', '人工费调整'])
    expect(html).toContain(text);
  expect(html).toContain('共 1 份文件');
  expect(html).not.toContain('天内生效');
  expect(html).not.toContain('价格表');
});

test('what takes effect within thirty days is told above the list', () => {
  const overview = {
    years: ['2025'],
    places: [{ areaId: '1', areaName: '全国' }],
    soon: [aRow({ state: '即将实施', effectiveOn: '2025-11-02' })],
  };
  const html = list(events.overviewLoaded({ overview }), events.listLoaded({ page: aPage() }));
  expect(html).toContain('30 天内生效 1 份');
  expect(html).toContain('全国性文件');
});

test('clauses with the keyword stand above the documents, the words marked, each with its address', () => {
  const asked = events.listRequested({ view: { keyword: '质量保证金', sort: 'publishedOn' } });
  const wanted = events.clausesRequested({ keyword: '质量保证金' });
  const html = list(asked, wanted, events.clausesFound({ hits: someHits(6) }));
  expect(html).toContain(`href="#/policy/detail/${id}?clause=22"`);
  expect(html).toContain('<mark>质量保证金</mark>');
  expect(html).toContain('条文中有 6 处');
  expect(html).toContain('列出 6 处条文');
  expect(list(asked, wanted, events.clausesFound({ hits: { ...someHits(0) } }))).toContain(
    '条文中没有“质量保证金”',
  );
  expect(list(asked, wanted, events.clausesFailed({ problem }))).toContain('没能检索条文');
});

test('words are marked wherever they stand, the longer one first', () => {
  expect(markedPieces('HRB400 钢筋与钢筋笼', ['钢筋', '钢筋笼', 'hrb400'])).toEqual([
    { text: 'HRB400', isWord: true },
    { text: ' ', isWord: false },
    { text: '钢筋', isWord: true },
    { text: '与', isWord: false },
    { text: '钢筋笼', isWord: true },
  ]);
});

test('a document tells its chain, its contents, its clauses, where it is felt, and its files', () => {
  const html = document(...shown({ clause: 2 }));
  expect(html).toContain('替代 示例〔2023〕169号');
  expect(html).toContain('被 示例〔2025〕241号 替代');
  expect(html).toContain(`href="#/policy/detail/${id}?with=sample-202309-0"`);
  expect(html).toContain(`href="#/policy/detail/${id}?clause=2"`);
  expect(html).toContain('<p>普工120元/工日。</p><p>技工170元/工日。</p>');
  expect(html).toContain('查看人工费指数');
  expect(html).toContain('不是任何机构发布的文件');
  expect(html).toContain('（条文）.xlsx');
  expect(html).not.toContain('新旧对照');
});

test('the old text stands beside the new one with what differs marked; what is the same waits', () => {
  const html = document(
    ...shown({ withId: 'sample-202309-0' }),
    events.comparisonRequested({ id, withId: 'sample-202309-0' }),
    events.documentsCompared({ wish: { id, withId: 'sample-202309-0' }, comparison: aComparison() }),
  );
  expect(html).toContain('<del>110</del>');
  expect(html).toContain('<ins>120</ins>');
  expect(html).toContain('修改 1 条，新增 0 条，删去 1 条，相同 1 条');
});

test('a citation names document, clause, state and day', () => {
  const { row, asOf, clauses } = aDocument();
  expect(citationOf(row, asOf, clauses[1])).toBe(
    '《示例文件 第241号 关于调整人工费指导单价的通知》（示例〔2025〕241号，广东建设工程造价管理站（示例），2025-09-03 发布）第二条：“普工120元/工日。技工170元/工日。”。效力：现行（2025-09-10 起施行，截至 2025-10-20）。',
  );
});

test('a price document tells window, rates, both prices, and the change since it was last seen', () => {
  const html = prices(
    events.pricesRequested({ id: 'price-20-202509' }),
    events.pricesLoaded({ prices: thePrices() }),
  );
  for (const text of [
    '2025-08-21 至 2025-09-20，31 天',
    '与上期首尾相接',
    '3,400.00',
    '3,842.00',
    '13%',
    '1.04%',
  ])
    expect(html).toContain(text);
  expect(html).toContain('较您上次查看的2025年第8期（2025-09-01 查看）');
  expect(html).toContain('href="#/projectCost/detail/rebar-1"');
  expect(html).toContain('href="#/policy/priceDetail/price-20-202508"');
  expect([gapWords(null), gapWords(3), gapWords(-2)]).toEqual([
    '本系列的第一期',
    '与上期之间空缺 3 天',
    '与上期重叠 2 天',
  ]);
});

test('what is not there leads back to the list', () => {
  const missing = document(events.documentViewed({ id, view: {} }), events.documentFailed({ problem }));
  expect(missing).toContain('没有找到这份文件');
  const none = prices(events.pricesRequested({ id }), events.pricesFailed({ problem }));
  expect(none).toContain('没有找到这份价格文件');
  for (const html of [missing, none]) expect(html).toContain('href="#/policy/index"');
});
