import type { ListView, UnitPriceRow } from '#features/unit-prices/contract';
import { events } from '#features/unit-prices/events';
import { reducer } from '#features/unit-prices/state';
import { quotedIn } from '#features/unit-prices/ui/cost-of';
import { selectNearRows, unitPriceExport } from '#features/unit-prices/ui/export/list-export';
import type { Scheme } from '#features/unit-prices/contract-schemes';
import type { Provenance } from '#src/contract/provenance';
import { createRebaser, readAsQuoted } from '#src/costing/rebaser';
import type { ExportReading } from '#src/tables/export-reading';
import { aTable } from '#tests/features/basis/a-table';
import { apart, listRows } from '#tests/support/titled-rows';
import { aPage, aScheme, aUnitPrice } from '../../a-row';

const provenance: Provenance = {
  kind: 'sample',
  issuer: '某站',
  title: '样例清单',
  issueNo: '2025年第9期',
  method: '按定额组价',
  priceDate: '2025-09',
  taxBasis: '除税',
  revision: 1,
  licence: '仅供演示',
};
const asQuoted: ExportReading = { rebase: readAsQuoted, basis: '', sources: [], areaName: '广东' };
const inBasis: ExportReading = {
  rebase: createRebaser(aTable(), { period: '2025-09', areaId: '18' }),
  basis: '2025-09 · 湖北',
  sources: ['全国综合造价指数'],
  areaName: '广东',
};

const stateOf = (view: ListView, { scheme, count = 50 }: { scheme?: Scheme; count?: number } = {}) => ({
  unitPrices: [
    events.searchRequested({ view, basis: '', scheme }),
    events.windowLoaded({ window: 0, page: aPage(count, 0, { total: { count: 120, exact: true } }) }),
  ].reduce<ReturnType<typeof reducer>>(reducer, reducer(undefined, { type: '' })),
});
const cells = (reading: ExportReading, row = aUnitPrice(), scheme?: Scheme) => {
  const list = unitPriceExport(stateOf({ areaId: '20' }, scheme ? { scheme } : {}), reading);
  return listRows(list, [{ ...row, provenance }])[0];
};

const own = {
  清单编码: '010505001001',
  清单版本: '2013 清单',
  项目名称: '有梁板',
  项目特征: '混凝土强度等级：C30',
  单位: 'm³',
  '单价 (元)': 594.29,
  税口径: '除税',
  '税率 (%)': 9,
  比较组: '同清单项目 · C30 · 广东 · 近 12 个月 · 折到 2025-09 · 除税',
  同组样本数: 42,
  可靠性: '高',
  '同组低值 (元)': 560,
  '同组中位 (元)': 598,
  '同组高值 (元)': 640,
  '低值–高值的含义': 'P25 – 中位 – P75',
  '近 12 月首个中位 (元)': 590,
  '近 12 月末个中位 (元)': 601,
  走势范围: '本省',
  地区: '广东 广州',
  价格期: '2025-09',
  来源: '样例',
  提供方: '某站',
  资料名称: '样例清单',
  期号: '2025年第9期',
  测算方法: '按定额组价',
};
const spark: UnitPriceRow['spark'] = { scope: 'area', until: '2025-09', values: [590, null, 601] };

test('a row tells what its line on the screen tells, and where it comes from', () => {
  expect(cells(asQuoted, aUnitPrice({ spark }))).toEqual(apart(own));
});

test('under a scheme and in a basis what is read stands beside the original, each under its title', () => {
  const inHubei = { ...inBasis, rebase: createRebaser(aTable(), { areaId: '18' }), basis: '湖北' };
  const row = aUnitPrice({ spark, schemePrice: 605 });
  expect(cells(inHubei, row, aScheme({ isChosen: true }))).toEqual(
    apart({
      ...own,
      '按方案单价 (元)': 605,
      方案口径: '按方案「集团标准」，除税',
      '折算单价 (元)': Number(((605 * 0.97) / 1.08).toFixed(2)),
      折算口径: '湖北',
      '近 12 月首个中位 (元)': Number(((590 * 0.97) / 1.08).toFixed(2)),
      '近 12 月末个中位 (元)': Number(((601 * 0.97) / 1.08).toFixed(2)),
    }),
  );
});

test('samples too few for quartiles show their cases in words, and no figures', () => {
  const bands = { kind: 'cases', n: 2, values: [500, 510] } as const;
  const row = aUnitPrice({
    statistics: {
      ...aUnitPrice().statistics,
      bands: { ...bands, values: [500, 510] },
      reliability: '低',
      variation: null,
    },
  });
  expect(cells(asQuoted, row)).toMatchObject({
    '同组低值 (元)': null,
    '同组中位 (元)': null,
    '低值–高值的含义': '样本不足，只列个例：个例 500.00、510.00',
  });
});

test('a feature without a key stands by itself', () => {
  const features = [
    { key: '', value: 'SBS 4mm' },
    { key: '部位', value: '屋面' },
  ];
  expect(cells(asQuoted, aUnitPrice({ features }))).toMatchObject({ 项目特征: 'SBS 4mm；部位：屋面' });
});

test('the basis of the page stands beside the original, for the price that is shown', () => {
  const rebased = inBasis.rebase(quotedIn(aUnitPrice(), 594.29));
  expect(rebased.kind).toBe('rebased');
  expect(cells(inBasis)).toMatchObject({
    '单价 (元)': 594.29,
    '折算单价 (元)': rebased.kind === 'rebased' ? rebased.value : null,
    折算口径: '2025-09 · 湖北',
  });
  expect(cells(inBasis, aUnitPrice({ priceDate: '1999-01' }))).toMatchObject({
    '折算单价 (元)': null,
    折算口径: expect.stringContaining('未折算：') as string,
  });
});

test('under a scheme its price stands beside the original, and the basis reads that one', () => {
  const scheme = aScheme({ isChosen: true });
  const row = aUnitPrice({ schemePrice: 600 });
  const rebased = inBasis.rebase(quotedIn(row, 600));
  expect(cells(inBasis, row, scheme)).toMatchObject({
    '单价 (元)': 594.29,
    '按方案单价 (元)': 600,
    方案口径: '按方案「集团标准」，除税',
    '折算单价 (元)': rebased.kind === 'rebased' ? rebased.value : null,
  });
  expect(cells(asQuoted, aUnitPrice(), scheme)).toMatchObject({
    '按方案单价 (元)': null,
    方案口径: '无价格组成，未按方案',
  });
});

test('the request carries filter, order and scheme, and no more than five hundred rows', () => {
  const view = { areaId: '20', keyword: '梁', sort: 'unitPrice', order: 'asc', row: 30 } as const;
  const list = unitPriceExport(stateOf(view, { scheme: aScheme({ id: '7' }) }), asQuoted);
  const filter = { areaId: '20', keyword: '梁', sort: 'unitPrice', order: 'asc', schemeId: '7' };
  expect(list.request(undefined).body).toEqual({ ...filter, pageSize: 500 });
  expect(list.request('next').body).toEqual({ ...filter, cursor: 'next', pageSize: 500 });
  expect(list.page).toMatchObject({ body: { ...filter, from: 30, pageSize: 200 } });
  expect(list.pageName).toBe('从第 31 条起');
  expect(list.filters).toEqual([
    ['地区', '广东'],
    ['关键词', '关键词：梁'],
    ['排序', '单价，从低到高'],
  ]);
  expect(list.basis).toContainEqual([
    '计价方案',
    '「集团标准」，原值在“单价”一列；选用方案时按计入方案之前的单价排序',
  ]);
});

test('an answer becomes rows with their sources; what the answer does not count, the list has counted', () => {
  const list = unitPriceExport(stateOf({ areaId: '20' }), asQuoted);
  const data = { rows: [{ ...aUnitPrice(), origin: 0 }], origins: [provenance], next: 'on', total: null };
  const { rows, next, total } = list.read(data);
  expect(rows.map((row) => list.provenanceOf(row))).toEqual([provenance]);
  expect([next, total]).toEqual(['on', { count: 120, exact: true }]);
});

test('what is near is two hundred rows at most, and none before there are any', () => {
  expect(selectNearRows(stateOf({ areaId: '20' }))).toBe(120);
  expect(selectNearRows(stateOf({ areaId: '20', row: 100 }))).toBe(20);
  expect(selectNearRows(stateOf({ areaId: '20' }, { count: 0 }))).toBe(0);
});
