import { dataValue, isValidValue } from '#src/contract/data-value';
import { fc } from '#tests/support/property';

describe('[DATA-016] the markers of data', () => {
  it.each([
    ['--', false],
    ['/', false],
    ['===', true],
  ] as const)('[VALID-021] %s: valid %s', (marker, valid) => {
    expect(isValidValue(dataValue.parse(marker))).toBe(valid);
  });

  it.each([
    ['12', true],
    ['0.5', true],
    ['0', true],
    ['-1', false],
    ['', false],
    [' ', false],
    ['十二', false],
    [NaN, false],
  ] as const)('[VALID-021] %j, as a form has it: valid %s', (value, valid) => {
    expect(isValidValue(value)).toBe(valid);
  });

  it('[VALID-021] numbers from zero up are valid, below zero not', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(isValidValue(value)).toBe(value >= 0);
        expect(isValidValue(String(value))).toBe(value >= 0);
      }),
    );
  });

  it.each(['', '-', '==', null, '12'])('%j is no value', (value) => {
    expect(dataValue.safeParse(value).success).toBe(false);
  });
});
