import { events } from '#features/water-renewal/events';
import { initialState, reducer, type WaterRenewalState } from '#features/water-renewal/state';
import { waterDetailExport } from '#features/water-renewal/ui/export/detail-export';
import { waterListExport } from '#features/water-renewal/ui/export/list-export';
import { createRebaser, readAsQuoted } from '#src/costing/rebaser';
import type { DomainEvent } from '#src/kernel/messages';
import type { ExportReading } from '#src/tables/export-reading';
import { aTable } from '#tests/features/basis/a-table';
import { apart, listRows, pageRows } from '#tests/support/titled-rows';
import { aDetail, aPage, aRow } from '../some-water';

const stateOf = (...heard: readonly DomainEvent[]) => ({
  waterRenewal: heard.reduce<WaterRenewalState>((before, event) => reducer(before, event), initialState),
});
const asQuoted: ExportReading = { rebase: readAsQuoted, basis: '', sources: [], areaName: undefined };
const inHubei: ExportReading = {
  ...asQuoted,
  rebase: createRebaser(aTable(), { areaId: '18' }),
  basis: '湖北',
};
const SCOPE = '含建筑与安装、设备和预备费；不含征地与建设期利息';
const shown = stateOf(events.listLoaded({ page: aPage() }));

const own = {
  工程: '佛山东港排涝泵站工程',
  类别: '泵站',
  建设性质: '未注明',
  地区: '广东 佛山',
  指标值: 2.18,
  单位口径: '万元/kW',
  所含与不含: SCOPE,
  税口径: '含税',
  规模: 1_000,
  规模单位: '装机容量 kW',
  价格期: '2025-09',
  阶段: '招标控制价',
  来源: '样例',
  提供方: '造价指标网（样例）',
};

test('[DATA-004] the list holds each value with its unit basis and what it holds', () => {
  expect(listRows(waterListExport(shown, asQuoted)!, [aRow()])).toEqual([apart(own)]);
});

test('in a basis the value that is read stands beside the original', () => {
  const read = Number(((2.18 * 0.97) / 1.08).toFixed(2));
  expect(listRows(waterListExport(shown, inHubei)!, [aRow()])).toEqual([
    apart({ ...own, 折算指标值: read, 折算口径: '湖北' }),
  ]);
});

test('the list is walked by number, and before it has come there is nothing to export', () => {
  const file = waterListExport(shown, asQuoted)!;
  expect(file.request('3')).toMatchObject({ body: { pageNo: 3, pageSize: 500 } });
  expect(file.read(aPage({ next: '2' }))).toMatchObject({ next: '2', rows: [{ id: 'pump-202509-1' }] });
  expect(waterListExport(stateOf(), asQuoted)).toBeUndefined();
  expect(waterDetailExport(stateOf(), asQuoted)).toBeUndefined();
});

test('[DATA-004] a record holds its costs, its quantities by its own unit, and what is near', () => {
  const near = aRow({
    name: '广州沙河排涝泵站工程',
    areaName: '广东 广州',
    value: 2.31,
    priceDate: '2025-08',
  });
  const file = waterDetailExport(
    stateOf(events.detailLoaded({ detail: aDetail({ similar: [near] }) })),
    asQuoted,
  );
  expect(pageRows(file)).toMatchObject({
    指标值: [
      { 指标: '指标值', 数值: 2.18, 单位: '万元/kW', 口径: '2025-09 · 广东 佛山 · 含税' },
      { 数值: 12 },
      { 数值: 41.67 },
      { 数值: 2.02 },
      { 数值: 2.2 },
      { 数值: 2.5 },
    ],
    费用构成: [
      apart({ 费用: '建筑工程', '金额 (元)': 12_000_000, '占除税造价 (%)': 60 }),
      apart({ 费用: '机电设备及安装', '金额 (元)': 8_000_000, '占除税造价 (%)': 40 }),
      apart({ 费用: '除税造价', '金额 (元)': 20_000_000, '占除税造价 (%)': 100 }),
      { 费用: '税金（9%）', '金额 (元)': 1_800_000, '占除税造价 (%)': null },
      { 费用: '含税造价', '金额 (元)': 21_800_000, '占除税造价 (%)': null },
    ],
    主要工程量: [apart({ 工程量: '混凝土', 单位: 'm³', 数量: 4_000, '含量 (每kW)': 4 })],
    相近的指标: [
      apart({
        工程: '广州沙河排涝泵站工程',
        建设性质: '未注明',
        地区: '广东 广州',
        指标值: 2.31,
        单位口径: '万元/kW',
        所含与不含: SCOPE,
        税口径: '含税',
        价格期: '2025-08',
      }),
    ],
  });
  expect(file?.basis).toEqual(
    expect.arrayContaining([
      ['指标值', '2.18 万元/kW 含税'],
      ['所含与不含', SCOPE],
      ['算式', '含税造价 ÷ 装机容量'],
      ['折算', '没有折算，按本项与各相近指标自己的价格期、地区与税口径'],
    ]),
  );
});
