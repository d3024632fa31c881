import Big from 'big.js';

/** One component of a weighted index: its weight in percent, and its own values in the base month and at both ends. */
export interface WeightedComponent {
  readonly name: string;
  readonly weight: number;
  readonly base: number;
  readonly before: number;
  readonly after: number;
}

export interface ChangeSplit {
  /** Index points each component moved the whole by. */
  readonly parts: readonly { readonly name: string; readonly points: number }[];
  /** What no component explains: those without a series of their own, and rounding of the published values. */
  readonly rest: number;
}

/**
 * Laspeyres: a component with weight w (percent of the base month) moves an index based at 100 by w × (p₁ − p₀) / p_base
 * points. Parts and rest add up to the change. Not rounded. Throws RangeError on a base that is not above zero.
 */
export const splitChange = (change: number, components: readonly WeightedComponent[]): ChangeSplit => {
  const moved = components.map(({ name, weight, base, before, after }) => {
    if (base <= 0) throw new RangeError(`${name} has no value in the base month`);
    return { name, points: new Big(after).minus(before).times(weight).div(base) };
  });
  const rest = moved.reduce((left, { points }) => left.minus(points), new Big(change));
  return {
    parts: moved.map(({ name, points }) => ({ name, points: points.toNumber() })),
    rest: rest.toNumber(),
  };
};
