import { events } from '#features/industry/events';
import { initialState, reducer, type IndustryState } from '#features/industry/state';
import { industryExport } from '#features/industry/ui/export/industry-export';
import type { DomainEvent } from '#src/kernel/messages';
import { apart, pageRows } from '#tests/support/titled-rows';
import { aCourse, aPage, aRow } from '../some-industry';

const stateOf = (...heard: readonly DomainEvent[]) => ({
  industry: heard.reduce<IndustryState>((before, event) => reducer(before, event), initialState),
});
const revised = { low: 2_460, high: 2_850, reason: '补报数据后重算', revisedOn: '2025-09-15' };
const published = {
  '环比 (%)': 0.37,
  '同比 (%)': -1.1,
  '较基期 (%)': 4.26,
  单位: '元/㎡',
  发布日: '2025-10-12',
};
const base = { 基期: '未注明基期，首期为 2021 年一季度' };
const issued = { 期号: '季报 2025-Q3', 原文页码: '第 12 页' };

test('the file holds the list, the open series and the calendar, each figure under its title', () => {
  const page = aPage({ indexDatas: [aRow({ first: revised })], chosen: aCourse() });
  const file = industryExport(stateOf(events.listLoaded({ page })), '广东');
  expect(pageRows(file)).toEqual({
    指标: [
      apart({
        ...published,
        ...issued,
        指标: '高层住宅建筑安装工程单方造价',
        类型: '高层住宅',
        地区: '广东',
        发布单位: '广东工程造价管理机构（样例）',
        期: '2025 年三季度',
        口径说明: '建安造价，含税；不含土地',
        低: 2_490,
        高: 2_890,
        状态: '暂定',
        修订: '首次发布 2,460–2,850，2025-09-15 修订：补报数据后重算',
        ...base,
        来源: '样例',
      }),
    ],
    各期数值: [
      { ...published, ...issued, ...base, 期: '2025 年三季度', 低: 2_490, 高: 2_890, 状态: '暂定', 修订: '' },
      apart({
        ...published,
        ...issued,
        ...base,
        期: '2025 年二季度',
        低: 2_480,
        高: 2_880,
        状态: '已定',
        修订: '首次发布 2,460–2,850，2025-09-15 修订：补报数据后重算',
      }),
    ],
    发布日历: [
      apart({
        发布单位: '广东工程造价管理机构（样例）',
        '2025-08': '2025-09-12',
        '2025-09': '发布单位暂停发布',
      }),
    ],
  });
  expect(file?.sources).toEqual([aRow().provenance]);
  expect(file?.cut).toBeUndefined();
});

test('a list cut short says how much there is, and before it has come there is nothing to export', () => {
  const more = industryExport(stateOf(events.listLoaded({ page: aPage({ total: 812 }) })), '广东');
  expect(more?.cut).toEqual({ sheet: '指标', held: 1, total: 812 });
  expect(industryExport(stateOf(), undefined)).toBeUndefined();
});
