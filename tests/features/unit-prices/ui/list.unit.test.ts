import { bandOf, bandsText } from '#features/unit-prices/ui/bands-text';
import { listedCost, quotedOf } from '#features/unit-prices/ui/list/quoted-of';
import { totalText } from '#features/unit-prices/ui/list/total-text';
import { branchesOf, nodeAt, pathTo, stepIn } from '#features/unit-prices/ui/tree/tree-of';
import { listAddress } from '#features/search/ui/page/group-list';
import { unitPriceList, type TradeNode } from '#features/unit-prices/contract';
import { aProvenance, aScheme, aUnitPrice } from '../a-row';

const node = (code: string, name: string, children: TradeNode[] = []): TradeNode => ({
  code,
  name,
  n: 3,
  editions: ['GB50500-2013'],
  children,
});
const tree = [
  node('01', '房屋建筑与装饰工程', [
    node('0104', '砌筑工程'),
    node('0105', '混凝土及钢筋混凝土工程', [node('010505001', '有梁板')]),
  ]),
  node('03', '通用安装工程'),
];
const codes = (open: readonly string[]) => branchesOf(tree, new Set(open)).map(({ node: { code } }) => code);

describe('the trade tree', () => {
  test('shows what is open', () => {
    expect(codes([])).toEqual(['01', '03']);
    expect(codes(['01', '0105'])).toEqual(['01', '0104', '0105', '010505001', '03']);
    expect(pathTo('010505001')).toEqual(['01', '0105']);
    expect(nodeAt(tree, '010505001')?.name).toBe('有梁板');
    expect(nodeAt(tree, '020505001')).toBeUndefined();
  });

  test.each([
    ['ArrowDown', '01', { kind: 'go', to: '0104' }],
    ['ArrowUp', '01', undefined],
    ['ArrowUp', '03', { kind: 'go', to: '0105' }],
    ['Home', '03', { kind: 'go', to: '01' }],
    ['End', '01', { kind: 'go', to: '03' }],
    ['ArrowRight', '0105', { kind: 'open', code: '0105' }],
    ['ArrowRight', '01', { kind: 'go', to: '0104' }],
    ['ArrowRight', '0104', undefined],
    ['ArrowLeft', '01', { kind: 'close', code: '01' }],
    ['ArrowLeft', '0104', { kind: 'go', to: '01' }],
    ['ArrowLeft', '03', undefined],
    ['x', '01', undefined],
  ])('%s at %s', (key, at, step) => {
    const open = new Set(['01']);
    expect(stepIn(branchesOf(tree, open), open, at, key)).toEqual(step);
  });
});

test('every condition of the view is a chip that names what it clears; order and row are none', () => {
  const chips = unitPriceList.words(
    {
      keyword: '板',
      areaId: '20',
      code: '010505001',
      edition: 'GB/T50500-2024',
      taxBasis: '除税',
      source: 'imported',
      minSamples: 10,
      priceFrom: '2024-01',
      priceTo: '2025-06',
      unitPriceFrom: 0,
      unitPriceTo: 200,
      sort: 'heat',
      row: 9,
    },
    { areaName: '广东', itemName: '有梁板' },
  );
  expect(chips.map(({ name, words }) => `${name} ${words}`)).toEqual([
    'areaId 广东',
    'keyword 关键词：板',
    'code 010505001 有梁板',
    'edition 2024 清单',
    'taxBasis 除税口径',
    'source 来源：本单位导入',
    'minSamples 同类样本不少于 10',
    'priceMonths 2024-01 至 2025-06',
    'unitPrice 单价 0 至 200 元',
  ]);
  expect(unitPriceList.words({ code: '0105' })[0]?.words).toBe('混凝土及钢筋混凝土工程');
});

describe('what a sample allows to be told', () => {
  test.each([
    [
      { kind: 'deciles', n: 42, p10: 1, p25: 560, p50: 598, p75: 640, p90: 700 } as const,
      '560.00 – 598.00 – 640.00',
      true,
    ],
    [{ kind: 'quartiles', n: 6, p25: 9, p50: 10, p75: 11 } as const, '9.00 – 10.00 – 11.00', false],
    [{ kind: 'range', n: 3, min: 1, p50: 2, max: 3 } as const, '1.00 – 2.00 – 3.00', false],
    [{ kind: 'cases', n: 2, values: [5, 7] } as const, '个例 5.00、7.00', false],
    [{ kind: 'cases', n: 0, values: [] as number[] } as const, '暂无样本', false],
  ])('%j', (bands, text, isDrawn) => {
    const given = bands.kind === 'cases' ? { ...bands, values: [...bands.values] } : bands;
    expect(bandsText(given)).toBe(text);
    expect(bandOf(given) !== null).toBe(isDrawn);
  });
});

describe('[UNIT-005] a row under a scheme', () => {
  test('shows the recalculated price with the original, in the basis of the scheme', () => {
    const row = aUnitPrice({ schemePrice: 660.15 });
    expect(quotedOf(row, aScheme({ taxRate: 0.09 }))).toMatchObject({
      quoted: { value: 660.15, priceDate: '2025-09', areaId: '20', taxBasis: '含税', taxRate: 0.09 },
      own: { value: 594.29, priceDate: '2025-09', areaId: '20', taxBasis: '除税', taxRate: 0.09 },
      scheme: '集团标准',
    });
    expect(quotedOf(row, aScheme()).quoted.taxBasis).toBe('除税');
  });

  test('keeps its own where the record gives no composition', () => {
    const row = aUnitPrice();
    expect(quotedOf(row, aScheme())).toEqual(quotedOf(row, undefined));
    expect(quotedOf(row, undefined).quoted.value).toBe(594.29);
  });
});

test('a count that stopped at its cap is said to be about', () => {
  expect(totalText(undefined)).toBe('正在计数');
  expect(totalText({ count: 1_234, exact: true })).toBe('共 1,234 条');
  expect(totalText({ count: 100_000, exact: false })).toBe('超过 100,000 条');
});

test('search results lead on to the list of unit prices', () => {
  expect(listAddress('bq_item', '有梁板', { areaId: '20' })).toBe(
    `#/comprehensiveUnitPrice/index?${new URLSearchParams({ keyword: '有梁板', areaId: '20' }).toString()}`,
  );
});

test('[DATA-003] the price of a line tells what it is and where it comes from, under a scheme as well', () => {
  const row = { ...aUnitPrice({ schemePrice: 650 }), provenance: aProvenance };
  expect(listedCost(row, quotedOf(row, undefined))).toMatchObject({
    subject: '010505001001 有梁板',
    name: '综合单价',
    unit: '元/m³',
    quoted: { value: 594.29, taxBasis: '除税' },
    provenance: aProvenance,
  });
  const scheme = aScheme({ taxRate: 0.06 });
  expect(listedCost(row, quotedOf(row, scheme))).toMatchObject({
    name: '综合单价（按方案「集团标准」）',
    quoted: { value: 650, taxBasis: '含税', taxRate: 0.06 },
  });
});
