import { readBasis, type Basis, type TaxBasis } from '#src/costing/basis';
import { roundTo } from '#src/costing/money';
import type { ToBasis } from './kept-levels';
import type { ToldShares } from '../usual-shares';
import type { PriceLevels } from './price-levels';

/** What comparisons are read in: what the basis leaves open is as the record has it. */
export interface ComparisonBasis {
  readonly basis: Basis;
  readonly levels: PriceLevels;
}

export type ReadLevels = () => Promise<PriceLevels>;

export const readingIn = async (readLevels: ReadLevels, text = ''): Promise<ComparisonBasis> => ({
  basis: readBasis(text),
  levels: await readLevels(),
});

export interface Quoted {
  readonly areaId: number;
  readonly cityId: number | null;
  /** YYYY-MM */
  readonly priceDate: string;
  readonly taxBasis: TaxBasis;
  readonly taxRate: number;
  readonly unitPrice: number;
  /** 除税, at the reference month in the country as a whole; null where its month has no index. */
  readonly componentAmounts: readonly number[] | null;
  /** Their sum. */
  readonly byComponents: number | null;
  /** Null where its place has none. */
  readonly ownFactor: number | null;
  /** Share of materials that travel, in its own month and place. */
  readonly travelling: number | null;
  /** Neither a composition nor usual shares tell how much of it is of materials that travel. */
  readonly lacksShares: boolean;
  /** By which it is moved without a composition of its own; null with one, and where none are known. */
  readonly usualShares: ToldShares | null;
  /** Key of the series of what they are made of; null where they move with materials in general. */
  readonly travellingSeries: string | null;
}

export interface Target {
  /** YYYY-MM */
  readonly period: string;
  readonly areaId: number;
  readonly taxBasis: TaxBasis;
  readonly taxRate: number;
}

/** The month, place and tax that prices are brought to beside this record. */
export const targetOf = ({ basis, levels }: ComparisonBasis, record: Quoted): Target => ({
  period: basis.period ?? record.priceDate,
  areaId: basis.areaId === undefined ? levels.placeOf(record) : Number(basis.areaId),
  taxBasis: basis.taxBasis ?? record.taxBasis,
  taxRate: record.taxRate,
});

const withTax = ({ taxBasis, taxRate }: Pick<Quoted, 'taxBasis' | 'taxRate'>): number =>
  taxBasis === '含税' ? 1 + taxRate : 1;

const FEN = 2;

const TRAVELS = 2;
/** Where no shares are known all of a price moves with the composite index. */
const WHOLE = [0, 0, 0, 0, 1];

/** What one 元 of the reference month in the country as a whole is in a month and place, in the shares of the record. */
const inShares = (
  { levels }: ComparisonBasis,
  { componentAmounts, travellingSeries }: Pick<Quoted, 'componentAmounts' | 'travellingSeries'>,
  month: string,
  factor: number,
): number | undefined => {
  const ratios = levels.ratiosOf(month, travellingSeries);
  if (!ratios) return undefined;
  const amounts = componentAmounts ?? WHOLE;
  let [there, whole] = [0, 0];
  for (const [at, amount] of amounts.entries()) {
    there += (amount / (ratios[at] ?? 1)) * (at === TRAVELS ? 1 : factor);
    whole += amount;
  }
  return whole === 0 ? undefined : there / whole;
};

const untaxed = (record: Quoted): number => record.unitPrice / withTax(record);

/** What the record is compared by; undefined where its month has no index, its place no factor or it lacks its shares. */
export const comparedValue = ({ levels }: ComparisonBasis, record: Quoted): number | undefined => {
  if (!levels.isPublished) return roundTo(untaxed(record), FEN);
  return record.ownFactor === null || record.lacksShares ? undefined : (record.byComponents ?? undefined);
};

/**
 * What brings amounts that are compared to the target, so that the record itself becomes the figure its page shows:
 * whichever index moves that figure, the record stands where it stood. Undefined where anything has no index or factor.
 */
const scaleTo = (reading: ComparisonBasis, record: Quoted, target: Target): number | undefined => {
  const { basis, levels } = reading;
  const own = comparedValue(reading, record);
  const factor = levels.factorOf(target.areaId);
  // What costs nothing is in no proportion to anything.
  if (!own || factor === undefined) return undefined;
  if (basis.index === 'parts') return inShares(reading, record, target.period, factor);
  const [before, after] = [
    levels.of(record.priceDate, levels.placeOf(record)),
    levels.of(target.period, target.areaId),
  ];
  const there = levels.factorOf(levels.placeOf(record));
  if (before === undefined || after === undefined || there === undefined) return undefined;
  const travelling = record.travelling ?? 0;
  // The levels hold the factors; what travels takes none.
  const place = 1 - travelling + (travelling * there) / factor;
  return (untaxed(record) * after * place) / before / own;
};

/** From stored amounts to the target; undefined where it cannot be reached. */
export const toTarget = (reading: ComparisonBasis, record: Quoted, target: Target): ToBasis | undefined => {
  const scale = scaleTo(reading, record, target);
  if (scale === undefined) return undefined;
  const factor = scale * withTax(target);
  return (stored) => roundTo(stored * factor, FEN);
};

/** The same for another place at the month and tax of the target, where materials that travel cost what they cost. */
export const toPlace = (
  reading: ComparisonBasis,
  record: Quoted,
  { target, areaId }: { readonly target: Target; readonly areaId: number },
): ToBasis | undefined => {
  const scale = scaleTo(reading, record, target);
  const [here, there] = [target.areaId, areaId].map((place) => {
    const factor = reading.levels.factorOf(place);
    return factor === undefined ? undefined : inShares(reading, record, target.period, factor);
  });
  if (scale === undefined || here === undefined || there === undefined) return undefined;
  const factor = ((scale * there) / here) * withTax(target);
  return (stored) => roundTo(stored * factor, FEN);
};

/**
 * From medians of a course to prices of a month in a place, in the record's tax basis; null where it has no index or the
 * record lacks its shares.
 */
export const courseIn =
  (
    reading: ComparisonBasis,
    areaId: number,
    record: Pick<Quoted, 'componentAmounts' | 'travellingSeries' | 'taxBasis' | 'taxRate' | 'lacksShares'>,
  ): ((stored: number, month: string) => number | null) =>
  (stored, month) => {
    const scale = record.lacksShares
      ? undefined
      : inShares(reading, record, month, reading.levels.factorOf(areaId) ?? 1);
    return scale === undefined ? null : roundTo(stored * scale * withTax(record), FEN);
  };
