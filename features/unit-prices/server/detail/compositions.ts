import { MARKERS, type DataValue } from '#src/contract/data-value';
import { roundTo, sumMoney } from '#src/costing/money';
import { PART_KEYS, PARTS } from '../../contract';
import type { Compositions } from '../../contract-detail';
import type { StoredRecord } from './record';

/** Parts that some items do not have; a missing other part lies in what is given. */
const OPTIONAL: ReadonlySet<string> = new Set(['mainMaterials', 'equipment']);

const markerOf = (part: string, isGiven: boolean): DataValue => {
  if (!isGiven) return MARKERS.missing;
  return OPTIONAL.has(part) ? MARKERS.inapplicable : MARKERS.contained;
};

const sharesOf = (amounts: readonly (number | null)[]): (number | null)[] => {
  const whole = sumMoney(amounts.map((amount) => amount ?? 0));
  return amounts.map((amount) => {
    if (amount === null) return null;
    return whole === 0 ? 0 : roundTo((amount / whole) * 100, 2);
  });
};

/** Every part as an amount and a share, or as the sign that says why there is none. */
export const compositionsOf = (record: StoredRecord): Compositions => {
  const { parts, rateBase, managementRate, profitRate, unitPrice, taxBasis, taxRate } = record;
  const amounts = PART_KEYS.map((part) => parts?.[part] ?? null);
  const shares = sharesOf(amounts);
  return {
    unitPrice,
    taxBasis,
    taxRate,
    parts: PART_KEYS.map((part, index) => {
      const marker = markerOf(part, parts !== null);
      return { part, name: PARTS[part], amount: amounts[index] ?? marker, share: shares[index] ?? marker };
    }),
    rates:
      parts && rateBase && managementRate !== null && profitRate !== null
        ? { rateBase, managementRate, profitRate, risk: parts.risk ?? 0 }
        : null,
  };
};
