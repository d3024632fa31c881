import { readBasis, type Basis, type TaxBasis } from '#src/costing/basis';
import { roundTo } from '#src/costing/money';
import type { ToBasis } from './kept-levels';
import type { PriceLevels } from './price-levels';

/** What comparisons are read in: what the basis leaves open is as the record has it. */
export interface Reading {
  readonly basis: Basis;
  readonly levels: PriceLevels;
}

export type ReadLevels = () => Promise<PriceLevels>;

export const readingIn = async (readLevels: ReadLevels, text = ''): Promise<Reading> => ({
  basis: readBasis(text),
  levels: await readLevels(),
});

interface Quoted {
  readonly areaId: number;
  readonly cityId: number | null;
  readonly priceDate: string;
  readonly taxBasis: TaxBasis;
  readonly taxRate: number;
}

export interface Target {
  /** YYYY-MM */
  readonly period: string;
  readonly areaId: number;
  readonly taxBasis: TaxBasis;
  readonly taxRate: number;
}

/** The month, place and tax that prices are brought to beside this record. */
export const targetOf = ({ basis, levels }: Reading, record: Quoted): Target => ({
  period: basis.period ?? record.priceDate,
  areaId: basis.areaId === undefined ? levels.placeOf(record) : Number(basis.areaId),
  taxBasis: basis.taxBasis ?? record.taxBasis,
  taxRate: record.taxRate,
});

const withTax = ({ taxBasis, taxRate }: Pick<Quoted, 'taxBasis' | 'taxRate'>): number =>
  taxBasis === '含税' ? 1 + taxRate : 1;

const FEN = 2;

/** From stored amounts to the target; undefined where its month has no index or its place no factor. */
export const toTarget = ({ levels }: Reading, target: Target): ToBasis | undefined => {
  const level = levels.of(target.period, target.areaId);
  if (level === undefined) return undefined;
  const factor = level * withTax(target);
  return (stored) => roundTo(stored * factor, FEN);
};

/** From medians of a course, at the level of each month, to prices of a place in the record's tax basis. */
export const courseIn = (
  { levels }: Reading,
  areaId: number,
  record: Pick<Quoted, 'taxBasis' | 'taxRate'>,
): ToBasis => {
  const factor = (levels.factorOf(areaId) ?? 1) * withTax(record);
  return (stored) => roundTo(stored * factor, FEN);
};
