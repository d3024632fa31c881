import { readBasis, writeBasis, type Basis } from '#src/costing/basis';
import { fc } from '#tests/support/property';
import { aTable } from './a-table';

export const MONTHS = aTable().indexes.map(({ period }) => period);
export const PLACES: Readonly<Record<string, string>> = { '1': '全国', '18': '湖北', '20': '广东' };
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

/** Any month, place, tax basis and index of the table, or none. */
export const drawnBases: fc.Arbitrary<Basis> = fc
  .record({
    period: maybe(fc.constantFrom(...MONTHS)),
    areaId: maybe(fc.constantFrom(...Object.keys(PLACES))),
    taxBasis: maybe(fc.constantFrom('含税' as const, '除税' as const)),
    index: maybe(fc.constantFrom('kind' as const, 'parts' as const)),
  })
  .map((drawn) => readBasis(writeBasis(drawn as Basis)));
