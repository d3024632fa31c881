import { againstLibrary } from '#features/labor/ui/collect/against-library';

const said = (more: Partial<Parameters<typeof againstLibrary>[0]>) =>
  againstLibrary({
    price: 54.5,
    withTax: true,
    unit: '㎡',
    middle: 50,
    hasTax: true,
    taxRate: 0.09,
    ...more,
  });

test('a quote is set against the middle of the library in its own tax basis, which is said', () => {
  expect(said({})).toBe('库中同期中价 50.00 元/㎡（含税），偏离 +9.0%');
  expect(said({ withTax: false, hasTax: false, taxRate: 0, price: 45 })).toBe(
    '库中同期中价 50.00 元/㎡（不含税），偏离 -10.0%',
  );
  expect(said({ withTax: false, middle: 54.5, price: 50 })).toBe(
    '库中同期中价 54.50 元/㎡（含税），折成不含税 50.00，偏离 +0.0%',
  );
});

test('without a tax rate, or without a price of the library, nothing is set against it', () => {
  expect(said({ hasTax: false, taxRate: 0 })).toBe(
    '库中同期中价 50.00 元/㎡（不含税），报价含税，库中没有税率，不作比较',
  );
  expect(said({ middle: null })).toBe('库中没有同子目、同地区、同期的价格');
});
