import { deviation } from '#src/costing/ranks';
import type { Reference } from './compare-view';

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
