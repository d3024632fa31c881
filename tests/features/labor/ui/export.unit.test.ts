import { events } from '#features/labor/events';
import { initialState, reducer, type LaborState } from '#features/labor/state';
import { priceLineExport } from '#features/labor/ui/export/line-export';
import { laborListExport } from '#features/labor/ui/export/list-export';
import type { DomainEvent } from '#src/kernel/messages';
import { apart, pageRows } from '#tests/support/titled-rows';
import { aPage, aTrend, thePlaces } from '../some-labor';

const stateOf = (...heard: readonly DomainEvent[]) => ({
  labor: heard.reduce<LaborState>((before, event) => reducer(before, event), initialState),
});

test('the list holds each price under its title, with its unit and its source', () => {
  const file = laborListExport(stateOf(events.listLoaded({ page: aPage() })), '广东');
  expect(pageRows(file)).toEqual({
    劳务价格: [
      apart({
        分部: '模板',
        子目: '木模板制作安装拆除',
        工作内容及特征: '按接触面展开面积',
        单位: '㎡',
        计价方式: '清包',
        所含: '不含小型机具、辅材、保险、税',
        地区: '广东',
        价格期: '2025-09',
        '低价 (元)': 50,
        '中价 (元)': 54.5,
        '高价 (元)': 60.25,
        '环比 (%)': 0.35,
        样本数: 28,
        '低–中–高的含义': 'P25 – 中位 – P75',
        税口径: '除税',
        来源: '样例',
        提供方: '造价指标网（样例）',
      }),
    ],
  });
  expect(file?.sources[0]).toMatchObject({ kind: 'sample' });
  expect(file?.cut).toBeUndefined();
});

test('a list cut short says how much there is, and before it has come there is nothing to export', () => {
  const more = laborListExport(stateOf(events.listLoaded({ page: aPage({ total: 812 }) })), '广东');
  expect(more?.cut).toEqual({ sheet: '劳务价格', held: 1, total: 812 });
  expect(laborListExport(stateOf(), undefined)).toBeUndefined();
  expect(priceLineExport(stateOf())).toBeUndefined();
});

test('a line holds its months, the newest first, its places and a day, each price under its title', () => {
  const page = priceLineExport(
    stateOf(
      events.lineViewed({ id: 'formwork-timber-20', view: {} }),
      events.lineLoaded({ trend: aTrend() }),
      events.placesLoaded({ prices: thePlaces() }),
    ),
  );
  const month = { '低–中–高的含义': 'P25 – 中位 – P75' };
  expect(pageRows(page)).toEqual({
    各期价格: [
      apart({
        ...month,
        期: '2025-09',
        '低价 (元/㎡)': 50,
        '中价 (元/㎡)': 54.5,
        '高价 (元/㎡)': 60.25,
        样本数: 28,
        广东人工费指数: 114.57,
      }),
      apart({
        ...month,
        期: '2025-08',
        '低价 (元/㎡)': 49.8,
        '中价 (元/㎡)': 54.31,
        '高价 (元/㎡)': 60,
        样本数: 27,
        广东人工费指数: 114,
      }),
    ],
    各地同期: [
      apart({
        地区: '全国',
        '低价 (元/㎡)': 49,
        '中价 (元/㎡)': 53,
        '高价 (元/㎡)': 58,
        样本数: 600,
        '工日单价 (元/工日)': 378,
      }),
      apart({
        地区: '广东',
        '低价 (元/㎡)': 50,
        '中价 (元/㎡)': 54.5,
        '高价 (元/㎡)': 60.25,
        样本数: 28,
        '工日单价 (元/工日)': 388,
      }),
      {
        地区: '湖南',
        '低价 (元/㎡)': 46,
        '中价 (元/㎡)': 50,
        '高价 (元/㎡)': 55,
        样本数: 4,
        '工日单价 (元/工日)': null,
      },
    ],
    工日与子目: [
      apart({ 水平: '低', '木工 (元/工日)': 360, '折合工资 (元/㎡)': 45, '子目价 (元/㎡)': 50 }),
      apart({ 水平: '中', '木工 (元/工日)': 388, '折合工资 (元/㎡)': 48.5, '子目价 (元/㎡)': 54.5 }),
      apart({ 水平: '高', '木工 (元/工日)': 420, '折合工资 (元/㎡)': 52.5, '子目价 (元/㎡)': 60.25 }),
    ],
  });
});
