import { sizeClassesOf } from '#features/water-renewal/server/groups/group-rules';
import { SHIPPED_RULES } from '#features/water-renewal/server/groups/shipped-rules';

const classesOf = (kind: '水库' | '泵站' | '水闸', unitBasis: '元/m³库容' | '万元/kW' | '万元/m净宽') => {
  const { names, classOf } = sizeClassesOf(SHIPPED_RULES, { kind, unitBasis })!;
  return (quantity: number) => names[classOf(quantity)];
};

/** Limits of SL 252: capacity in m³, installed power in kW. */
describe('a size on a limit is of the class that begins there', () => {
  test.each([
    [99_999.99, '山塘'],
    [100_000, '小(2)型'],
    [999_999, '小(2)型'],
    [1_000_000, '小(1)型'],
    [10_000_000, '中型'],
    [99_999_999, '中型'],
    [100_000_000, '大(2)型'],
    [1_000_000_000, '大(1)型'],
  ])('a reservoir of %d m³ is %s', (capacity, name) => {
    expect(classesOf('水库', '元/m³库容')(capacity)).toBe(name);
  });

  test.each([
    [99.9, '小(2)型'],
    [100, '小(1)型'],
    [999, '小(1)型'],
    [1_000, '中型'],
    [9_999, '中型'],
    [10_000, '大(2)型'],
    [29_999, '大(2)型'],
    [30_000, '大(1)型'],
  ])('a pumping station of %d kW is %s', (power, name) => {
    expect(classesOf('泵站', '万元/kW')(power)).toBe(name);
  });

  test('a sluice of 20 m is of the middle class', () => {
    expect([19.99, 20, 60].map(classesOf('水闸', '万元/m净宽'))).toEqual([
      '净宽 20 m 以下',
      '净宽 20–60 m',
      '净宽 60 m 以上',
    ]);
  });
});
