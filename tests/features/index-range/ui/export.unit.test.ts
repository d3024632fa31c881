import { events } from '../../../../features/index-range/events';
import { viewFrom } from '../../../../features/index-range/range-view';
import { reducer } from '../../../../features/index-range/state';
import { rangeExport } from '../../../../features/index-range/ui/export/range-export';
import type { DomainEvent } from '../../../../src/kernel/messages';
import { aRow, aSubject, aTable } from '../some-range';

const stateOf = (...heard: readonly DomainEvent[]) => ({
  indexRange: heard.reduce<ReturnType<typeof reducer>>(reducer, reducer(undefined, { type: '' })),
});
const started = events.tableStarted({ view: viewFrom({ areaId: '20', stage: '招标控制价' }) });
const found = events.tableFound({ table: aTable({ subjects: [aRow()] }) });
const sheetIn = (state: unknown, name: string) =>
  rangeExport(state, undefined)?.sheets.find((sheet) => sheet.name === name)?.rows;

test('while the table is on its way there is nothing to export', () => {
  expect(rangeExport(stateOf(started), undefined)).toBeUndefined();
});

test('the table: counts, quantiles, the recommended value and its course, as figures', () => {
  const state = stateOf(started, found);
  expect(rangeExport(state, undefined)?.sheets.map(({ name }) => name)).toEqual(['科目区间']);
  expect(sheetIn(state, '科目区间')).toEqual([
    [
      ...['钢筋工程', '元/㎡', 40, 0, 0, 180, 220, 246.5, 290.46, 338.5, 374.7, 453.1, 293.28, 0.19],
      ...['高', '', 290, null, 300],
    ],
  ]);
});

test('what so few samples leave unsaid stays empty, their cases stand in words', () => {
  const unsaid = { p10: null, p25: null, p50: null, p75: null, p90: null, recommended: null, cv: null };
  const few = aRow({ ...unsaid, n: 2, min: null, max: null, cases: [280, 301.5], reliability: '低' });
  const [row] = sheetIn(
    stateOf(started, events.tableFound({ table: aTable({ subjects: [few] }) })),
    '科目区间',
  ) as [readonly unknown[]];
  expect(row.slice(5, 14)).toEqual(Array.from({ length: 9 }, () => null));
  expect(row[15]).toBe('仅示个例；个例 280、301.5');
});

test('of the chosen subject: distribution with what lies beyond, course and composition', () => {
  const histogram = { classes: [{ from: 180, to: 460, count: 38 }], below: 1, beyond: 1 };
  const subject = events.subjectFound({ subject: aSubject({ histogram }) });
  const state = stateOf(started, found, events.subjectStarted({ name: '钢筋工程' }), subject);
  expect(sheetIn(state, '分布')).toEqual([
    [null, 180, 1],
    [180, 460, 38],
    [460, null, 1],
  ]);
  expect(sheetIn(state, '半年走势')?.[0]).toEqual(['2024 上', 20, 240, 285, 330]);
  expect(sheetIn(state, '样本构成')?.[0]).toEqual(['年份', '2023', 20, 50]);
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
