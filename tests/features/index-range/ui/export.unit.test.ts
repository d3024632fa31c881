import type { RootState } from '#src/kernel/state';
import type { SubjectRange } from '#features/index-range/contract';
import { events } from '#features/index-range/events';
import { viewFrom } from '#features/index-range/range-view';
import { reducer } from '#features/index-range/state';
import { rangeExport } from '#features/index-range/ui/export/range-export';
import type { DomainEvent } from '#src/kernel/messages';
import { apart, pageRows } from '#tests/support/titled-rows';
import { aRow, aSubject, aTable } from '../some-range';

const stateOf = (...heard: readonly DomainEvent[]) => ({
  indexRange: heard.reduce<ReturnType<typeof reducer>>(reducer, reducer(undefined, { type: '' })),
});
const started = events.listRequested({ view: viewFrom({ areaId: '20', stage: '招标控制价' }) });
const found = events.listLoaded({ page: aTable({ subjects: [aRow()] }) });
const rowsOf = (state: RootState) => pageRows(rangeExport(state, undefined));

test('while the table is on its way there is nothing to export', () => {
  expect(rangeExport(stateOf(started), undefined)).toBeUndefined();
});

test('the table: counts, quantiles, the recommended value and its course, each figure under its title', () => {
  const row = aRow({
    outliers: { low: 3, high: 5, normal: 2 },
    spark: [290, 295.5, 300],
    cases: [281, 301.5],
  });
  const table = aTable({ subjects: [row] });
  expect(rowsOf(stateOf(started, events.listLoaded({ page: table })))).toEqual({
    科目区间: [
      apart({
        科目: '钢筋工程',
        单位: '元/㎡',
        样本: 40,
        离群偏低: 3,
        离群偏高: 5,
        最小: 180,
        P10: 220,
        P25: 246.5,
        中位: 290.46,
        P75: 338.5,
        P90: 374.7,
        最大: 453.1,
        推荐值: 293.28,
        '变异系数 CV': 0.19,
        可靠性: '高',
        说明: '个例 281、301.5',
        '加权均值 2024 上': 290,
        '加权均值 2024 下': 295.5,
        '加权均值 2025 上': 300,
      }),
    ],
  });
});

test('what so few samples leave unsaid stays empty, their cases stand in words', () => {
  const unsaid = { p10: null, p25: null, p50: null, p75: null, p90: null, recommended: null, cv: null };
  const few = aRow({ ...unsaid, n: 2, min: null, max: null, cases: [280, 301.5], reliability: '低' });
  const table = aTable({ subjects: [few] });
  expect(rowsOf(stateOf(started, events.listLoaded({ page: table }))).科目区间).toMatchObject([
    {
      ...Object.fromEntries(['最小', 'P10', 'P25', '中位', 'P75', 'P90', '最大'].map((head) => [head, null])),
      推荐值: null,
      '变异系数 CV': null,
      说明: '仅示个例；个例 280、301.5',
    },
  ]);
});

test('of the chosen subject: distribution with what lies beyond, course and composition', () => {
  const histogram = { classes: [{ from: 180, to: 460, count: 38 }], below: 1, beyond: 2 };
  const subject = events.subjectLoaded({ subject: aSubject({ histogram }) });
  const state = stateOf(started, found, events.subjectRequested({ name: '钢筋工程' }), subject);
  const { 分布: distribution, 半年走势: course, 样本构成: composition } = rowsOf(state);
  expect(distribution).toEqual([
    { '自 (元/㎡)': null, '至 (元/㎡)': 180, 样本数: 1 },
    apart({ '自 (元/㎡)': 180, '至 (元/㎡)': 460, 样本数: 38 }),
    { '自 (元/㎡)': 460, '至 (元/㎡)': null, 样本数: 2 },
  ]);
  expect(course).toEqual([
    apart({ 半年: '2024 上', 样本: 20, 'P25 (元/㎡)': 240, '中位 (元/㎡)': 285, 'P75 (元/㎡)': 330 }),
    apart({ 半年: '2025 上', 样本: 20, 'P25 (元/㎡)': 250, '中位 (元/㎡)': 295, 'P75 (元/㎡)': 340 }),
  ]);
  expect(composition).toEqual([
    apart({ 按: '年份', 组: '2023', 样本数: 20, '占比 (%)': 50 }),
    apart({ 按: '年份', 组: '2025', 样本数: 20, '占比 (%)': 50 }),
    apart({ 按: '地区', 组: '广东', 样本数: 40, '占比 (%)': 100 }),
    apart({ 按: '计价阶段', 组: '招标控制价', 样本数: 40, '占比 (%)': 100 }),
    apart({ 按: '来源', 组: '样例', 样本数: 40, '占比 (%)': 100 }),
  ]);
});

const chosen = (more: Partial<SubjectRange> = {}) =>
  stateOf(
    started,
    found,
    events.subjectRequested({ name: '钢筋工程' }),
    events.subjectLoaded({ subject: aSubject(more) }),
  );
const weighed = (state: ReturnType<typeof stateOf>, halfLife: number | null) => ({
  indexRange: reducer(state.indexRange, events.ageWeighed({ halfLife })),
});

test('[DATA-001] when old samples count for less, shares and recommended value are exported as they are weighed', () => {
  const state = weighed(chosen(), 24);
  // 2023-09 is 24 months old: half of its 20 samples count.
  const weighedHead = '占比（半衰期 24 个月） (%)';
  expect(rowsOf(state).样本构成?.slice(0, 2)).toEqual([
    apart({ 按: '年份', 组: '2023', 样本数: 20, [weighedHead]: 33.333333 }),
    apart({ 按: '年份', 组: '2025', 样本数: 20, [weighedHead]: 66.666667 }),
  ]);
  const page = rangeExport(state, undefined);
  expect(page?.basis).toEqual(
    expect.arrayContaining([
      ['分布、走势、构成', '科目“钢筋工程”；样本构成按新旧加权：半衰期 24 个月，自 2025-09 起算'],
      ['按新旧加权的推荐值', '297.71 元/㎡，较不加权 +1.5%，相当于 32 个等权样本'],
    ]),
  );
  const plain = rangeExport(weighed(state, null), undefined);
  expect(plain?.basis).toEqual(
    expect.arrayContaining([
      ['分布、走势、构成', '科目“钢筋工程”；样本构成不按新旧加权'],
      ['推荐值', '293.28 元/㎡，相当于 36 个等权样本'],
    ]),
  );
});

test('another subject is not weighed as the one before, the same one counted anew is', () => {
  const again = (row = aRow()) =>
    reducer(weighed(chosen(), 24).indexRange, events.subjectLoaded({ subject: aSubject({ row }) })).subject;
  expect(again().halfLife).toBe(24);
  expect(again(aRow({ name: '混凝土工程' })).halfLife).toBeNull();
  expect(again(aRow({ n: 39 })).halfLife).toBeNull();
});

test('what the screen does not draw is not exported: one half-year is no course, and nothing has no composition', () => {
  const [half] = aSubject().trend;
  const names = (more: Partial<SubjectRange>) =>
    rangeExport(chosen(more), undefined)?.sheets.map(({ name }) => name);
  expect(names({})).toEqual(['科目区间', '分布', '半年走势', '样本构成']);
  expect(names({ trend: [half!] })).not.toContain('半年走势');
  const { basis } = aTable();
  expect(names({ basis: { ...basis, period: null }, working: null })).not.toContain('样本构成');
});

test('[DATA-001] outliers are exported with what a reviewer has said of them', () => {
  const record = { id: 'p1', name: '某楼', areaName: '广东', priceDate: '2025-03', cost: 900, sample: true };
  const records = [
    { ...record, normal: null },
    { ...record, id: 'p2', normal: '岩溶地质' },
  ];
  const own = { 地区: '广东', 价格期: '2025-03', '钢筋工程 (元/㎡)': 900, 来源: '样例' };
  expect(rowsOf(chosen({ records })).离群样本).toEqual([
    apart({ ...own, 工程: '某楼', 复核: '未复核' }),
    apart({ ...own, 工程: '某楼', 复核: '已标记正常：岩溶地质' }),
  ]);
});

test('conditions, basis and method are told beside', () => {
  const page = rangeExport(stateOf(started, found), '广东');
  expect(page?.filters).toEqual(
    expect.arrayContaining([
      ['工程类型', '高层住宅'],
      ['计价阶段', '招标控制价'],
      ['地区', '广东'],
    ]),
  );
  expect(page?.basis).toContainEqual(['口径', '折算到 2025-09（全国综合造价指数） · 全国水平 · 含税']);
  expect(page?.sources.map(({ method }) => method)).toEqual(['数据统计法']);
});
