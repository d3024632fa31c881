import type { Part } from '#features/unit-prices/contract-shapes';
import type { Basis } from '#src/costing/basis';
import { aTable } from '#tests/features/basis/a-table';
import { COMPONENT, type Drawn } from './a-drawn-record';

export const TABLE = aTable();
/** A fen of rounding, a fen of remainder, and what binary fractions add. */
export const FEN = 0.0101;

const indexOf = (key: string | undefined, month: string): number =>
  (TABLE.ownSeries?.find((series) => series.key === key)?.months ?? TABLE.indexes).find(
    ({ period }) => period === month,
  )?.value ?? NaN;
const factorOf = (areaId: string): number =>
  TABLE.factors.find((place) => place.areaId === areaId)?.value ?? NaN;

/** What one component of the record is multiplied with, by hand. */
export const termOf = ({ row }: Drawn, part: Part, { period, areaId, taxBasis, index }: Basis): number => {
  const isMaterial = COMPONENT[part] === '材料';
  const key = index === 'parts' ? (isMaterial && row.travellingSeries) || COMPONENT[part] : undefined;
  const time = period ? indexOf(key, period) / indexOf(key, row.priceDate) : 1;
  const travels = isMaterial && ['030408', '010515'].includes(row.code.slice(0, 6));
  const place = areaId && !travels ? factorOf(areaId) / factorOf(row.areaId) : 1;
  const wanted = taxBasis ?? row.taxBasis;
  const tax = wanted === row.taxBasis ? 1 : wanted === '含税' ? 1 + row.taxRate : 1 / (1 + row.taxRate);
  return time * place * tax;
};
