import Big from 'big.js';
import type { TaxBasis } from './basis';
import { scaled, type Scale } from './exact-scale';
import { roundTo } from './money';
import type { Component, MonthIndex, PlaceFactor } from './price-series';

/** Two months of one series. */
export interface IndexMove {
  readonly from: MonthIndex;
  readonly to: MonthIndex;
  /** Absent: the composite index. */
  readonly series?: { readonly key: string; readonly name: string; readonly publisher: string };
  /** Why it is another than was chosen. */
  readonly note?: string;
}
export interface PlaceMove {
  readonly from: PlaceFactor;
  readonly to: PlaceFactor;
}
export interface MovedPart {
  readonly component: Component;
  /** 元 */
  readonly amount: number;
  readonly index?: IndexMove;
  readonly place?: PlaceMove;
}

/** Why the composite index stands in for the one that was chosen; undefined where none does. */
export const insteadOf = (steps: readonly Step[]): string | undefined => {
  const note = steps.flatMap((step) => (step.kind === 'period' && step.note) || [])[0];
  return note && `${note}，用综合造价指数`;
};

export type Step =
  | (IndexMove & { readonly kind: 'period' })
  /**
   * What is priced alike everywhere is in its new place without a factor: all of it, or so much of the price beside what
   * is local, 元.
   */
  | (PlaceMove & {
      readonly kind: 'place';
      readonly travels?: true | { readonly local: number; readonly travelling: number };
    })
  | {
      readonly kind: 'parts';
      /** YYYY-MM, where another month was chosen. */
      readonly period: string | undefined;
      readonly place: PlaceFactor | undefined;
      readonly parts: readonly MovedPart[];
    }
  /** Of all before it only the rest was moved; so much, 元, stands as the reader quoted it. */
  | { readonly kind: 'own'; readonly amount: number; readonly rest: number }
  | { readonly kind: 'tax'; readonly from: TaxBasis; readonly to: TaxBasis; readonly rate: number };

type Fraction = readonly [over: Big, under: Big];
const ONE: Fraction = [new Big(1), new Big(1)];
const times = (one: Fraction, other: Fraction): Fraction => [one[0].times(other[0]), one[1].times(other[1])];
const plus = (one: Fraction, other: Fraction): Fraction => [
  one[0].times(other[1]).plus(other[0].times(one[1])),
  one[1].times(other[1]),
];
const moved = (
  move: { readonly from: { value: number }; readonly to: { value: number } } | undefined,
): Fraction => (move ? [new Big(move.to.value), new Big(move.from.value)] : ONE);

/** What the reader quoted of the value, as it is in the tax that the steps lead to; undefined where it is nothing. */
export const ownWords = (steps: readonly Step[]): string | undefined => {
  const own = steps.find(isOwn);
  if (!own) return undefined;
  const shown = roundTo(scaled(own.amount, scaleOf(steps.filter(({ kind }) => kind === 'tax'))), 2);
  return `其中自报材料价 ${shown.toFixed(2)} 元不折算`;
};

export type PlaceStep = Extract<Step, { readonly kind: 'place' }>;

/** So much of a price is local beside what travels. */
const sharesOf = ({ travels }: PlaceStep) =>
  travels === true ? { local: 0, travelling: 1 } : (travels ?? { local: 1, travelling: 0 });

const placeFraction = (step: PlaceStep): Fraction => {
  const { local, travelling } = sharesOf(step);
  const [to, from] = moved(step);
  return [to.times(local).plus(from.times(travelling)), from.times(new Big(local).plus(travelling))];
};

const partsFraction = (parts: readonly MovedPart[]): Fraction => {
  const [over, under] = parts
    .map(({ amount, index, place }) =>
      times([new Big(amount), new Big(1)], times(moved(index), moved(place))),
    )
    .reduce(plus, [new Big(0), new Big(1)]);
  return [over, under.times(parts.reduce((sum, { amount }) => sum.plus(amount), new Big(0)))];
};

type OwnStep = Extract<Step, { readonly kind: 'own' }>;
const isOwn = (step: Step): step is OwnStep => step.kind === 'own';

const ownFraction = ({ amount, rest }: OwnStep, [over, under]: Fraction): Fraction => [
  over.times(rest).plus(under.times(amount)),
  under.times(new Big(rest).plus(amount)),
];

const fractionOf = (step: Exclude<Step, OwnStep>): Fraction => {
  switch (step.kind) {
    case 'period':
      return moved(step);
    case 'place':
      return placeFraction(step);
    case 'parts':
      return partsFraction(step.parts);
    case 'tax': {
      const withTax = new Big(1).plus(step.rate);
      return step.to === '含税' ? [withTax, new Big(1)] : [new Big(1), withTax];
    }
  }
};

/** All the steps as one factor. */
export const scaleOf = (steps: readonly Step[]): Scale => {
  const [over, under] = steps.reduce(
    (before, step) => (isOwn(step) ? ownFraction(step, before) : times(before, fractionOf(step))),
    ONE,
  );
  return { over, under };
};

const ratio = (
  move: { readonly from: { value: number }; readonly to: { value: number } } | undefined,
): number => (move ? move.to.value / move.from.value : 1);

const placeBinary = (step: PlaceStep): number => {
  const { local, travelling } = sharesOf(step);
  return (local * ratio(step) + travelling) / (local + travelling);
};

export const binaryOf = (step: Step): number => {
  switch (step.kind) {
    case 'period':
      return ratio(step);
    case 'place':
      return placeBinary(step);
    case 'parts': {
      let [sum, whole] = [0, 0];
      for (const { amount, index, place } of step.parts) {
        sum += amount * ratio(index) * ratio(place);
        whole += amount;
      }
      return sum / whole;
    }
    case 'own':
      // No factor of its own: decimal arithmetic has to decide.
      return NaN;
    case 'tax':
      return step.to === '含税' ? 1 + step.rate : 1 / (1 + step.rate);
  }
};
