import { againstLibrary } from '#features/labor/ui/collect/against-library';

const BARE = { tools: false, materials: false, insurance: false, tax: false };
const TAXED = { ...BARE, tax: true };
const said = (more: Partial<Parameters<typeof againstLibrary>[0]>) =>
  againstLibrary({
    price: 54.5,
    included: TAXED,
    unit: '㎡',
    middle: 50,
    held: TAXED,
    taxRate: 0.09,
    ...more,
  });
const LIBRARY = '库中同期中价 50.00 元/㎡（不含小型机具、辅材、保险、税）';

test('a quote is set against the middle of the library in its own tax basis, which is said', () => {
  expect(said({})).toBe('库中同期中价 50.00 元/㎡（含税；不含小型机具、辅材、保险），偏离 +9.0%');
  expect(said({ included: BARE, held: BARE, taxRate: 0, price: 45 })).toBe(`${LIBRARY}，偏离 -10.0%`);
  expect(said({ included: BARE, middle: 54.5, price: 50 })).toBe(
    '库中同期中价 54.50 元/㎡（含税；不含小型机具、辅材、保险），折成不含税 50.00，偏离 +0.0%',
  );
});

test('without a tax rate, or without a price of the library, nothing is set against it', () => {
  expect(said({ held: BARE, taxRate: 0 })).toBe(`${LIBRARY}，报价含税，库中没有税率，不作比较`);
  expect(said({ middle: null })).toBe('库中没有同子目、同地区、同期的价格');
});

test('[LABOR-002] a price with insurance is not compared with one without; where one does not say it, that is said', () => {
  expect(said({ included: { ...BARE, insurance: true, tools: true }, held: BARE })).toBe(
    `${LIBRARY}，与报价所含不同（小型机具、保险），不作比较`,
  );
  expect(said({ included: BARE, held: { ...BARE, insurance: null }, price: 45 })).toBe(
    '库中同期中价 50.00 元/㎡（不含小型机具、辅材、税；未注明是否含保险），偏离 -10.0%（有一方未注明是否含保险，仅供参考）',
  );
});
