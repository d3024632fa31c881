import { configureStore } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import type { PolicyDocument } from '#features/policy-documents/contract-document';
import { events } from '#features/policy-documents/events';
import { initialState, reducer, type PolicyDocumentsState } from '#features/policy-documents/state';
import { PoliciesPage, PolicyPage, PricePage } from '#features/policy-documents/ui/index';
import { markedPieces } from '#features/policy-documents/ui/list/clause-hits.tsx';
import { clauseCitation, documentCitation, gapWords } from '#features/policy-documents/labels';
import { readAsQuoted } from '#src/costing/rebaser';
import type { DomainEvent } from '#src/kernel/messages';
import {
  aChange,
  aComparison,
  aDocument,
  anAmendedDocument,
  aPage,
  aRow,
  someHits,
  thePrices,
} from '../some-policies';

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
    places: [{ areaId: '1', areaName: '全国', count: 8 }],
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

test('an address of a clause that the document does not have is told', () => {
  expect(document(...shown({ clause: 99 }))).toContain('链接所指的条文不在本文件里，以下是全文。');
  expect(document(...shown({ clause: 2 }))).not.toContain('链接所指');
  expect(document(...shown())).not.toContain('链接所指');
});

test('the old text stands beside the new one with what differs marked; what is the same waits', () => {
  const html = document(
    ...shown({ withId: 'sample-202309-0' }),
    events.comparisonRequested({ id, withId: 'sample-202309-0' }),
    events.documentsCompared({ query: { id, withId: 'sample-202309-0' }, comparison: aComparison() }),
  );
  expect(html).toContain('<del>110</del>');
  expect(html).toContain('<ins>120</ins>');
  expect(html).toContain('修改 1 条，新增 0 条，删去 1 条，相同 1 条');
});

test('a citation names document, clause, state and day', () => {
  const one = aDocument();
  expect(clauseCitation(one, one.clauses[1]!)).toBe(
    '《示例文件 第241号 关于调整人工费指导单价的通知》（示例〔2025〕241号，广东建设工程造价管理站（示例），2025-09-03 发布）第二条：“普工120元/工日。技工170元/工日。”。效力：现行（2025-09-10 起施行，截至 2025-10-20）。',
  );
});

describe('[POLICY-001] a clause that a later document changes', () => {
  const marked = (amended: PolicyDocument) =>
    document(events.documentViewed({ id, view: {} }), events.documentLoaded({ document: amended }));

  test('says so at the clause, with both ways to the new text; the others say that they hold', () => {
    const html = marked(anAmendedDocument());
    expect(html).toContain('已由 示例〔2026〕279号 第十七条修改，2025-10-02 起');
    expect(html).toContain('href="#/policy/detail/sample-202509-2?clause=17"');
    expect(html).toContain(`href="#/policy/detail/${id}?clause=2&amp;with=sample-202509-2"`);
    expect(html.match(/未修改，仍有效/g)).toHaveLength(1);
  });

  test.each([
    [aChange({ kind: 'removed' }), '已删去', '已由 示例〔2026〕279号 第十七条删去，2025-10-02 起'],
    [aChange({ hasBegun: false }), '将修改', '将由 示例〔2026〕279号 第十七条修改，2025-10-02 起'],
    [
      aChange({ kind: 'unclear' }),
      '待核对',
      '修改情况请核对原文：可能已由 示例〔2026〕279号 第十七条修改，2025-10-02 起',
    ],
    [aChange({ byState: '废止' }), '已修改', '2025-10-02 起（该文件现为废止）'],
    [aChange({ byDocNo: '' }), '已修改', '已由 《示例文件 第279号》 第十七条修改'],
  ])('in the words of what is done to it', (change, mark, words) => {
    const html = marked(anAmendedDocument(change));
    expect(html).toContain(mark);
    expect(html).toContain(words);
  });

  test('says so in its citation, and a clause that holds in its own; that of the document names both', () => {
    const amended = anAmendedDocument();
    const [first, second] = amended.clauses;
    const force = '部分有效（2025-09-10 起施行，截至 2025-10-20）';
    expect(clauseCitation(amended, second!)).toMatch(
      `。效力：本条已由 示例〔2026〕279号 第十七条修改，2025-10-02 起；文件${force}。`,
    );
    expect(clauseCitation(amended, first!)).toMatch(`。效力：本条未修改，仍有效；文件${force}。`);
    expect(documentCitation(amended)).toMatch(`。效力：${force}；其中第二条已修改。`);
  });

  test('is not guessed at where the amendment does not say which it is', () => {
    const [before] = aDocument().chain;
    const unclear = { ...aDocument(), unclear: [{ ...before!, state: '现行' as const }] };
    const words = '示例〔2023〕169号 已修改本文件，但从收录的文本看不出改了哪一条';
    expect(marked(unclear)).toContain(words);
    expect(clauseCitation(unclear, unclear.clauses[0]!)).toContain(`${words}，引用前请核对`);
  });

  test('says so where it is found by a word', () => {
    const asked = events.listRequested({ view: { keyword: '质量保证金', sort: 'publishedOn' } });
    const [hit] = someHits().hits;
    const html = list(
      asked,
      events.clausesRequested({ keyword: '质量保证金' }),
      events.clausesFound({ hits: { ...someHits(), hits: [{ ...hit!, changes: [aChange()] }] } }),
    );
    expect(html).toContain('已由 示例〔2026〕279号 第十七条修改');
  });

  test('is counted in the comparison as one to be checked', () => {
    const query = { id, withId: 'sample-202309-0' };
    const { pairs, ...both } = aComparison();
    const comparison = { ...both, pairs: pairs.map((pair) => ({ ...pair, kind: 'unclear' as const })) };
    const html = document(
      ...shown({ withId: query.withId }),
      events.comparisonRequested(query),
      events.documentsCompared({ query, comparison }),
    );
    expect(html).toContain('，待核对 3 条');
    expect(html).toContain('<b>待核对</b>');
  });

  test('is what the comparison it leads to begins with', () => {
    const query = { id, withId: 'sample-202309-0' };
    const html = document(
      ...shown({ clause: 2, withId: query.withId }),
      events.comparisonRequested(query),
      events.documentsCompared({ query, comparison: aComparison() }),
    );
    expect(html.match(/data-current="true"/g)).toHaveLength(1);
    expect(html).toMatch(/data-current="true"><b>修改</);
  });
});

test('[POLICY-002] a case tells no day of force, no state, and is cited as what it is', () => {
  const row = aRow({ kind: '争议案例', state: null, effectiveOn: null });
  const aCase = { ...aDocument(), row };
  const html = document(events.documentViewed({ id, view: {} }), events.documentLoaded({ document: aCase }));
  expect(html).not.toContain('<dt>生效</dt>');
  expect(html).toContain('不适用（争议案例不施行、不废止，仅供参考）');
  expect(documentCitation(aCase)).toMatch(/。效力：不适用（争议案例不施行、不废止，仅供参考）。$/);
  expect(list(events.listLoaded({ page: aPage({ rows: [row] }) }))).not.toContain('2025-09-10');
});

test('[POLICY-002] what stands in clauses alone is not said to be missing', () => {
  const view = { keyword: '质量保证金', sort: 'publishedOn' } as const;
  const none = aPage({ rows: [], total: { count: 0, exact: true } });
  const heard = [
    events.listRequested({ view }),
    events.clausesRequested({ keyword: view.keyword }),
    events.listLoaded({ page: none }),
  ];
  const html = list(...heard, events.clausesFound({ hits: { ...someHits(6), hasMore: true } }));
  expect(html).toContain('标题中没有，条文中 6 余处');
  expect(html).toContain('标题中没有“质量保证金”，条文中有 6 余处');
  expect(html).not.toContain('没有符合条件的文件');
  expect(html).not.toContain('共 0 份文件');
  expect(list(...heard, events.clausesFound({ hits: someHits(0) }))).toContain('没有符合条件的文件');
});

test('[POLICY-002] every place can be seen among those to choose, and one without documents not chosen', () => {
  const place = (areaId: string, areaName: string, count: number) => ({ areaId, areaName, count });
  const overview = { years: [], soon: [], places: [place('20', '广东', 12), place('5', '山西', 0)] };
  const html = list(events.overviewLoaded({ overview }), events.listLoaded({ page: aPage() }));
  expect(html).toContain('<option value="20">广东（12）</option>');
  expect(html).toContain('<option value="5" disabled="">山西（0）</option>');
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
