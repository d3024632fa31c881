export type AbcClass = 'A' | 'B' | 'C';

const A_UP_TO = 80;
const B_UP_TO = 95;

export interface AbcShare {
  /** Percent of the whole. */
  readonly share: number;
  /** A: what makes up the first 80 % of the cost, B: up to 95 %, C: the rest; the one that crosses a bound still belongs. */
  readonly rank: AbcClass;
}

/** Share and class of each cost, in the order given. Throws RangeError on negative costs; of a whole of zero all are C. */
export const abcOf = (costs: readonly number[]): readonly AbcShare[] => {
  if (costs.some((cost) => !(cost >= 0))) throw new RangeError('costs must not be negative');
  const whole = costs.reduce((sum, cost) => sum + cost, 0);
  if (whole === 0) return costs.map(() => ({ share: 0, rank: 'C' }));
  const order = costs
    .map((cost, index) => ({ cost, index }))
    .sort((one, other) => other.cost - one.cost || one.index - other.index);
  const found: AbcShare[] = [];
  let before = 0;
  for (const { cost, index } of order) {
    const share = (cost / whole) * 100;
    found[index] = { share, rank: before < A_UP_TO ? 'A' : before < B_UP_TO ? 'B' : 'C' };
    before += share;
  }
  return found;
};
