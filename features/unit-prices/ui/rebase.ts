import type { TaxBasis } from '../contract';

/** A price with what it was made under. */
export interface Quoted {
  readonly value: number;
  /** YYYY-MM */
  readonly priceDate: string;
  readonly areaId: string;
  readonly taxBasis: TaxBasis;
  /** A fraction: 0.09. */
  readonly taxRate: number;
}
export type Reading =
  | { readonly kind: 'same' }
  | { readonly kind: 'rebased'; readonly value: number }
  | { readonly kind: 'impossible'; readonly reason: string };
/** Reads a price in the period, place and tax basis chosen for the page. */
export type Rebase = (quoted: Quoted) => Reading;
