import type { RootState } from '#src/kernel/state';
import type { SubjectRange } from '#features/index-range/contract';
import { events } from '#features/index-range/events';
import { viewFrom } from '#features/index-range/range-view';
import { reducer } from '#features/index-range/state';
import { rangeExport } from '#features/index-range/ui/export/range-export';
import type { DomainEvent } from '#src/kernel/messages';
import { aRow, aSubject, aTable } from '../some-range';

const stateOf = (...heard: readonly DomainEvent[]) => ({
  indexRange: heard.reduce<ReturnType<typeof reducer>>(reducer, reducer(undefined, { type: '' })),
});
const started = events.listRequested({ view: viewFrom({ areaId: '20', stage: '招标控制价' }) });
const found = events.listLoaded({ page: aTable({ subjects: [aRow()] }) });
const sheetIn = (state: RootState, name: string) =>
  rangeExport(state, undefined)?.sheets.find((sheet) => sheet.name === name)?.rows;

test('while the table is on its way there is nothing to export', () => {
  expect(rangeExport(stateOf(started), undefined)).toBeUndefined();
});

test('the table: counts, quantiles, the recommended value and its course, as figures', () => {
  const state = stateOf(started, found);
  expect(rangeExport(state, undefined)?.sheets.map(({ name }) => name)).toEqual(['科目区间']);
  expect(sheetIn(state, '科目区间')).toEqual([
    [
      '钢筋工程',
      '元/㎡',
      40,
      0,
      0,
      180,
      220,
      246.5,
      290.46,
      338.5,
      374.7,
      453.1,
      293.28,
      0.19,
      '高',
      '',
      290,
      null,
      300,
    ],
  ]);
});

test('what so few samples leave unsaid stays empty, their cases stand in words', () => {
  const unsaid = { p10: null, p25: null, p50: null, p75: null, p90: null, recommended: null, cv: null };
  const few = aRow({ ...unsaid, n: 2, min: null, max: null, cases: [280, 301.5], reliability: '低' });
  const [row] = sheetIn(
    stateOf(started, events.listLoaded({ page: aTable({ subjects: [few] }) })),
    '科目区间',
  ) as [readonly unknown[]];
  expect(row.slice(5, 14)).toEqual(Array.from({ length: 9 }, () => null));
  expect(row[15]).toBe('仅示个例；个例 280、301.5');
});

test('of the chosen subject: distribution with what lies beyond, course and composition', () => {
  const histogram = { classes: [{ from: 180, to: 460, count: 38 }], below: 1, beyond: 1 };
  const subject = events.subjectLoaded({ subject: aSubject({ histogram }) });
  const state = stateOf(started, found, events.subjectRequested({ name: '钢筋工程' }), subject);
  expect(sheetIn(state, '分布')).toEqual([
    [null, 180, 1],
    [180, 460, 38],
    [460, null, 1],
  ]);
  expect(sheetIn(state, '半年走势')?.[0]).toEqual(['2024 上', 20, 240, 285, 330]);
  expect(sheetIn(state, '样本构成')?.[0]).toEqual(['年份', '2023', 20, 50]);
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
  expect(sheetIn(state, '样本构成')?.slice(0, 2)).toEqual([
    ['年份', '2023', 20, 33.333333],
    ['年份', '2025', 20, 66.666667],
  ]);
  const page = rangeExport(state, undefined);
  const heads = page?.sheets.find(({ name }) => name === '样本构成')?.columns.map(({ title }) => title);
  expect(heads?.at(-1)).toBe('占比（半衰期 24 个月）');
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
  const rows = sheetIn(chosen({ records }), '离群样本');
  expect(rows?.map((cells) => cells.at(-1))).toEqual(['未复核', '已标记正常：岩溶地质']);
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
