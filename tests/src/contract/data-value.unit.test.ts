import fc from 'fast-check';
import { dataValue, isValidValue } from '../../../src/contract/data-value';

describe('[DATA-016] the markers of data', () => {
  it.each([
    ['--', false],
    ['/', false],
    ['===', true],
  ] as const)('%s: valid %s', (marker, valid) => {
    expect(isValidValue(dataValue.parse(marker))).toBe(valid);
  });

  it('numbers from zero up are valid, below zero not', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(isValidValue(value)).toBe(value >= 0);
      }),
    );
  });

  it.each(['', '-', '==', null, '12'])('%j is no value', (value) => {
    expect(dataValue.safeParse(value).success).toBe(false);
  });
});
