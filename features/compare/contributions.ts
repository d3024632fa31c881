import type { Reference } from './compare-view';
import type { Comparison } from './contract';
import { referenceOf } from './differences';

/** Breakdowns of the cost of a square metre, the finest first. */
const BREAKDOWNS = ['分部指标', '单位工程', '费用'];
/** With the rest as many as there are colours. */
const MOST_LINES = 5;
/** Of the reference's unit cost: what moves it by less is no reason. */
const LEAST_SHARE = 0.01;
/** Breakdowns with less of each unit cost in subjects of both are cut another way. */
const LEAST_COMMON = 0.5;

export interface Contribution {
  /** 元/㎡; null where the project does not have the line. */
  readonly cost: number | null;
  /** Of the project's own unit cost, a fraction. */
  readonly share: number | null;
  /** 元/㎡ above (or, negative, below) the reference: what the line adds to the difference; null where one of both lacks it. */
  readonly adds: number | null;
}
export interface ContributionLine {
  readonly name: string;
  readonly cells: readonly Contribution[];
}
export interface Contributions {
  /** 分部指标 */
  readonly breakdown: string;
  /** Finer breakdowns that are cut too differently to be compared. */
  readonly unlike: readonly string[];
  /** Of each project: compared; 无明细, or broken down another way. */
  readonly states: readonly ('compared' | 'none' | 'unlike')[];
  /** Those that move the unit cost most, by 元/㎡ over all projects. */
  readonly lines: readonly ContributionLine[];
  /** All others of both together; undefined where there are none. */
  readonly rest: ContributionLine | undefined;
  /** What stands against nothing: of one project alone, or not in the reference. */
  readonly apart: readonly ContributionLine[];
  readonly total: ContributionLine;
}
export type Found =
  | ({ readonly kind: 'compared' } & Contributions)
  /** Fewer than two have a breakdown, or the reference has none; or theirs are cut another way. */
  | { readonly kind: 'none' | 'unlike' };

type Group = Comparison['groups'][number];
type Costs = readonly (number | null)[];
const sumOf = (costs: readonly (number | null | undefined)[]): number =>
  costs.reduce<number>((sum, cost) => sum + (cost ?? 0), 0);

const totalOf = ({ lines }: Group, at: number): number | null => {
  const given = lines.flatMap(({ figures }) => figures[at] ?? []);
  return given.length === 0 ? null : sumOf(given);
};

/** Whether most of both unit costs is in subjects that both have. */
const correspond = (group: Group, one: number, other: number): boolean => {
  const common = group.lines.filter(
    ({ figures }) => typeof figures[one] === 'number' && typeof figures[other] === 'number',
  );
  return [one, other].every((at) => {
    const total = totalOf(group, at);
    return total !== null && sumOf(common.map(({ figures }) => figures[at])) > LEAST_COMMON * total;
  });
};

/** Columns broken down like the first, or, against the mean, like the one that most are broken down like. */
const likeOf = (group: Group, columns: readonly number[], against: Reference): ReadonlySet<number> => {
  const sets = (against === 'first' ? columns.slice(0, 1) : columns).map((anchor) =>
    columns.filter((at) => (at === anchor ? totalOf(group, at) !== null : correspond(group, anchor, at))),
  );
  return new Set(sets.reduce((most, set) => (set.length > most.length ? set : most), []));
};

const costsIn = (group: Group, like: ReadonlySet<number>, against: Reference) => {
  const masked = (costs: Costs): Costs => costs.map((cost, at) => (like.has(at) ? cost : null));
  const columns = group.lines[0]?.figures.map((_, at) => at) ?? [];
  const totals = masked(columns.map((at) => totalOf(group, at)));
  const lineOf = (name: string, costs: Costs, isHeld = true): ContributionLine => {
    const own = masked(costs);
    // A mean of one would be its own difference.
    const isAlone = own.filter((cost) => cost !== null).length < 2;
    const reference = isHeld && !isAlone ? referenceOf(own, against) : null;
    return {
      name,
      cells: own.map((cost, at) => ({
        cost,
        share: cost === null || !totals[at] ? null : cost / totals[at],
        adds:
          cost === null || reference === null || (against === 'first' && at === 0) ? null : cost - reference,
      })),
    };
  };
  return { totals, lineOf };
};

const compared = (group: Group, like: ReadonlySet<number>, against: Reference) => {
  const { totals, lineOf } = costsIn(group, like, against);
  const isHeld = ({ cells }: ContributionLine) => cells.some(({ adds }) => adds !== null);
  const isThere = ({ cells }: ContributionLine) => cells.some(({ cost }) => cost !== null);
  const all = group.lines.map(({ name, figures }) => lineOf(name, figures)).filter(isThere);
  const movesOf = ({ cells }: ContributionLine): number =>
    sumOf(cells.map(({ adds }) => Math.abs(adds ?? 0)));
  const least = LEAST_SHARE * (referenceOf(totals, against) ?? 0);
  const isMoving = ({ cells }: ContributionLine) => cells.some(({ adds }) => Math.abs(adds ?? 0) >= least);
  const held = all.filter(isHeld);
  const lines = held
    .filter(isMoving)
    .sort((one, other) => movesOf(other) - movesOf(one))
    .slice(0, MOST_LINES);
  const others = held.filter((line) => !lines.includes(line));
  const restOf = (key: 'cost' | 'adds', at: number): number | null => {
    const given = others.flatMap(({ cells }) => cells[at]?.[key] ?? []);
    return given.length === 0 ? null : sumOf(given);
  };
  const rest = lineOf(
    `其余 ${others.length} 项`,
    totals.map((_, at) => restOf('cost', at)),
  );
  return {
    lines,
    // Of each project the rest is what it shares with the reference.
    rest:
      others.length > 0
        ? { ...rest, cells: rest.cells.map((cell, at) => ({ ...cell, adds: restOf('adds', at) })) }
        : undefined,
    apart: all
      .filter((line) => !isHeld(line))
      .sort(
        (one, other) => sumOf(other.cells.map(({ cost }) => cost)) - sumOf(one.cells.map(({ cost }) => cost)),
      ),
    total: lineOf('合计', totals),
  };
};

/** Of what the unit costs of projects differ by, each line's part: differences are only of what both sides have. */
export const contributionsOf = ({ groups }: Comparison, against: Reference): Found => {
  const columns = groups[0]?.lines[0]?.figures.map((_, at) => at) ?? [];
  const broken = BREAKDOWNS.flatMap((name) => groups.filter((one) => one.name === name)).filter(
    (one) =>
      columns.filter((at) => totalOf(one, at) !== null).length >= 2 &&
      (against === 'mean' || totalOf(one, 0) !== null),
  );
  const unlike: string[] = [];
  for (const group of broken) {
    const like = likeOf(group, columns, against);
    if (like.size >= 2)
      return {
        kind: 'compared',
        breakdown: group.name,
        unlike,
        states: columns.map((at) =>
          like.has(at) ? 'compared' : totalOf(group, at) === null ? 'none' : 'unlike',
        ),
        ...compared(group, like, against),
      };
    unlike.push(group.name);
  }
  return { kind: broken.length > 0 ? 'unlike' : 'none' };
};
