import { deviation } from '#src/costing/ranks';
import type { Reference } from './compare-view';
import type { FigureLine } from './contract';

export interface ComparedCell {
  readonly value: number | null;
  /** Percent above (or, negative, below) the reference; null for the reference itself, and without one. */
  readonly difference: number | null;
  readonly mark: 'least' | 'most' | undefined;
}

type Figures = readonly (number | null)[];
const given = (figures: Figures): readonly number[] => figures.filter((figure) => figure !== null);

/** The first project's figure, or the mean of those given. */
export const referenceOf = (figures: Figures, against: Reference): number | null => {
  if (against === 'first') return figures[0] ?? null;
  const values = given(figures);
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
};

/** Least and most are marked where the figures differ at all. */
export const comparedCells = (figures: Figures, against: Reference): readonly ComparedCell[] => {
  const reference = referenceOf(figures, against);
  const values = given(figures);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return figures.map((value, at) => ({
    value,
    difference:
      value === null || reference === null || reference === 0 || (against === 'first' && at === 0)
        ? null
        : deviation(value, reference) * 100,
    mark:
      value === null || least === most
        ? undefined
        : value === least
          ? 'least'
          : value === most
            ? 'most'
            : undefined,
  }));
};

/** Of the reference's unit cost, below which a cost is no reason for the difference; of itself, for contents. */
const LEAST_OF_UNIT_COST = 0.01;
const LEAST_PERCENT = 20;

/**
 * Cells of a line with difference and marks only where they say something: a cost by what it adds to the unit cost, a
 * content by how far it is off. Areas, totals and tax rates are as they are.
 */
export const weightyCells = (
  { unit, isCost, figures }: Pick<FigureLine, 'unit' | 'isCost' | 'figures'>,
  against: Reference,
  unitCost: number | null,
): readonly ComparedCell[] => {
  const reference = referenceOf(figures, against);
  const says = ({ value, difference }: ComparedCell): boolean => {
    if (value === null || reference === null || difference === null) return false;
    if (isCost)
      return unit === '元/㎡' && Math.abs(value - reference) >= LEAST_OF_UNIT_COST * (unitCost ?? Infinity);
    return unit.endsWith('/㎡') && Math.abs(difference) >= LEAST_PERCENT;
  };
  const cells = comparedCells(figures, against);
  const isMarked = cells.some(says);
  return cells.map((cell) => ({
    value: cell.value,
    difference: says(cell) ? cell.difference : null,
    mark: isMarked ? cell.mark : undefined,
  }));
};
