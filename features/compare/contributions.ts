import type { Reference } from './compare-view';
import type { Comparison } from './contract';
import { referenceOf } from './differences';

/** Breakdowns of the cost of a square metre, the finest first. */
const BREAKDOWNS = ['分部指标', '单位工程', '费用'];
/** With the rest as many as there are colours. */
const MOST_LINES = 5;
/** Of the reference's unit cost: what moves it by less is no reason. */
const LEAST_SHARE = 0.01;

export interface Contribution {
  /** 元/㎡; 0 where the project's breakdown does not have the line; null where it has none. */
  readonly cost: number | null;
  /** Of the project's own unit cost, a fraction. */
  readonly share: number | null;
  /** 元/㎡ above (or, negative, below) the reference: what the line adds to the difference in unit cost. */
  readonly adds: number | null;
}
export interface ContributionLine {
  readonly name: string;
  readonly cells: readonly Contribution[];
}
export interface Contributions {
  /** 分部指标 */
  readonly breakdown: string;
  /** Those that move the unit cost most, by 元/㎡ over all projects. */
  readonly lines: readonly ContributionLine[];
  /** All others together; undefined where there are none. */
  readonly rest: ContributionLine | undefined;
  readonly total: ContributionLine;
}

type Costs = readonly (number | null)[];
const sumOf = (costs: readonly (number | null | undefined)[]): number =>
  costs.reduce<number>((sum, cost) => sum + (cost ?? 0), 0);

/** Of what the unit costs of projects differ by, each line's part; undefined where fewer than two have a breakdown. */
export const contributionsOf = ({ groups }: Comparison, against: Reference): Contributions | undefined => {
  const hasLines = (at: number, group: (typeof groups)[number]) =>
    group.lines.some(({ figures }) => typeof figures[at] === 'number');
  const columns = groups[0]?.lines[0]?.figures.map((_, at) => at) ?? [];
  const group = BREAKDOWNS.flatMap((name) => groups.filter((one) => one.name === name)).find(
    (one) => columns.filter((at) => hasLines(at, one)).length >= 2,
  );
  if (!group) return undefined;
  const given = columns.map((at) => hasLines(at, group));
  const costsOf = (figures: Costs): Costs => given.map((has, at) => (has ? (figures[at] ?? 0) : null));
  const totals: Costs = given.map((has, at) =>
    has ? sumOf(group.lines.map(({ figures }) => figures[at])) : null,
  );
  const lineOf = (name: string, costs: Costs): ContributionLine => {
    const reference = referenceOf(costs, against);
    return {
      name,
      cells: costs.map((cost, at) => ({
        cost,
        share: cost === null || !totals[at] ? null : cost / totals[at],
        adds:
          cost === null || reference === null || (against === 'first' && at === 0) ? null : cost - reference,
      })),
    };
  };
  const movesOf = ({ cells }: ContributionLine): number =>
    sumOf(cells.map(({ adds }) => Math.abs(adds ?? 0)));
  const least = LEAST_SHARE * (referenceOf(totals, against) ?? 0);
  const isMoving = ({ cells }: ContributionLine) => cells.some(({ adds }) => Math.abs(adds ?? 0) >= least);
  const all = group.lines.map(({ name, figures }) => lineOf(name, costsOf(figures)));
  const lines = all
    .filter(isMoving)
    .sort((one, other) => movesOf(other) - movesOf(one))
    .slice(0, MOST_LINES);
  const others = all.filter((line) => !lines.includes(line));
  const restCosts = given.map((has, at) => (has ? sumOf(others.map(({ cells }) => cells[at]?.cost)) : null));
  return {
    breakdown: group.name,
    lines,
    rest: others.length > 0 ? lineOf(`其余 ${others.length} 项`, restCosts) : undefined,
    total: lineOf('合计', totals),
  };
};
