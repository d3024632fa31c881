import type { Compositions, Resource } from '#features/unit-prices/contract-detail';
import { OWN_TERMS } from '#features/unit-prices/detail-view';
import { priceUnderScheme } from '#features/unit-prices/price-under-scheme';
import { mainMaterials, pricedRecord, withPrice } from '#features/unit-prices/trial';
import { workingLines } from '#features/unit-prices/ui/trial/trial-result.tsx';
import { sumMoney } from '#src/costing/money';
import { composeUnitPrice } from '#src/costing/unit-price';
import { fc } from '#tests/support/property';

const aResource = (more: Partial<Resource>): Resource => ({
  key: 'k',
  category: 'materials',
  code: 'C1',
  name: '材料',
  spec: '',
  unit: 'm³',
  quantity: 1,
  price: 1,
  amount: 1,
  share: 1,
  grade: 'A',
  isUnpriced: false,
  priceSource: '样例价',
  ...more,
});
/** The slab of the handbook: 92.40 + 468.30 + 6.80 + 17.86 + 8.93 = 594.29. */
const resources: readonly Resource[] = [
  aResource({ key: 'c', name: '商品混凝土', spec: 'C30', quantity: 1.015, price: 440 }),
  aResource({ key: 'l', category: 'labour', name: '综合工日', quantity: 0.616, price: 150 }),
  aResource({ key: 'o', name: '其他材料费', quantity: 21.7, price: 1 }),
  aResource({ key: 'm', category: 'machinery', name: '振捣器', quantity: 0.5, price: 13.6 }),
];
const compositions: Compositions = {
  unitPrice: 594.29,
  taxBasis: '除税',
  taxRate: 0.09,
  parts: [],
  rates: { rateBase: 'labourAndMachinery', managementRate: 0.18, profitRate: 0.09, risk: 0 },
};
const record = pricedRecord(compositions, { sum: 567.5, resources: [...resources] })!;

test('without rates or resources nothing can be recalculated', () => {
  expect(
    pricedRecord({ ...compositions, rates: null }, { sum: 1, resources: [...resources] }),
  ).toBeUndefined();
  expect(pricedRecord(compositions, { sum: 0, resources: [] })).toBeUndefined();
  expect(pricedRecord(undefined, undefined)).toBeUndefined();
});

test('[UNIT-005] a trial is what composing the price anew with its rates and prices gives', () => {
  const rate = fc.integer({ min: 0, max: 5_000 }).map((parts) => parts / 10_000);
  const price = fc.integer({ min: 0, max: 200_000 }).map((fen) => fen / 100);
  fc.assert(
    fc.property(rate, rate, price, (managementRate, profitRate, concrete) => {
      const terms = withPrice({ ...OWN_TERMS, managementRate, profitRate }, resources[0]!, concrete);
      const { parts, unitPrice } = priceUnderScheme(record, terms);
      const anew = composeUnitPrice({
        labour: [{ quantity: 0.616, price: 150 }],
        materials: [
          { quantity: 1.015, price: concrete },
          { quantity: 21.7, price: 1 },
        ],
        machinery: [{ quantity: 0.5, price: 13.6 }],
        managementRate,
        profitRate,
        rateBase: 'labourAndMachinery' as const,
      });
      expect(unitPrice).toBe(anew.total);
      expect(sumMoney(Object.values(parts))).toBe(unitPrice);
    }),
  );
});

test('materials are offered for a swap at their price without tax, as schemes keep it', () => {
  const offered = mainMaterials(resources, { taxBasis: '含税', taxRate: 0.1 });
  expect(offered.map(({ resource }) => resource.key)).toEqual(['c', 'o']);
  expect(offered[0]?.pretaxPrice).toBeCloseTo(400, 10);
});

test('a material has one price, and gets its own back', () => {
  const [concrete] = resources;
  const swapped = withPrice(withPrice(OWN_TERMS, concrete!, 500), concrete!, 510);
  expect(swapped.materialPrices).toEqual([{ key: 'c', name: '商品混凝土', price: 510 }]);
  expect(withPrice(swapped, concrete!, undefined)).toEqual(OWN_TERMS);
});

test('the working can be done again line by line', () => {
  const terms = { ...OWN_TERMS, managementRate: 0.2, riskRate: 0.01, taxRate: 0.09 };
  const lines = workingLines(record, terms, priceUnderScheme(record, terms));
  expect(lines.map(({ name, formula, amount }) => `${name}：${formula} = ${amount}`)).toEqual([
    '人工费：Σ 消耗量 × 单价 = 92.4',
    '材料费：Σ 消耗量 × 单价 = 468.3',
    '施工机具使用费：Σ 消耗量 × 单价 = 6.8',
    '企业管理费：人工费 + 施工机具使用费 99.20 × 20% = 19.84',
    '利润：人工费 + 施工机具使用费 99.20 × 9% = 8.93',
    '风险费：人材机 567.50 × 1% = 5.68',
    '综合单价：以上合计（除税） = 601.95',
    '含税单价：601.95 × (1 + 9%) = 656.13',
  ]);
});
