import Big from 'big.js';
import type { Basis, TaxBasis } from '#src/costing/basis';
import { scaled } from '#src/costing/exact-scale';
import {
  createRebaser,
  scaleOf,
  type BasisTable,
  type Quoted,
  type RebaseResult,
} from '#src/costing/rebaser';
import { fc } from '#tests/support/property';

const table: BasisTable = {
  indexes: [
    { period: '2020-01', value: 100, status: 'firm' },
    { period: '2021-10', value: 110, status: 'firm' },
    { period: '2023-06', value: 104.2, status: 'firm' },
    { period: '2025-09', value: 100.9, status: 'provisional' },
  ],
  factors: [
    { areaId: '1', name: '全国', value: 1 },
    { areaId: '18', name: '湖北', value: 0.97 },
    { areaId: '20', name: '广东', value: 1.08 },
    { areaId: '27', name: '西藏', value: 1.25 },
  ],
};
const hubei: Quoted = {
  value: 2980,
  priceDate: '2023-06',
  areaId: '18',
  cityId: undefined,
  building: undefined,
  taxBasis: '含税',
  taxRate: 0.09,
};
const read = (basis: Basis, quoted: Quoted = hubei) => createRebaser(table, basis)(quoted);

const months = fc.constantFrom(...table.indexes.map(({ period }) => period));
const areas = fc.constantFrom(...table.factors.map(({ areaId }) => areaId));
const taxes = fc.constantFrom<TaxBasis>('含税', '除税');
const basis = fc.record({ period: months, areaId: areas, taxBasis: taxes });
const values = fc.integer({ min: 1, max: 100_000_000 }).map((fen) => fen / 100);
const quoted: fc.Arbitrary<Quoted> = fc.record({
  value: values,
  priceDate: months,
  areaId: areas,
  cityId: fc.constant(undefined),
  building: fc.constant(undefined),
  taxBasis: taxes,
  taxRate: fc.constantFrom(0.03, 0.09, 0.1, 0.11),
});

/** What a reading stands for before it is rounded. */
const exactly = (value: Big, reading: RebaseResult): Big => {
  if (reading.kind === 'impossible') throw new Error(reading.reason);
  if (reading.kind === 'same') return value;
  const { over, under } = scaleOf(reading.steps);
  return value.times(over).div(under);
};
const far = (one: Big, other: Big): number => one.minus(other).abs().div(other).toNumber();
const quotedIn = (given: Quoted, { period, areaId, taxBasis }: Required<Omit<Basis, 'index'>>): Quoted => ({
  ...given,
  priceDate: period,
  areaId,
  taxBasis,
});

test('2 980 元/㎡ of 湖北 in 2023-06 are 3 212.86 元/㎡ of 广东 in 2025-09', () => {
  const reading = read({ period: '2025-09', areaId: '20' });
  expect(reading).toMatchObject({ kind: 'rebased', value: 3212.86 });
  expect(reading).toHaveProperty('steps', [
    { kind: 'period', from: table.indexes[2], to: table.indexes[3] },
    { kind: 'place', from: table.factors[1], to: table.factors[2] },
  ]);
});

test('[UNIT-005] what a reader quoted in a cost takes the tax alone, and the rest is moved', () => {
  const quoted = { ...hubei, ownAmount: 980 };
  const reading = read({ period: '2025-09', areaId: '20' }, quoted);
  // 980 + 2 000 × 100.9 / 104.2 × 1.08 / 0.97
  expect(reading).toMatchObject({ kind: 'rebased', value: 3136.28 });
  expect(reading).toHaveProperty('steps.2', { kind: 'own', amount: 980, rest: 2000 });
  expect(read({ period: '2025-09', areaId: '20', taxBasis: '除税' }, quoted)).toHaveProperty(
    'value',
    2877.32,
  );
  expect(read({ taxBasis: '除税' }, quoted)).toEqual(read({ taxBasis: '除税' }));
  // Another of the same month and place has a share of its own.
  const rebase = createRebaser(table, { period: '2025-09' });
  expect(rebase(hubei)).toHaveProperty('value', 2885.62);
  expect(rebase({ ...hubei, ownAmount: 2980 })).toHaveProperty('value', 2980);
  expect(rebase(hubei)).toHaveProperty('value', 2885.62);
});

test('read in its own basis, or in none, a cost is the same', () => {
  expect(read({})).toEqual({ kind: 'same' });
  fc.assert(
    fc.property(quoted, (one) => {
      const own = { period: one.priceDate, areaId: one.areaId, taxBasis: one.taxBasis! };
      expect(read(own, one)).toEqual({ kind: 'same' });
    }),
  );
});

test('the figure shown is the decimal result with two decimals, halves away from zero', () => {
  fc.assert(
    fc.property(quoted, basis, (one, wanted) => {
      const reading = read(wanted, one);
      if (reading.kind !== 'rebased') return;
      const decimal = scaled(one.value, scaleOf(reading.steps)).round(2, Big.roundHalfUp).toNumber();
      expect(reading.value).toBe(decimal);
    }),
  );
});

test('a half is rounded up, however it looks in binary', () => {
  const half: BasisTable = {
    indexes: [
      { period: '2020-01', value: 100, status: 'firm' },
      { period: '2020-02', value: 50, status: 'firm' },
      { period: '2020-03', value: 107, status: 'firm' },
    ],
    factors: [],
  };
  const at = (period: string, value: number) =>
    createRebaser(half, { period })({ ...hubei, value, priceDate: '2020-01', areaId: '1' });
  expect(at('2020-02', 2.01)).toHaveProperty('value', 1.01);
  expect(at('2020-02', 1.15)).toHaveProperty('value', 0.58);
  // 18.5 × 1.07 is 19.795, which no binary fraction is.
  expect(at('2020-03', 18.5)).toHaveProperty('value', 19.8);
});

test('two steps one after the other are the one step there', () => {
  fc.assert(
    fc.property(quoted, basis, basis, (one, there, beyond) => {
      const start = new Big(one.value);
      const direct = exactly(start, read(beyond, one));
      const halfway = exactly(start, read(there, one));
      const onward = exactly(halfway, read(beyond, quotedIn(one, there)));
      expect(far(onward, direct)).toBeLessThan(1e-15);
    }),
  );
});

test('there and back again is the cost it was', () => {
  fc.assert(
    fc.property(quoted, basis, (one, there) => {
      const own = { period: one.priceDate, areaId: one.areaId, taxBasis: one.taxBasis! };
      const gone = exactly(new Big(one.value), read(there, one));
      const back = exactly(gone, read(own, quotedIn(one, there)));
      expect(far(back, new Big(one.value))).toBeLessThan(1e-15);
    }),
  );
});

test('the tax goes off by its rate and comes on again', () => {
  expect(read({ taxBasis: '除税' }, { ...hubei, value: 1090 })).toMatchObject({ value: 1000 });
  expect(read({ taxBasis: '含税' }, { ...hubei, value: 1000, taxBasis: '除税' })).toMatchObject({
    value: 1090,
    steps: [{ kind: 'tax', from: '除税', to: '含税', rate: 0.09 }],
  });
});

test('a figure without a tax basis of its own keeps what it has', () => {
  const { taxBasis: _, ...line } = hubei;
  expect(read({ taxBasis: '除税' }, line)).toEqual({ kind: 'same' });
  expect(read({ period: '2025-09', areaId: '20', taxBasis: '除税' }, line)).toMatchObject({ value: 3212.86 });
});

test('what cannot be read says why', () => {
  expect(read({ period: '2025-09' }, { ...hubei, priceDate: '2016-03' })).toEqual({
    kind: 'impossible',
    reason: '2016-03 没有全国综合造价指数（现有 2020-01 至 2025-09）',
  });
  expect(read({ period: '2031-01', areaId: '99' })).toEqual({
    kind: 'impossible',
    reason: '2031-01 没有全国综合造价指数（现有 2020-01 至 2025-09）；所选地区没有地区系数',
  });
  const { taxRate: _, ...untaxed } = hubei;
  expect(read({ taxBasis: '除税' }, untaxed)).toEqual({
    kind: 'impossible',
    reason: '原值没有注明税率，含税与除税不能互换',
  });
});
