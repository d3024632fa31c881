import type { RootState } from '#src/kernel/state';
import type { BlockFound } from '#features/unit-prices/blocks';
import type { Resource } from '#features/unit-prices/contract-detail';
import { OWN_TERMS } from '#features/unit-prices/detail-view';
import { events } from '#features/unit-prices/events';
import { reducer } from '#features/unit-prices/state';
import { unitPricePageExport } from '#features/unit-prices/ui/export/detail-export';
import { sumMoney } from '#src/costing/money';
import { createRebaser, readAsQuoted } from '#src/costing/rebaser';
import type { ExportReading } from '#src/tables/export-reading';
import { aTable } from '#tests/features/basis/a-table';
import { aUnitPrice } from '../../a-row';

const row = aUnitPrice({ unitPrice: 124.3 });
const part = (name: string, amount: number | '--' | '/' | '===', share: number | '--' | '/' | '===') => ({
  name,
  amount,
  share,
});
const resource: Resource = {
  key: '综合人工',
  code: '0001',
  name: '综合人工',
  spec: '',
  unit: '工日',
  priceSource: '样例价',
  quantity: 0.5,
  price: 200,
  amount: 100,
  share: 100,
  isUnpriced: false,
  category: 'labour',
  grade: 'A',
};
const norm = {
  code: 'A4-1',
  name: '矩形柱',
  unit: '10m³',
  quantity: 0.1,
  unitPrice: 1_243,
  labour: 100,
  materials: 0,
  machinery: 0,
  overheads: 24.3,
  amount: 124.3,
};
const found: readonly BlockFound[] = [
  {
    block: 'info',
    data: {
      row,
      provenance: {
        kind: 'sample',
        issuer: '某站',
        title: '样例清单',
        priceDate: '2025-09',
        taxBasis: '除税',
        revision: 1,
        licence: '仅供演示',
      },
      template: {
        id: '7',
        code: '010505001',
        edition: 'GB50500-2013',
        name: '有梁板',
        unit: 'm³',
        path: [],
        workContent: '混凝土制作、运输',
        rule: '按设计图示尺寸以体积计算',
        features: [],
      },
      quantity: 10,
      amount: 1_243,
      project: {
        id: 'p1',
        name: '某住宅楼',
        type: 'residential.highrise',
        stage: '结算',
        priceDate: '2025-09',
      },
    },
  },
  {
    block: 'compositions',
    data: {
      unitPrice: 124.3,
      taxBasis: '除税',
      taxRate: 0.09,
      parts: [
        { part: 'labour', ...part('人工费', 100, 80.45) },
        { part: 'materials', ...part('材料费', '===', '===') },
        { part: 'management', ...part('企业管理费', 18, 14.48) },
        { part: 'profit', ...part('利润', 6.3, 5.07) },
        { part: 'risk', ...part('风险费', '/', '/') },
      ],
      rates: { rateBase: 'labour', managementRate: 0.18, profitRate: 0.063, risk: 0 },
    },
  },
  {
    block: 'works',
    data: {
      norms: { unitPrice: 124.3, sum: 124.3, norms: [norm] },
      summaries: { sum: 100, resources: [resource] },
      addsUp: true,
    },
  },
];

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
const sheetIn = (name: string, reading = asQuoted, state: RootState = stateOf()) => {
  const sheet = unitPricePageExport(state, reading)?.sheets.find((each) => each.name === name);
  return { heads: sheet?.columns.map(({ title }) => title), rows: sheet?.rows };
};

test('before the record has come there is nothing to export', () => {
  expect(unitPricePageExport(stateOf([]), asQuoted)).toBeUndefined();
});

test('composition, norms and resources stand on a sheet each; signs for figures stay signs', () => {
  const page = unitPricePageExport(stateOf(), asQuoted);
  expect(page?.sheets.map(({ name }) => name)).toEqual(['关键指标', '价格组成', '定额组成', '工料机汇总']);
  expect(sheetIn('价格组成')).toEqual({
    heads: ['费用', '金额', '占比'],
    rows: [
      ['人工费', 100, 80.45],
      ['材料费', '===', '==='],
      ['企业管理费', 18, 14.48],
      ['利润', 6.3, 5.07],
      ['风险费', '/', '/'],
    ],
  });
  expect(sheetIn('定额组成').rows).toEqual([['A4-1', '矩形柱', '10m³', 0.1, 1_243, 100, 0, 0, 24.3, 124.3]]);
  expect(sheetIn('工料机汇总').rows).toEqual([
    ['人工', '0001', '综合人工', '', '工日', 0.5, 200, 100, 100, 'A', '', '样例价'],
  ]);
});

test('in a basis every amount stands beside its original, and the terms say what moved it', () => {
  const amount = (100 * 0.97) / 1.08;
  const { heads, rows } = sheetIn('价格组成', inHubei);
  expect(heads).toEqual(['费用', '金额', '折算金额', '占比']);
  expect(rows?.[0]).toEqual(['人工费', 100, Number(amount.toFixed(2)), 80.45]);
  expect(rows?.[1]).toEqual(['材料费', '===', '===', '===']);
  expect(unitPricePageExport(stateOf(), inHubei)?.basis).toEqual(
    expect.arrayContaining([
      ['折算', '湖北，原值在左一列'],
      ['折算依据', '地区造价系数'],
    ]),
  );
  expect(sheetIn('关键指标', inHubei).rows?.slice(0, 2)).toEqual([
    ['综合单价', 124.3, '元/m³', '2025-09 · 广东 广州 · 除税，税率 9%'],
    ['综合单价（折算）', Number(((124.3 * 0.97) / 1.08).toFixed(2)), '元/m³', '湖北'],
  ]);
});

test('[UNIT-001] what stands beside the price are figures to reckon with, not words', () => {
  const figures = sheetIn('关键指标').rows?.filter(([name]) => String(name).startsWith('同组'));
  expect(figures?.map(([name, value]) => [name, typeof value])).toEqual([
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
  const tried = stateOf(found, { managementRate: 0.2 });
  const { heads, rows } = sheetIn('价格组成', asQuoted, tried);
  expect(heads).toEqual(['费用', '金额', '占比', '测算']);
  expect(rows?.[2]).toEqual(['企业管理费', 18, 14.48, 20]);
  expect(sheetIn('关键指标', asQuoted, tried).rows?.[1]).toEqual(['测算单价', 126.3, '元/m³', '除税']);
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
  const { heads = [], rows = [] } = sheetIn('价格组成', inHubei);
  const at = heads.indexOf('折算金额');
  const amounts = rows.flatMap((cells) => (typeof cells[at] === 'number' ? [cells[at]] : []));
  const reading = inHubei.rebase({ ...row, value: 124.3 });
  expect(sumMoney(amounts)).toBe(reading.kind === 'rebased' && reading.value);
});
