import { sumMoney, toYuan } from '#src/costing/money';
import { readParts, shareOut } from '#src/costing/read-parts';
import { createRebaser, readAsQuoted, type Quoted } from '#src/costing/rebaser';
import { fc } from '#tests/support/property';

const table = {
  indexes: [
    { period: '2023-06', value: 104.2, status: 'firm' },
    { period: '2025-09', value: 100.9, status: 'firm' },
  ],
  factors: [
    { areaId: '18', name: '湖北', value: 0.97 },
    { areaId: '20', name: '广东', value: 1.08 },
  ],
} as const;
const rebase = createRebaser(table, { period: '2025-09', areaId: '20', taxBasis: '含税' });
const whole = (value: number): Quoted => ({
  value,
  priceDate: '2023-06',
  areaId: '18',
  cityId: undefined,
  building: undefined,
  taxBasis: '除税',
  taxRate: 0.09,
});
const parted = (sum: number, amounts: readonly number[], by = rebase) =>
  readParts(whole(sum), amounts.map(whole), by);
const fen = fc.integer({ min: 0, max: 50_000_000 }).map(toYuan);

test('the parts of the worked unit price add up to it as it is read', () => {
  const parts = parted(594.29, [92.4, 468.3, 6.8, 17.86, 8.93])!;
  expect(rebase(whole(594.29))).toMatchObject({ value: 698.39 });
  expect(sumMoney(parts)).toBe(698.39);
  expect(parts).toEqual([108.59, 550.33, 7.99, 20.99, 10.49]);
});

test('whatever the parts: they add up to the fen, and each lies within a fen of what it is alone', () => {
  fc.assert(
    fc.property(fc.array(fen, { minLength: 1, maxLength: 30 }), (amounts) => {
      const sum = sumMoney(amounts);
      fc.pre(sum > 0);
      const reading = rebase(whole(sum));
      const parts = parted(sum, amounts)!;
      expect(sumMoney(parts)).toBe(reading.kind === 'rebased' && reading.value);
      amounts.forEach((amount, at) => {
        const alone = rebase(whole(amount));
        const value = alone.kind === 'rebased' ? alone.value : NaN;
        expect(Math.abs(sumMoney([parts[at]!, -value]))).toBeLessThanOrEqual(0.01);
      });
    }),
  );
});

test('parts that do not add up are not made to', () => {
  expect(parted(100, [60, 39])).toBeUndefined();
  expect(parted(100, [60, 39.99])).toHaveLength(2);
});

test('nothing is shared out where nothing is moved, or there is no ratio', () => {
  expect(parted(100, [60, 40], readAsQuoted)).toBeUndefined();
  expect(readParts({ ...whole(100), priceDate: '2016-03' }, [whole(60), whole(40)], rebase)).toBeUndefined();
  expect(shareOut(0, [0, 0])).toBeUndefined();
  expect(shareOut(10, [20, -10])).toBeUndefined();
});
