import type { SchemeTerms } from '#features/unit-prices/contract-schemes';
import {
  priceUnderScheme,
  rowUnderScheme,
  type PricedRecord,
} from '#features/unit-prices/price-under-scheme';
import { sumMoney } from '#src/costing/money';
import { fc } from '#tests/support/property';

/** The slab of the handbook: 92.40 + 468.30 + 6.80 + 17.86 + 8.93 = 594.29. */
const slab: PricedRecord = {
  taxBasis: '除税',
  taxRate: 0.09,
  rates: { rateBase: 'labourAndMachinery', managementRate: 0.18, profitRate: 0.09, risk: 0 },
  resources: [
    { key: '综合工日 工日', category: 'labour', quantity: 0.616, price: 150 },
    { key: '商品混凝土 C30 m³', category: 'materials', quantity: 1.015, price: 440 },
    { key: '其他材料费 元', category: 'materials', quantity: 21.7, price: 1 },
    { key: '振捣器 台班', category: 'machinery', quantity: 0.5, price: 13.6 },
  ],
};
const asRecorded: SchemeTerms = {
  rateBase: null,
  managementRate: null,
  profitRate: null,
  riskRate: null,
  taxRate: null,
  materialPrices: [],
};

describe('[UNIT-005] a unit price under a pricing scheme', () => {
  it('that says nothing is the recorded price', () => {
    expect(priceUnderScheme(slab, asRecorded)).toMatchObject({
      unitPrice: 594.29,
      taxBasis: '除税',
      parts: { labour: 92.4, materials: 468.3, machinery: 6.8, management: 17.86, profit: 8.93, risk: 0 },
    });
  });

  it('takes rates of the base it names', () => {
    const { parts } = priceUnderScheme(slab, { ...asRecorded, rateBase: 'labour', managementRate: 0.2 });
    expect(parts).toMatchObject({ management: 18.48, profit: 8.32 });
  });

  it('swaps the price of a material by its key, 除税 into the basis of the record', () => {
    const materialPrices = [{ key: '商品混凝土 C30 m³', name: '商品混凝土', price: 500 }];
    expect(priceUnderScheme(slab, { ...asRecorded, materialPrices }).parts.materials).toBe(529.2);
    const gross = priceUnderScheme({ ...slab, taxBasis: '含税' }, { ...asRecorded, materialPrices });
    expect(gross.parts.materials).toBe(574.88);
  });

  it('says what of it the swapped prices make, in its tax, for that is never moved to another month or place', () => {
    const materialPrices = [{ key: '商品混凝土 C30 m³', name: '商品混凝土', price: 500 }];
    const terms = { ...asRecorded, materialPrices };
    expect(rowUnderScheme(slab, terms)).toEqual({
      schemePrice: 655.19,
      schemeAmounts: { labour: 92.4, materials: 21.7, machinery: 6.8, other: 26.79 },
      schemeOwn: 507.5,
    });
    expect(rowUnderScheme(slab, { ...terms, taxRate: 0.03 })).toMatchObject({
      schemePrice: 674.85,
      schemeOwn: 522.73,
    });
    const gross = rowUnderScheme({ ...slab, taxBasis: '含税' }, terms);
    expect(gross.schemeOwn).toBe(553.18);
    expect(rowUnderScheme(slab, asRecorded)).not.toHaveProperty('schemeOwn');
  });

  it('takes risk of all that is direct, and shows the price with tax', () => {
    const { parts, unitPrice, taxBasis } = priceUnderScheme(slab, {
      ...asRecorded,
      riskRate: 0.02,
      taxRate: 0.09,
    });
    expect(parts.risk).toBe(11.35);
    expect(taxBasis).toBe('含税');
    expect(unitPrice).toBe(660.15);
  });

  it('is the sum of its parts whatever the rates', () => {
    const rate = fc.option(
      fc.integer({ min: 0, max: 4_000 }).map((value) => value / 10_000),
      { nil: null },
    );
    fc.assert(
      fc.property(rate, rate, rate, (managementRate, profitRate, riskRate) => {
        const { parts, unitPrice } = priceUnderScheme(slab, {
          ...asRecorded,
          managementRate,
          profitRate,
          riskRate,
        });
        expect(unitPrice).toBe(sumMoney(Object.values(parts)));
      }),
    );
  });
});
