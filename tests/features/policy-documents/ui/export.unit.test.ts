import { events } from '#features/policy-documents/events';
import { initialState, reducer, type PolicyDocumentsState } from '#features/policy-documents/state';
import { policyExport } from '#features/policy-documents/ui/export/document-export';
import { policyListExport } from '#features/policy-documents/ui/export/list-export';
import { priceExport } from '#features/policy-documents/ui/export/price-export';
import type { DomainEvent } from '#src/kernel/messages';
import { apart, listRows, pageRows } from '#tests/support/titled-rows';
import { aComparison, anAmendedDocument, aPage, aRow, thePrices } from '../some-policies';

const stateOf = (...heard: readonly DomainEvent[]) => ({
  policyDocuments: heard.reduce<PolicyDocumentsState>(
    (before, event) => reducer(before, event),
    initialState,
  ),
});
const { id } = aRow();

test('the list holds each document with its number, its days and its state', () => {
  const file = policyListExport(stateOf(events.listLoaded({ page: aPage() })))!;
  const row = aRow({ endedOn: '2026-03-31', impacts: ['人工费调整', '税率'] });
  expect(listRows(file, [row])).toEqual([
    apart({
      文件: '示例文件 第241号 关于调整人工费指导单价的通知',
      文号: '示例〔2025〕241号',
      发文机关: '广东建设工程造价管理站（示例）',
      层级: '省',
      地区: '广东',
      类别: '造价政策',
      专业: '房屋建筑与装饰',
      发布日: '2025-09-03',
      生效日: '2025-09-10',
      废止日: '2026-03-31',
      效力: '现行',
      影响: '人工费调整、税率',
      来源: '样例',
    }),
  ]);
  expect(listRows(file, [aRow()])).toMatchObject([{ 废止日: '' }]);
  expect(file.request(undefined)).toMatchObject({ body: { pageSize: 500, sort: 'publishedOn' } });
});

test('a document holds its clauses, what it took the place of, and the comparison that is shown', () => {
  const { pairs, ...both } = aComparison();
  const renumbered = pairs.map((pair) =>
    pair.kind === 'changed' && pair.after ? { ...pair, after: { ...pair.after, number: '第三条' } } : pair,
  );
  const query = { id, withId: 'x' };
  const page = policyExport(
    stateOf(
      events.documentViewed({ id, view: { withId: 'x' } }),
      events.documentLoaded({ document: anAmendedDocument() }),
      events.comparisonRequested(query),
      events.documentsCompared({ query, comparison: { ...both, pairs: renumbered } }),
    ),
  );
  const rule = '为规范计价行为，制定本文件。';
  expect(pageRows(page)).toEqual({
    条文: [
      apart({ 章: '第一章 总则', 条: '第一条', 条文: rule, 条文效力: '未修改，仍有效' }),
      apart({
        章: '第二章 人工费调整',
        条: '第二条',
        条文: '普工120元/工日。\n技工170元/工日。',
        条文效力: '已由 示例〔2026〕279号 第十七条修改，2025-10-02 起',
      }),
    ],
    效力沿革: [
      apart({
        文件: '示例文件 第169号',
        文号: '示例〔2023〕169号',
        发布日: '2023-09-03',
        生效日: '2023-09-10',
        废止日: '2025-09-10',
        效力: '废止',
      }),
      {
        文件: '示例文件 第241号 关于调整人工费指导单价的通知',
        文号: '示例〔2025〕241号',
        发布日: '2025-09-03',
        生效日: '2025-09-10',
        废止日: '',
        效力: '现行',
      },
    ],
    新旧对照: [
      { 变化: '相同', 旧条: '第一条', 旧文: rule, 新条: '第一条', 新文: rule },
      apart({
        变化: '修改',
        旧条: '第二条',
        旧文: '普工110元/工日。',
        新条: '第三条',
        新文: '普工120元/工日。',
      }),
      { 变化: '删去', 旧条: '第一条', 旧文: rule, 新条: '', 新文: '' },
    ],
  });
});

test('a price document holds each price before and after tax, beside that of the issue compared with', () => {
  const page = priceExport(
    stateOf(events.pricesRequested({ id }), events.pricesLoaded({ prices: thePrices() })),
  );
  const own = {
    编码: '0101001',
    规格: 'HRB400E Φ10 以内',
    单位: 't',
    '除税价 (元)': 3_400,
    '含税价 (元)': 3_842,
    '税率 (%)': 13,
    地区: '广州',
  };
  expect(pageRows(page)).toEqual({
    价格表: [
      apart({
        ...own,
        类别: '黑色金属',
        名称: '热轧带肋钢筋',
        '比较期除税价 (元)': 3_365,
        '变化 (%)': 1.040119,
      }),
      { ...own, 类别: '地方材料', 名称: '中砂', '比较期除税价 (元)': null, '变化 (%)': null },
    ],
    各期窗口: [
      apart({ 期号: '2025年第9期', 窗口首日: '2025-08-21', 窗口末日: '2025-09-20', 天数: 31 }),
      apart({ 期号: '2025年第8期', 窗口首日: '2025-07-21', 窗口末日: '2025-08-20', 天数: 31 }),
    ],
  });
});

test('before it has come there is nothing to export', () => {
  expect(policyListExport(stateOf())).toBeUndefined();
  expect(policyExport(stateOf())).toBeUndefined();
  expect(priceExport(stateOf())).toBeUndefined();
});
