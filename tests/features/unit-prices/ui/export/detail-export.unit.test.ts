import type { RootState } from '#src/kernel/state';
import { OWN_TERMS } from '#features/unit-prices/detail-view';
import { events } from '#features/unit-prices/events';
import { reducer } from '#features/unit-prices/state';
import { quotedIn } from '#features/unit-prices/ui/cost-of';
import { unitPricePageExport } from '#features/unit-prices/ui/export/detail-export';
import { sumMoney } from '#src/costing/money';
import { createRebaser, readAsQuoted } from '#src/costing/rebaser';
import type { ExportReading } from '#src/tables/export-reading';
import { aTable } from '#tests/features/basis/a-table';
import { apart, pageRows } from '#tests/support/titled-rows';
import { found, market, row, twoResources } from './some-blocks';

type Reducer = typeof reducer;
const stateOf = (blocks = found, terms = {}) => ({
  unitPrices: [
    events.detailRequested({ id: '1', projectId: 'p1', basis: '' }),
    ...blocks.map((block) => events.blockLoaded(block)),
    ...(Object.keys(terms).length > 0 ? [events.termsTried({ terms: { ...OWN_TERMS, ...terms } })] : []),
  ].reduce<ReturnType<Reducer>>(reducer, reducer(undefined, { type: '' })),
});
const asQuoted: ExportReading = { rebase: readAsQuoted, basis: '', sources: [], areaName: undefined };
const inHubei: ExportReading = {
  rebase: createRebaser(aTable(), { areaId: '18' }),
  basis: '湖北',
  sources: ['地区造价系数'],
  areaName: undefined,
};
const rowsOf = (reading = asQuoted, state: RootState = stateOf()) =>
  pageRows(unitPricePageExport(state, reading));
const figuresOf = (...figures: readonly (readonly [string, number, string, string])[]) =>
  figures.map(([指标, 数值, 单位, 口径]) => ({ 指标, 数值, 单位, 口径 }));
const figures = figuresOf(
  ['工程量', 10, 'm³', ''],
  ['合价', 1_243, '元', '除税'],
  ['同组样本数', 42, '个', '可靠性高：42 个样本，变异系数 0.10，近 12 个月 42 个'],
  ['同组低值', 560, '元/m³', 'P25 – 中位 – P75'],
  ['同组中位', 598, '元/m³', 'P25 – 中位 – P75'],
  ['同组高值', 640, '元/m³', 'P25 – 中位 – P75'],
);
const norm = {
  定额编号: 'A4-1',
  定额名称: '矩形柱',
  单位: '10m³',
  数量: 0.1,
  '定额单价 (元)': 1_243,
  '人工 (元)': 60,
  '材料 (元)': 30,
  '机械 (元)': 10,
  '管利险 (元)': 24.3,
  '合价 (元)': 124.3,
};
const regions = [
  apart({
    地区: '广东',
    样本数: 6,
    '中位 (元)': 125.5,
    '低值 (元)': 110,
    '高值 (元)': 140,
    '低值–高值的含义': '最低 – 中位 – 最高',
  }),
  {
    地区: '湖北',
    样本数: 2,
    '中位 (元)': null,
    '低值 (元)': null,
    '高值 (元)': null,
    '低值–高值的含义': '样本不足，只列个例：个例 108.00、112.00',
  },
];
const course = {
  月份: '2025-09',
  广东样本数: 7,
  '广东中位 (元)': 126,
  全国样本数: 70,
  '全国中位 (元)': 119,
};
const similar = {
  清单编码: '010505001001',
  项目名称: '有梁板',
  项目特征: '混凝土强度等级：C30',
  单位: 'm³',
  '单价 (元)': 131.2,
  税口径: '除税',
  地区: '广东 深圳',
  价格期: '2025-08',
  来源: '样例',
};

test('before the record has come there is nothing to export', () => {
  expect(unitPricePageExport(stateOf([]), asQuoted)).toBeUndefined();
});

test('every table of the record stands on a sheet, each figure under its title; signs for figures stay signs', () => {
  expect(rowsOf(asQuoted, stateOf([...found, ...market]))).toEqual({
    关键指标: [...figuresOf(['综合单价', 124.3, '元/m³', '2025-09 · 广东 广州 · 除税，税率 9%']), ...figures],
    价格组成: [
      apart({ 费用: '人工费', '金额 (元)': 100, '占比 (%)': 80.45 }),
      { 费用: '材料费', '金额 (元)': '===', '占比 (%)': '===' },
      apart({ 费用: '企业管理费', '金额 (元)': 18, '占比 (%)': 14.48 }),
      apart({ 费用: '利润', '金额 (元)': 6.3, '占比 (%)': 5.07 }),
      { 费用: '风险费', '金额 (元)': '/', '占比 (%)': '/' },
    ],
    定额组成: [apart(norm)],
    工料机汇总: [
      {
        类别: '人工',
        编码: '0001',
        名称: '综合人工',
        规格: '一般技工',
        单位: '工日',
        消耗量: 0.5,
        '单价 (元)': 200,
        '合价 (元)': 100,
        '占比 (%)': 100,
        ABC: 'A',
        未计价材料: '',
        价格来源: '样例价',
      },
    ],
    各地区中位: regions,
    走势: [apart(course)],
    相似清单: [apart(similar)],
  });
});

test('in a basis, and tried out, every amount stands beside its original, and the terms say what moved it', () => {
  const tried = stateOf([...found, ...market], { managementRate: 0.2 });
  const { 价格组成: parts, 工料机汇总: _, ...tables } = rowsOf(inHubei, tried);
  expect(tables).toEqual({
    关键指标: [
      ...figuresOf(
        ['综合单价', 124.3, '元/m³', '2025-09 · 广东 广州 · 除税，税率 9%'],
        ['综合单价（折算）', 111.64, '元/m³', '湖北'],
        ['测算单价', 126.3, '元/m³', '除税'],
        ['测算单价（折算）', 113.44, '元/m³', '湖北'],
      ),
      ...figures,
    ],
    定额组成: [
      apart({
        ...norm,
        '折算定额单价 (元)': 1_116.4,
        '折算人工 (元)': 53.89,
        '折算材料 (元)': 26.94,
        '折算机械 (元)': 8.98,
        '折算管利险 (元)': 21.83,
        '折算合价 (元)': 111.64,
      }),
    ],
    各地区中位: regions,
    走势: [apart({ ...course, '折算广东中位 (元)': 113.17, '折算全国中位 (元)': 115.43 })],
    相似清单: [apart({ ...similar, '折算单价 (元)': 117.84 })],
  });
  expect(parts?.[1]).toMatchObject({ '金额 (元)': '===', '折算金额 (元)': '===', '占比 (%)': '===' });
  expect(parts?.[2]).toEqual(
    apart({
      费用: '企业管理费',
      '金额 (元)': 18,
      '折算金额 (元)': 16.17,
      '占比 (%)': 14.48,
      '测算 (元)': 20,
      '折算测算 (元)': 17.96,
    }),
  );
  expect(unitPricePageExport(stateOf(), inHubei)?.basis).toEqual(
    expect.arrayContaining([
      ['折算', '湖北，原值在左一列'],
      ['折算依据', '地区造价系数'],
    ]),
  );
});

test('each resource stands with its content, its price, its amount and its share', () => {
  const cement = {
    类别: '材料',
    编码: '0401',
    名称: '水泥',
    规格: 'P.O 42.5',
    单位: 't',
    消耗量: 0.096,
    '单价 (元)': 375,
    '合价 (元)': 36,
    '占比 (%)': 30,
    ABC: 'A',
    未计价材料: '是',
    价格来源: '样例价',
  };
  const state = stateOf([...found.filter(({ block }) => block === 'info'), twoResources]);
  expect(rowsOf(asQuoted, state).工料机汇总?.[1]).toEqual(apart(cement));
  expect(rowsOf(inHubei, state).工料机汇总?.[1]).toEqual(
    apart({ ...cement, '折算单价 (元)': 336.81, '折算合价 (元)': 32.33, '占比 (%)': 30 }),
  );
});

test('[UNIT-001] what stands beside the price are figures to reckon with, not words', () => {
  const told = rowsOf().关键指标?.filter(({ 指标 }) => String(指标).startsWith('同组'));
  expect(told?.map(({ 指标, 数值 }) => [指标, typeof 数值])).toEqual([
    ['同组样本数', 'number'],
    ['同组低值', 'number'],
    ['同组中位', 'number'],
    ['同组高值', 'number'],
  ]);
});

test.each([
  ['除税', '不含规费与税金；'],
  ['含税', '含税口径，各项均计入 9% 税金，不含规费；'],
] as const)('a price told %s says whether tax is in its parts', (taxBasis, words) => {
  const taxed = found.map((each) =>
    each.block === 'info' ? { ...each, data: { ...each.data, row: { ...row, taxBasis } } } : each,
  );
  const terms = new Map(unitPricePageExport(stateOf(taxed), asQuoted)?.basis);
  expect(terms.get('价格组成')?.startsWith(words)).toBe(true);
});

test('what is tried out stands beside what was recorded', () => {
  const { 价格组成: parts, 关键指标: told } = rowsOf(asQuoted, stateOf(found, { managementRate: 0.2 }));
  expect(parts?.[2]).toEqual(
    apart({ 费用: '企业管理费', '金额 (元)': 18, '占比 (%)': 14.48, '测算 (元)': 20 }),
  );
  expect(told?.[1]).toEqual({ 指标: '测算单价', 数值: 126.3, 单位: '元/m³', 口径: '除税' });
});

test('the record itself, its rule and its source are told on the sheets beside', () => {
  const page = unitPricePageExport(stateOf(), asQuoted);
  expect(page?.filters).toEqual(
    expect.arrayContaining([
      ['清单编码', '010505001001'],
      ['计量规则', '按设计图示尺寸以体积计算'],
      ['样本工程', '某住宅楼（结算，2025-09）'],
    ]),
  );
  expect(page?.sources.map(({ issuer }) => issuer)).toEqual(['某站']);
});

test('amounts read in a basis add up in the file as they do on the screen', () => {
  const amounts = (rowsOf(inHubei).价格组成 ?? []).flatMap(({ '折算金额 (元)': amount }) =>
    typeof amount === 'number' ? [amount] : [],
  );
  const reading = inHubei.rebase(quotedIn(row, 124.3));
  expect(sumMoney(amounts)).toBe(reading.kind === 'rebased' && reading.value);
});
