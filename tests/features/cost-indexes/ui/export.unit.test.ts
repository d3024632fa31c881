import type { IndexList, IndexResult } from '#features/cost-indexes/contract';
import type { DetailView } from '#features/cost-indexes/detail-view';
import { events } from '#features/cost-indexes/events';
import { reducer } from '#features/cost-indexes/state';
import { indexPageExport } from '#features/cost-indexes/ui/export/detail-export';
import { indexListExport } from '#features/cost-indexes/ui/export/list-export';
import type { DomainEvent } from '#src/kernel/messages';
import type { PageExport } from '#src/tables/list-export';
import { aCard, aList, aPoint, aResult } from '../some-index';

const stateOf = (...heard: readonly DomainEvent[]) => ({
  costIndexes: heard.reduce<ReturnType<typeof reducer>>(reducer, reducer(undefined, { type: '' })),
});
const listOf = (found: IndexList) =>
  stateOf(
    events.listRequested({ view: { areaId: '20', category: '综合' } }),
    events.listLoaded({ page: found }),
  );
const seriesOf = (result: IndexResult, view: DetailView = {}) =>
  stateOf(events.indexViewed({ id: 'composite-1', view }), events.indexLoaded({ result }));
const sheetIn = (page: PageExport | undefined, name: string) => {
  const sheet = page?.sheets.find((each) => each.name === name);
  return { heads: sheet?.columns.map(({ title }) => title), rows: sheet?.rows };
};

test('the list: every series with its newest value, substitutes on a sheet of their own', () => {
  const substitutes = [aCard({ id: 'r', name: '螺纹钢', category: '材料', basePeriod: null, unit: '元/t' })];
  const page = indexListExport(listOf(aList({ substitutes })), '广东');
  expect(page?.sheets.map(({ name }) => name)).toEqual(['造价指数', '以全国序列代替']);
  expect(sheetIn(page, '造价指数').rows?.[0]?.slice(0, 12)).toEqual([
    '全国综合造价指数',
    '综合指数',
    '',
    '全国',
    '月度',
    '2020-01 = 100',
    '2025-09',
    100.9,
    '点',
    0.12,
    -0.8,
    '暂定',
  ]);
  expect(sheetIn(page, '以全国序列代替').rows?.[0]?.[5]).toBe('无，为价格');
  expect(page?.filters).toEqual([
    ['地区', '广东'],
    ['类别', '综合'],
  ]);
});

test('while another list is on its way nothing is exported under its name', () => {
  expect(indexListExport(stateOf(events.listRequested({ view: {} })), undefined)).toBeUndefined();
  expect(indexPageExport(stateOf(events.indexViewed({ id: 'composite-1', view: {} })))).toBeUndefined();
});

const guangdong = {
  seriesId: 'g',
  areaId: '20',
  areaName: '广东',
  points: [aPoint('2025-09', 110)],
};
const both = aResult({ regions: [...aResult().regions, guangdong] });

test('a series: regions side by side as drawn, and every one as published', () => {
  const page = indexPageExport(seriesOf(both));
  expect(page?.sheets.map(({ name }) => name)).toEqual([
    '各期数值',
    '发布值',
    '权重',
    '贡献分解',
    '发布记录',
    '修订记录',
  ]);
  const drawn = sheetIn(page, '各期数值');
  expect(drawn.heads).toEqual(['期', '全国', '广东', '环比', '同比', '状态', '修订次数']);
  expect(drawn.rows?.slice(0, 2)).toEqual([
    ['2025-10', 101, null, null, null, '预测', 0],
    ['2025-09', 100.9, 110, 0.1, -0.8, '暂定', 0],
  ]);
  expect(sheetIn(page, '发布值').rows?.at(-1)).toEqual(['广东', '2025-09', 110, null, null, '已定', 0]);
  expect(sheetIn(page, '发布值').rows).toHaveLength(5);
  expect(sheetIn(page, '修订记录').rows).toEqual([
    ['2023-06', 104.5, 104.2, '补录地区样本后重算（样例）', '2023-10-12'],
  ]);
  expect(sheetIn(page, '贡献分解').rows?.at(-1)).toEqual(['其他', 60, 0.3, '']);
});

test('with another month as 100 the drawing follows, what was published does not, and a region without it is named', () => {
  const page = indexPageExport(seriesOf(both, { base: '2025-08', from: '2025-09' }));
  const { rows } = sheetIn(page, '各期数值');
  expect(rows?.map(([period]) => period)).toEqual(['2025-10', '2025-09']);
  expect(rows?.[1]?.[1]).toBeCloseTo((100.9 / 100.8) * 100, 9);
  expect(sheetIn(page, '发布值').rows?.[0]).toEqual(['全国', '2023-06', 104.2, null, null, '已定', 1]);
  expect(page?.filters).toContainEqual(['重定基期', '2025-08 = 100']);
  expect(page?.basis).toContainEqual(['未列入', '广东在 2025-08 没有数值']);
});
