import { sumMoney } from '#src/costing/money';
import { addsUp, composeUnitPrice } from '#src/costing/unit-price';
import { fc } from '#tests/support/property';

const plan = {
  labour: [{ quantity: '0.66', price: 140 }],
  materials: [
    { quantity: '1.01', price: 450 },
    { quantity: '2.4', price: '5.75' },
  ],
  machinery: [{ quantity: '0.04', price: 170 }],
  managementRate: 0.18,
  profitRate: 0.09,
  rateBase: 'labourAndMachinery',
} as const;

test('有梁板 C30 composes to 594.29 元/m³', () => {
  const { parts, total } = composeUnitPrice(plan);
  expect(parts).toEqual({
    labour: 92.4,
    materials: 468.3,
    machinery: 6.8,
    management: 17.86,
    profit: 8.93,
    risk: 0,
  });
  expect(total).toBe(594.29);
});

test.each([
  ['labour', 16.63],
  ['labourAndMachinery', 17.86],
  ['direct', 102.15],
] as const)('rates taken of %s make management cost %f', (rateBase, management) => {
  expect(composeUnitPrice({ ...plan, rateBase }).parts.management).toBe(management);
});

test('an agreed risk is part of the price', () => {
  expect(composeUnitPrice({ ...plan, risk: 5 }).total).toBe(599.29);
});

const line = fc.record({
  quantity: fc.integer({ min: 0, max: 99_999 }).map((n) => n / 1000),
  price: fc.integer({ min: 0, max: 9_999_999 }).map((n) => n / 100),
});

test('whatever is composed adds up to the fen', () => {
  fc.assert(
    fc.property(fc.array(line), fc.array(line), fc.array(line), (labour, materials, machinery) => {
      const { parts, total } = composeUnitPrice({ ...plan, labour, materials, machinery });
      expect(sumMoney(Object.values(parts))).toBe(total);
      expect(addsUp(Object.values(parts), total)).toBe(true);
    }),
  );
});

test('a published price may miss its parts by one fen and no more', () => {
  expect(addsUp([92.4, 468.3, 6.8, 17.86, 8.93], 594.3)).toBe(true);
  expect(addsUp([92.4, 468.3, 6.8, 17.86, 8.93], 594.31)).toBe(false);
});
