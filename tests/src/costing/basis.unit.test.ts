import { isUsualBasis, readBasis, USUAL_BASIS, writeBasis, type Basis } from '#src/costing/basis';
import { fc } from '#tests/support/property';

const bases: fc.Arbitrary<Basis> = fc.record(
  {
    period: fc
      .tuple(fc.integer({ min: 2000, max: 2099 }), fc.integer({ min: 1, max: 12 }))
      .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}`),
    areaId: fc.integer({ min: 1, max: 999_999 }).map(String),
    taxBasis: fc.constantFrom('含税' as const, '除税' as const),
  },
  { requiredKeys: [] },
);

test('what is written is read again', () => {
  fc.assert(fc.property(bases, (basis) => expect(readBasis(writeBasis(basis))).toEqual(basis)));
});

test('an address holds plain signs', () => {
  const full: Basis = { period: '2025-09', areaId: '20', taxBasis: '除税' };
  expect(writeBasis(full)).toBe('2025-09_20');
  expect(writeBasis({ taxBasis: '含税' })).toBe('in');
  expect(encodeURIComponent(writeBasis(full))).toBe(writeBasis(full));
  expect([writeBasis(USUAL_BASIS), writeBasis({})]).toEqual(['', 'as']);
});

test.each<[string, Basis]>([
  ['2025-09', { period: '2025-09', taxBasis: '除税' }],
  ['2025-09_as', { period: '2025-09' }],
  ['除税_2025-09', { period: '2025-09', taxBasis: '除税' }],
  ['2025-13_20_maybe', { areaId: '20', taxBasis: '除税' }],
  ['2025-09_2024-01_in_ex', { period: '2025-09', taxBasis: '含税' }],
  ['toString', USUAL_BASIS],
  ['', USUAL_BASIS],
  ['as', {}],
])('%p is read as far as it is understood', (text, basis) => {
  expect(readBasis(text)).toEqual(basis);
});

test('figures are before tax unless something else is asked for', () => {
  expect(isUsualBasis(readBasis(''))).toBe(true);
  expect([{}, { taxBasis: '含税' as const }, { ...USUAL_BASIS, areaId: '2' }].map(isUsualBasis)).toEqual([
    false,
    false,
    false,
  ]);
});
