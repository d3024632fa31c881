import Big from 'big.js';
import { addTax, extend, roundTo, sumMoney, toFen, toYuan, withoutTax } from '#src/costing/money';
import { fc } from '#tests/support/property';

const fen = fc.integer({ min: -1e12, max: 1e12 });

test('halves are rounded away from zero where binary fractions would fall short', () => {
  expect(roundTo(1.005, 2)).toBe(1.01);
  expect(roundTo(-1.005, 2)).toBe(-1.01);
  expect(toFen('0.285')).toBe(29);
});

test('numbers are rounded as decimal arithmetic would, halves and their neighbours as well', () => {
  const nearHalf = fc
    .tuple(fc.integer({ min: -1e9, max: 1e9 }), fc.constantFrom(-1, 0, 1))
    .map(([whole, step]) => (whole + 0.5) / 100 + step * Number.EPSILON * Math.abs(whole / 100));
  fc.assert(
    fc.property(
      fc.oneof(fc.double({ noNaN: true, min: -1e15, max: 1e15 }), nearHalf),
      fc.integer({ min: 0, max: 6 }),
      (value, decimals) => {
        const exact = new Big(value).round(decimals, Big.roundHalfUp).toNumber();
        expect(roundTo(value, decimals) + 0).toBe(exact + 0);
      },
    ),
    { numRuns: 2_000 },
  );
});

test('fen survive the way to 元 and back', () => {
  fc.assert(fc.property(fen, (amount) => toFen(toYuan(amount)) === amount));
});

test('a sum of amounts is exact to the fen', () => {
  expect(sumMoney([0.1, 0.2, 0.3])).toBe(0.6);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 }), { maxLength: 50 }), (amounts) => {
      expect(toFen(sumMoney(amounts.map(toYuan)))).toBe(amounts.reduce((total, amount) => total + amount, 0));
    }),
  );
});

test('quantity times price is rounded once, to the fen', () => {
  expect(extend('1.115', '3')).toBe(3.35);
});

test('the sample project of 2 517 元/㎡ bears 226.53 of tax at nine percent', () => {
  expect(addTax(2517, 0.09)).toEqual({ pretax: 2517, tax: 226.53, total: 2743.53 });
});

test('net and tax add up to the gross amount to the fen', () => {
  fc.assert(
    fc.property(fen, fc.constantFrom(0.03, 0.09, 0.1, 0.11), (net, rate) => {
      const { pretax, tax, total } = addTax(toYuan(net), rate);
      expect(toFen(pretax) + toFen(tax)).toBe(toFen(total));
    }),
  );
});

test('taking the tax out gives the net amount back', () => {
  expect(roundTo(withoutTax(2743.53, 0.09), 2)).toBe(2517);
});

test('an amount beyond exact integers is refused', () => {
  expect(() => toFen('1e15')).toThrow(RangeError);
});
