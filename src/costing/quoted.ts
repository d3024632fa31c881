import type { TaxBasis } from './basis';
import type {
  BuildingKind,
  Component,
  ComponentAmounts,
  MonthIndex,
  OwnSeries,
  PlaceFactor,
  Travelling,
  UsualShares,
} from './price-series';

export interface BasisTable {
  readonly indexes: readonly MonthIndex[];
  /** Of provinces, and of cities where there are any. */
  readonly factors: readonly PlaceFactor[];
  /** Of kinds of building and of components; absent: none. */
  readonly ownSeries?: readonly OwnSeries[];
  readonly travelling?: Travelling;
}

/** A cost with what it was made under. */
export interface Quoted {
  readonly value: number;
  /** YYYY-MM */
  readonly priceDate: string;
  readonly areaId: string;
  /** Taken before the province where it has a factor of its own; undefined where none is known. */
  readonly cityId: string | undefined;
  /** Of a project; undefined of everything else, and of a type without an index. */
  readonly building: BuildingKind | undefined;
  /** Of a unit price: its amounts in 元 but for `ownAmount`, null where neither its record has any nor shares are usual. */
  readonly amounts?: ComponentAmounts | null;
  /** What the amounts are taken from, where its record has none. */
  readonly usual?: UsualShares;
  /** So much of the value the reader quoted for today: no month or place moves it. Absent: nothing. */
  readonly ownAmount?: number;
  /** Which of these amounts the value is, or is of; absent: of all of them. */
  readonly component?: Component | undefined;
  /** Key of the series of what the materials of a unit price are made of; absent: materials in general. */
  readonly materialSeries?: string;
  /** Code of the bill item that the price is of. */
  readonly item?: string;
  /** Name of the material that the price is of. */
  readonly material?: string;
  /** Absent where the tax stands beside the figure, as in a breakdown: such a figure keeps its tax basis. */
  readonly taxBasis?: TaxBasis;
  /** What a figure that keeps its tax basis is in, to be said beside it. */
  readonly keptTax?: TaxBasis;
  /** A fraction: 0.09. */
  readonly taxRate?: number;
}
