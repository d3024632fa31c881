export type Quantity = 'area' | 'money' | 'unitCost' | 'length' | 'share' | 'count';

const AREA = {
  m2: 1,
  平方米: 1,
  平米: 1,
  平方: 1,
  万: 10_000,
  万m2: 10_000,
  万平方米: 10_000,
  万平米: 10_000,
  万平方: 10_000,
};
const MONEY = {
  元: 1,
  人民币元: 1,
  千元: 1_000,
  万: 10_000,
  万元: 10_000,
  百万元: 1_000_000,
  亿: 100_000_000,
  亿元: 100_000_000,
};
const PER_AREA = ['m2', '平方米', '平米', '平方'];

const perArea = (money: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(money).flatMap(([unit, factor]) => PER_AREA.map((area) => [`${unit}/${area}`, factor])),
  );

const UNITS: Readonly<Record<Quantity, Readonly<Record<string, number>>>> = {
  area: AREA,
  money: MONEY,
  unitCost: perArea({ 元: 1, 万元: 10_000 }),
  length: { m: 1, 米: 1 },
  share: { '%': 0.01 },
  count: { 层: 1, F: 1, f: 1 },
};

/** What one of this unit is in the unit stored (㎡, 元, 元/㎡, m, a fraction); undefined when it is no such unit. */
export const unitFactor = (quantity: Quantity, unit: string): number | undefined => {
  const plain = unit.normalize('NFKC').replace(/\s/g, '').replace('每', '/');
  return Object.hasOwn(UNITS[quantity], plain) ? UNITS[quantity][plain] : undefined;
};
