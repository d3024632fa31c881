import { sumMoney } from '#src/costing/money';
import type { Rebase } from '#src/costing/rebaser';
import type { UnitPriceRow } from '../contract';
import type { Part } from '../contract-shapes';
import { schemedRow, type SchemedPrice } from '../price-under-scheme';
import { quotedIn } from './cost-of';
import { givenOf, readFigures } from './read-record';

/** What a trial makes of each part, before the scheme's tax. */
export const readTried = (
  row: UnitPriceRow,
  result: SchemedPrice,
  rebase: Rebase,
): ReadonlyMap<Part, number> => {
  const { parts, ownParts } = result;
  const sum = sumMoney(Object.values(parts));
  const { schemeAmounts } = schemedRow(result);
  const given = givenOf(row, parts).map(({ part, quoted }) => ({
    part,
    quoted: { ...quoted, ownAmount: ownParts[part] ?? 0 },
  }));
  const whole = { ...quotedIn(row, sum, schemeAmounts), ownAmount: sumMoney(Object.values(ownParts)) };
  const { amounts } = readFigures(whole, given, rebase);
  return new Map(given.map(({ part, quoted }, at) => [part, amounts[at] ?? quoted.value]));
};
