import type { IndexList, IndexResult } from '#features/cost-indexes/contract';
import type { DetailView } from '#features/cost-indexes/detail-view';
import { events } from '#features/cost-indexes/events';
import { reducer } from '#features/cost-indexes/state';
import { indexPageExport } from '#features/cost-indexes/ui/export/detail-export';
import { indexListExport } from '#features/cost-indexes/ui/export/list-export';
import type { DomainEvent } from '#src/kernel/messages';
import { apart, pageRows } from '#tests/support/titled-rows';
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

test('the list: every series with its newest value, substitutes on a sheet of their own', () => {
  const rebar = aCard({
    id: 'r',
    name: 'HRB400 螺纹钢',
    category: '材料',
    item: '钢材',
    frequency: 'quarter',
    basePeriod: null,
    unit: '元/t',
    period: '2025-07',
    value: 3_420,
    status: 'firm',
  });
  const page = indexListExport(listOf(aList({ substitutes: [rebar] })), '广东');
  const own = { 地区: '全国', '环比 (%)': 0.12, '同比 (%)': -0.8, 来源: '样例' };
  const publisher = { 发布单位: '造价指标网（样例）', 编制方法: '拉氏指数（样例算法）' };
  expect(pageRows(page)).toEqual({
    造价指数: [
      {
        ...own,
        ...publisher,
        名称: '全国综合造价指数',
        类别: '综合指数',
        细项: '',
        频率: '月度',
        基期: '2020-01 = 100',
        最新期: '2025-09',
        数值: 100.9,
        单位: '点',
        状态: '暂定',
      },
    ],
    以全国序列代替: [
      apart({
        ...own,
        ...publisher,
        名称: 'HRB400 螺纹钢',
        类别: '材料价格',
        细项: '钢材',
        频率: '季度',
        基期: '无，为价格',
        最新期: '2025 年 3 季度',
        数值: 3_420,
        单位: '元/t',
        状态: '已定',
      }),
    ],
  });
  expect(page?.filters).toEqual([
    ['地区', '广东'],
    ['类别', '综合'],
  ]);
});

test('while another list is on its way nothing is exported under its name', () => {
  expect(indexListExport(stateOf(events.listRequested({ view: {} })), undefined)).toBeUndefined();
  expect(indexPageExport(stateOf(events.indexViewed({ id: 'composite-1', view: {} })))).toBeUndefined();
});

const changes = { monthOverMonth: 0.1, yearOverYear: -0.8, revision: 2 };
const nationwide = [
  aPoint('2023-06', 104.2, { revision: 1 }),
  aPoint('2025-08', 100.8, { monthOverMonth: -0.2 }),
  aPoint('2025-09', 100.9, { ...changes, status: 'provisional' }),
  aPoint('2025-10', 101, { status: 'forecast' }),
];
const guangdong = {
  seriesId: 'g',
  areaId: '20',
  areaName: '广东',
  points: [aPoint('2025-09', 110, { monthOverMonth: 0.3, yearOverYear: 1.5, revision: 3 })],
};
const both = aResult({
  regions: [...aResult().regions.map((region) => ({ ...region, points: nationwide })), guangdong],
});
const unchanged = { '环比 (%)': null, '同比 (%)': null };

test('a series: regions side by side as drawn, and every one as published', () => {
  expect(pageRows(indexPageExport(seriesOf(both)))).toEqual({
    各期数值: [
      { ...unchanged, 期: '2025-10', '全国 (点)': 101, '广东 (点)': null, 状态: '预测', 修订次数: 0 },
      apart({
        期: '2025-09',
        '全国 (点)': 100.9,
        '广东 (点)': 110,
        '环比 (%)': 0.1,
        '同比 (%)': -0.8,
        状态: '暂定',
        修订次数: 2,
      }),
      {
        ...unchanged,
        期: '2025-08',
        '全国 (点)': 100.8,
        '广东 (点)': null,
        '环比 (%)': -0.2,
        状态: '已定',
        修订次数: 0,
      },
      { ...unchanged, 期: '2023-06', '全国 (点)': 104.2, '广东 (点)': null, 状态: '已定', 修订次数: 1 },
    ],
    发布值: [
      { ...unchanged, 地区: '全国', 期: '2023-06', '数值 (点)': 104.2, 状态: '已定', 修订次数: 1 },
      {
        ...unchanged,
        地区: '全国',
        期: '2025-08',
        '数值 (点)': 100.8,
        '环比 (%)': -0.2,
        状态: '已定',
        修订次数: 0,
      },
      apart({
        地区: '全国',
        期: '2025-09',
        '数值 (点)': 100.9,
        '环比 (%)': 0.1,
        '同比 (%)': -0.8,
        状态: '暂定',
        修订次数: 2,
      }),
      { ...unchanged, 地区: '全国', 期: '2025-10', '数值 (点)': 101, 状态: '预测', 修订次数: 0 },
      apart({
        地区: '广东',
        期: '2025-09',
        '数值 (点)': 110,
        '环比 (%)': 0.3,
        '同比 (%)': 1.5,
        状态: '已定',
        修订次数: 3,
      }),
    ],
    权重: [apart({ 构成: '人工', '权重 (%)': 60 }), apart({ 构成: '钢材', '权重 (%)': 40 })],
    贡献分解: [
      apart({ 构成: '钢材', '权重 (%)': 40, '贡献 (点)': -1.5, 代表序列: 'HRB400 螺纹钢' }),
      { 构成: '其他', '权重 (%)': 60, '贡献 (点)': 0.3, 代表序列: '' },
    ],
    发布记录: [
      apart({
        期号: '月报 2025-09',
        名称: '2025 年 9 月工程造价指数（样例）',
        期: '2025-09',
        发布日期: '2025-10-12',
        '数值 (点)': 100.9,
        状态: '暂定',
      }),
    ],
    修订记录: [
      apart({
        期: '2023-06',
        '修订前 (点)': 104.5,
        '修订后 (点)': 104.2,
        原因: '补录地区样本后重算（样例）',
        修订日期: '2023-10-12',
      }),
    ],
  });
});

test('with another month as 100 the drawing follows, what was published does not, and a region without it is named', () => {
  const page = indexPageExport(seriesOf(both, { base: '2025-08', from: '2025-09' }));
  const { 各期数值: drawn, 发布值: published } = pageRows(page);
  expect(drawn?.map(({ 期 }) => 期)).toEqual(['2025-10', '2025-09']);
  expect(drawn?.[1]?.['全国 (2025-08 = 100)']).toBeCloseTo((100.9 / 100.8) * 100, 9);
  expect(published?.[0]).toMatchObject({ 期: '2023-06', '数值 (点)': 104.2, 修订次数: 1 });
  expect(page?.filters).toContainEqual(['重定基期', '2025-08 = 100']);
  expect(page?.basis).toContainEqual(['未列入', '广东在 2025-08 没有数值']);
});
