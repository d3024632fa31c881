import type { SchemeTerms } from '#features/unit-prices/contract-schemes';
import { changesNothing, detailPath, OWN_TERMS, termsFrom } from '#features/unit-prices/detail-view';
import { fc } from '#tests/support/property';

const fraction = (most: number) =>
  fc.option(
    fc.integer({ min: 0, max: most * 10_000 }).map((parts) => parts / 10_000),
    { nil: null },
  );
const terms: fc.Arbitrary<SchemeTerms> = fc.record({
  rateBase: fc.constantFrom(null, 'labour', 'labourAndMachinery', 'direct'),
  managementRate: fraction(1),
  profitRate: fraction(1),
  riskRate: fraction(0.5),
  taxRate: fraction(0.3),
  materialPrices: fc.array(
    fc.record({
      key: fc.string({ minLength: 1, maxLength: 60 }),
      name: fc.string({ maxLength: 30 }),
      price: fc.integer({ min: 0, max: 1_000_000 }).map((fen) => fen / 100),
    }),
    { maxLength: 4 },
  ),
});
const queryOf = (path: string) => Object.fromEntries(new URLSearchParams(path.split('?')[1]));

test('[UNIT-005] what is tried out stands in the address and is read from it again', () => {
  fc.assert(
    fc.property(terms, (tried) => {
      const path = detailPath({ id: '7', projectId: 'p/9', terms: tried });
      expect(path.split('?')[0]).toBe('/comprehensiveUnitPrice/detail/7/p%2F9');
      expect(termsFrom(queryOf(path))).toEqual(changesNothing(tried) ? undefined : tried);
    }),
  );
});

test('values beyond the bounds of a scheme are left out alone', () => {
  expect(termsFrom({ management: '1.5', profit: '0.08', tax: '9', base: 'volume', materials: '[1' })).toEqual(
    {
      ...OWN_TERMS,
      profitRate: 0.08,
    },
  );
  expect(termsFrom({ management: '-1', materials: '[["k","n",-5]]' })).toBeUndefined();
});
