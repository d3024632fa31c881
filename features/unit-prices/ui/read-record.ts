import { abcOf, type AbcClass } from '#src/costing/abc';
import { roundTo, sumMoney, toFen } from '#src/costing/money';
import { COMPONENT_KEYS, type Component, type ComponentAmounts } from '#src/costing/price-series';
import { movedExactly, readParts, shareOut } from '#src/costing/read-parts';
import type { Quoted, Rebase } from '#src/costing/rebaser';
import { addsUp } from '#src/costing/unit-price';
import type { UnitPriceRow } from '../contract';
import type { Compositions, Norm, Resource, ResourceSummaries } from '../contract-detail';
import { COMPONENT_OF, componentsOf } from '../components-of';
import { DIRECT_PARTS, PART_KEYS, type Part } from '../contract-shapes';
import { quotedIn } from './cost-of';

/** Amounts that add up, as they are shown. */
interface ReadSum {
  readonly sum: number;
  readonly amounts: readonly number[];
  /** Each amount within the sum; undefined where nothing is moved, or each is read for itself. */
  readonly shares: readonly number[] | undefined;
  /** Percent of the sum as it is read; undefined where the amounts stand as they were quoted. */
  readonly percents: readonly number[] | undefined;
}

/** A figure as it is shown; as it was quoted where it cannot be read. */
const shownAs = (quoted: Quoted, rebase: Rebase): number => {
  const reading = rebase(quoted);
  return reading.kind === 'rebased' ? reading.value : quoted.value;
};

const percentsOf = (weights: readonly number[] | undefined): readonly number[] | undefined => {
  const whole = weights?.reduce((sum, weight) => sum + weight, 0);
  return whole ? weights?.map((weight) => roundTo((weight / whole) * 100, 2)) : undefined;
};

const readSum = (whole: Quoted, parts: readonly Quoted[], rebase: Rebase): ReadSum => {
  const isMoved = rebase(whole).kind === 'rebased';
  const shares = readParts(whole, parts, rebase);
  return {
    sum: shownAs(whole, rebase),
    shares,
    amounts: shares ?? parts.map((part) => shownAs(part, rebase)),
    percents: isMoved ? percentsOf(movedExactly(parts, rebase)) : undefined,
  };
};

type Figures = Partial<Readonly<Record<Part, number>>>;

const figuresOf = ({ parts }: Pick<Compositions, 'parts'>): Figures =>
  Object.fromEntries(
    parts.flatMap(({ part, amount }) => (typeof amount === 'number' ? [[part, amount]] : [])),
  );

interface Given {
  readonly part: Part;
  readonly quoted: Quoted;
}

export const givenOf = (row: UnitPriceRow, figures: Figures): readonly Given[] =>
  PART_KEYS.flatMap((part) => {
    const amount = figures[part];
    return amount === undefined ? [] : [{ part, quoted: quotedIn(row, amount, COMPONENT_OF[part]) }];
  });

/** The sum goes to components first, as it does to those of a norm: the two tables agree to the fen. */
const withinComponents = (
  sum: number,
  given: readonly Given[],
  rebase: Rebase,
): readonly number[] | undefined => {
  const moved = movedExactly(
    given.map(({ quoted }) => quoted),
    rebase,
  );
  if (!moved) return undefined;
  const of = (component: Component): readonly number[] =>
    given.map(({ part }, at) => (COMPONENT_OF[part] === component ? (moved[at] ?? 0) : 0));
  const all = COMPONENT_KEYS.map((component) => of(component));
  const totals = shareOut(
    sum,
    all.map((amounts) => amounts.reduce((whole, amount) => whole + amount, 0)),
  );
  const split = totals?.map((total, at) => (total === 0 ? [] : (shareOut(total, all[at] ?? []) ?? [])));
  return split && given.map((_, at) => sumMoney(split.map((amounts) => amounts[at] ?? 0)));
};

export interface ReadComposition {
  readonly sum: number;
  readonly amounts: readonly number[];
  readonly shares: Figures;
  readonly percents: Figures;
}

/** Parts of a price of the record, each by the index and factor of its own component. */
export const readFigures = (whole: Quoted, given: readonly Given[], rebase: Rebase): ReadComposition => {
  const { sum, amounts, shares, percents } = readSum(
    whole,
    given.map(({ quoted }) => quoted),
    rebase,
  );
  const within = shares && withinComponents(sum, given, rebase);
  const byPart = (values: readonly number[] | undefined): Figures =>
    values ? Object.fromEntries(given.map(({ part }, at) => [part, values[at]])) : {};
  return {
    sum,
    amounts: within ?? amounts,
    shares: byPart(within ?? shares),
    percents: byPart(percents),
  };
};

export const readComposition = (
  row: UnitPriceRow,
  compositions: Pick<Compositions, 'parts' | 'unitPrice'>,
  rebase: Rebase,
): ReadComposition => {
  const figures = figuresOf(compositions);
  const whole = quotedIn(row, compositions.unitPrice, componentsOf(figures));
  return readFigures(whole, givenOf(row, figures), rebase);
};

/** What the 合价 of a norm consists of, in the order of the table. */
export const NORM_AMOUNTS = [
  ['labour', '人工', 'labour'],
  ['materials', '材料', 'materials'],
  ['machinery', '机械', 'machinery'],
  ['overheads', '管利险', 'other'],
] as const;

export const normMadeOf = ({ labour, materials, machinery, overheads }: Norm): ComponentAmounts => ({
  labour,
  materials,
  machinery,
  other: overheads,
});

/** A norm with its amounts as they are read; each share lies within that of the norm. */
export interface ReadNorm {
  readonly norm: Norm;
  readonly share: number | undefined;
  readonly shares: readonly number[] | undefined;
}

/** Norms add up to the price. */
export const readNorms = (
  row: UnitPriceRow,
  { norms, unitPrice }: { readonly norms: readonly Norm[]; readonly unitPrice: number },
  rebase: Rebase,
): Omit<ReadSum, 'shares' | 'percents'> & { readonly norms: readonly ReadNorm[] } => {
  const { sum, amounts, shares } = readSum(
    quotedIn(row, unitPrice),
    norms.map((norm) => quotedIn(row, norm.amount, normMadeOf(norm))),
    rebase,
  );
  return {
    sum,
    amounts,
    norms: norms.map((norm, at) => {
      const share = shares?.[at];
      const moved = movedExactly(
        NORM_AMOUNTS.map(([key, , component]) => quotedIn(row, norm[key], component)),
        rebase,
      );
      return { norm, share, shares: share === undefined || !moved ? undefined : shareOut(share, moved) };
    }),
  };
};

/** A resource with its amount and its weight as they are read. */
export interface ReadResource {
  readonly resource: Resource;
  readonly share: number | undefined;
  readonly percent: number;
  /** A, B or C. */
  readonly grade: AbcClass;
}

export const resourceQuoted = (row: UnitPriceRow, { category }: Resource, value: number): Quoted =>
  quotedIn(row, value, COMPONENT_OF[category]);

/** Those of each part add up to what the part is read as; undefined where there is none, or they do not add up to it. */
const withinParts = (
  row: UnitPriceRow,
  resources: readonly Resource[],
  figures: Figures,
  { shares, rebase }: { readonly shares: Figures; readonly rebase: Rebase },
): readonly number[] | undefined => {
  const found = new Map<Resource, number>();
  for (const part of DIRECT_PARTS) {
    const own = resources.filter(({ category }) => category === part);
    const [amount = 0, share = 0] = [figures[part], shares[part]];
    const moved = movedExactly(
      own.map((resource) => resourceQuoted(row, resource, resource.amount)),
      rebase,
    );
    const isWhole = addsUp(
      own.map((resource) => resource.amount),
      amount,
    );
    const isNothing = own.every((resource) => toFen(resource.amount) === 0);
    const within = isNothing ? own.map(() => 0) : moved && shareOut(share, moved);
    if (!isWhole || !within) return undefined;
    own.forEach((resource, at) => found.set(resource, within[at] ?? 0));
  }
  return resources.map((resource) => found.get(resource) ?? 0);
};

/** Sum of what resources are the lines of; undefined where none of it is given. */
const directOf = (figures: Figures): number | undefined => {
  const amounts = DIRECT_PARTS.flatMap((part) => figures[part] ?? []);
  return amounts.length > 0 ? sumMoney(amounts) : undefined;
};

/** Resources add up to the direct parts of the price; `compositions` may be still to come. */
export const readResources = (
  row: UnitPriceRow,
  { resources, sum }: ResourceSummaries,
  compositions: Compositions | undefined,
  rebase: Rebase,
): Omit<ReadSum, 'shares' | 'percents'> & { readonly resources: readonly ReadResource[] } => {
  const figures = compositions ? figuresOf(compositions) : {};
  const parts = Object.fromEntries(
    DIRECT_PARTS.map((part) => [
      part,
      sumMoney(resources.filter(({ category }) => category === part).map(({ amount }) => amount)),
    ]),
  );
  const alone = readSum(
    quotedIn(row, directOf(figures) ?? sum, componentsOf(parts)),
    resources.map((resource) => resourceQuoted(row, resource, resource.amount)),
    rebase,
  );
  const { shares: partShares } = compositions
    ? readComposition(row, compositions, rebase)
    : { shares: {} as Figures };
  const within = alone.shares && withinParts(row, resources, figures, { shares: partShares, rebase });
  const shares = within ?? alone.shares;
  // Of negative amounts there are no classes.
  const grades = alone.percents?.every((percent) => percent >= 0) ? abcOf(alone.percents) : undefined;
  return {
    sum: within ? (directOf(partShares) ?? alone.sum) : alone.sum,
    amounts: shares ?? alone.amounts,
    resources: resources.map((resource, at) => ({
      resource,
      share: shares?.[at],
      percent: alone.percents?.[at] ?? resource.share,
      grade: grades?.[at]?.rank ?? resource.grade,
    })),
  };
};
