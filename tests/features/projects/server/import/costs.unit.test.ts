import { costsOf, formedBy, type Given } from '#features/projects/server/import/costs';

const given = (more: Partial<Given>): Given => {
  return { area: 1_000, taxBasis: '含税', taxRate: 0.09, unitCosts: [], totals: [], ...more };
};
const plain = (value: number) => [{ value, basis: undefined }];

test('the total follows from unit cost and area, and the other way round', () => {
  expect(costsOf(given({ unitCosts: plain(2_180) }))).toEqual({
    taxBasis: '含税',
    taxRate: 0.09,
    unitCost: 2_180,
    pretax: 2_000_000,
    tax: 180_000,
    total: 2_180_000,
  });
  expect(costsOf(given({ taxBasis: '除税', totals: plain(2_000_000) }))).toMatchObject({
    unitCost: 2_000,
    total: 2_180_000,
  });
});

test('pretax and tax sum to the total to the fen', () => {
  const { pretax, tax, total } = costsOf(given({ totals: plain(1_234_567.89) }));
  expect(Math.round(pretax * 100) + Math.round(tax * 100)).toBe(Math.round(total * 100));
  expect(total).toBe(1_234_567.89);
});

test('unit cost × area may be two percent off the total, not more', () => {
  expect(() => costsOf(given({ unitCosts: plain(2_040), totals: plain(2_000_000) }))).not.toThrow();
  expect(() => costsOf(given({ unitCosts: plain(2_041), totals: plain(2_000_000) }))).toThrow('相差超过 2%');
});

test('columns name the basis when the row does not; the row goes before the columns', () => {
  const totals = [{ value: 2_180_000, basis: '含税' as const }];
  expect(costsOf(given({ taxBasis: undefined, totals }))).toMatchObject({
    taxBasis: '含税',
    unitCost: 2_180,
  });
  expect(costsOf(given({ taxBasis: '除税', totals }))).toMatchObject({
    taxBasis: '除税',
    unitCost: 2_000,
    pretax: 2_000_000,
  });
});

test('both bases beside each other must agree by the tax rate', () => {
  const both = (pretax: number) => [
    { value: 2_180_000, basis: '含税' as const },
    { value: pretax, basis: '除税' as const },
  ];
  expect(costsOf(given({ taxBasis: undefined, totals: both(2_000_000) }))).toMatchObject({
    taxBasis: '含税',
  });
  expect(() => costsOf(given({ taxBasis: undefined, totals: both(1_900_000) }))).toThrow('对不上');
});

test('without basis, figures or with a figure of zero nothing is certain', () => {
  expect(() => costsOf(given({ taxBasis: undefined, totals: plain(1) }))).toThrow('含税还是除税');
  expect(() => costsOf(given({}))).toThrow('都没有填');
  expect(() => costsOf(given({ totals: plain(0) }))).toThrow('必须大于 0');
  expect(() => costsOf(given({ unitCosts: plain(-5), totals: plain(100) }))).toThrow('必须大于 0');
});

test('[DATA-001] unit cost and total that are not quite each other stay as given, and which forms the sums is said', () => {
  const words = (more: Partial<Given>) => {
    const one = given(more);
    return formedBy(one, costsOf(one));
  };
  expect(words({ unitCosts: plain(2_000), totals: plain(2_000_000) })).toBeUndefined();
  expect(words({ unitCosts: plain(2_000.01) })).toBeUndefined();
  expect(words({ unitCosts: plain(2_000.01), totals: plain(2_000_000) })).toBe(
    '按所给单方为 2,000.01 元/㎡，按所给总造价为 2,000 元/㎡（均含税）；单方造价取前者，除税造价、税金与含税造价由总造价得出',
  );
});
