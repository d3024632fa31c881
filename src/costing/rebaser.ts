import Big from 'big.js';
import type { Basis, TaxBasis } from './basis';
import { scaler, type Scale } from './exact-scale';

/** A month of the national composite series. */
export interface MonthIndex {
  /** YYYY-MM */
  readonly period: string;
  readonly value: number;
  readonly status: 'firm' | 'provisional' | 'forecast';
}
/** Level of prices in a place; the country as a whole is 1. */
export interface PlaceFactor {
  readonly areaId: string;
  readonly name: string;
  readonly value: number;
}
export interface BasisTable {
  readonly indexes: readonly MonthIndex[];
  readonly factors: readonly PlaceFactor[];
}

/** A cost with what it was made under. */
export interface Quoted {
  readonly value: number;
  /** YYYY-MM */
  readonly priceDate: string;
  readonly areaId: string;
  /** Absent where the tax stands beside the figure, as in a breakdown: such a figure keeps its tax basis. */
  readonly taxBasis?: TaxBasis;
  /** What a figure that keeps its tax basis is in, to be said beside it. */
  readonly keptTax?: TaxBasis;
  /** A fraction: 0.09. */
  readonly taxRate?: number;
}

export type Step =
  | { readonly kind: 'period'; readonly from: MonthIndex; readonly to: MonthIndex }
  | { readonly kind: 'place'; readonly from: PlaceFactor; readonly to: PlaceFactor }
  | { readonly kind: 'tax'; readonly from: TaxBasis; readonly to: TaxBasis; readonly rate: number };

export type RebaseResult =
  | { readonly kind: 'same' }
  | { readonly kind: 'rebased'; readonly value: number; readonly steps: readonly Step[] }
  | { readonly kind: 'impossible'; readonly reason: string };
export type Rebase = (quoted: Quoted) => RebaseResult;

/** The tax basis a cost is shown in. */
export const taxShown = ({ taxBasis, keptTax }: Quoted, reading: RebaseResult): TaxBasis | undefined => {
  const moved = reading.kind === 'rebased' ? reading.steps.find((step) => step.kind === 'tax') : undefined;
  return moved?.to ?? taxBasis ?? keptTax;
};

const SAME: RebaseResult = { kind: 'same' };
export const readAsQuoted: Rebase = () => SAME;

const fractionOf = (step: Step): readonly [over: Big, under: Big] => {
  if (step.kind !== 'tax') return [new Big(step.to.value), new Big(step.from.value)];
  const withTax = new Big(1).plus(step.rate);
  return step.to === '含税' ? [withTax, new Big(1)] : [new Big(1), withTax];
};

/** All the steps as one factor. */
export const scaleOf = (steps: readonly Step[]): Scale =>
  steps
    .map(fractionOf)
    .reduce<Scale>((sum, [over, under]) => ({ over: sum.over.times(over), under: sum.under.times(under) }), {
      over: new Big(1),
      under: new Big(1),
    });

const binaryOf = (step: Step): number => {
  if (step.kind !== 'tax') return step.to.value / step.from.value;
  return step.to === '含税' ? 1 + step.rate : 1 / (1 + step.rate);
};

type Route = { readonly steps: readonly Step[]; readonly scale: (value: number) => number } | RebaseResult;

/** Of one month and place there are as many routes as tax bases and rates. */
interface Known {
  readonly taxBasis: TaxBasis | undefined;
  readonly taxRate: number | undefined;
  readonly route: Route;
}

/** P × I(to) / I(from) × F(to) / F(from), and the tax on or off; two decimals, halves up, rounded once at the end. */
export const createRebaser = ({ indexes, factors }: BasisTable, basis: Basis): Rebase => {
  const monthOf = new Map(indexes.map((month) => [month.period, month]));
  const placeOf = new Map(factors.map((place) => [place.areaId, place]));
  const first = indexes[0]?.period ?? '';
  const last = indexes.at(-1)?.period ?? '';

  const monthStep = (from: string, to: string): Step | string => {
    const [before, after] = [monthOf.get(from), monthOf.get(to)];
    if (before && after) return { kind: 'period', from: before, to: after };
    return `${before ? to : from} 没有全国综合造价指数（现有 ${first} 至 ${last}）`;
  };
  const placeStep = (from: string, to: string): Step | string => {
    const [before, after] = [placeOf.get(from), placeOf.get(to)];
    if (before && after) return { kind: 'place', from: before, to: after };
    return `${before ? '所选地区' : '工程所在地区'}没有地区系数`;
  };
  const taxStep = (from: TaxBasis, to: TaxBasis, rate: number | undefined): Step | string =>
    rate === undefined ? '原值没有注明税率，含税与除税不能互换' : { kind: 'tax', from, to, rate };

  const routeOf = ({ priceDate, areaId, taxBasis, taxRate }: Quoted): Route => {
    const { period = priceDate, areaId: area = areaId, taxBasis: tax = taxBasis } = basis;
    const found = [
      ...(period === priceDate ? [] : [monthStep(priceDate, period)]),
      ...(area === areaId ? [] : [placeStep(areaId, area)]),
      ...(!taxBasis || !tax || tax === taxBasis ? [] : [taxStep(taxBasis, tax, taxRate)]),
    ];
    const reason = found.filter((step) => typeof step === 'string').join('；');
    if (reason) return { kind: 'impossible', reason };
    const steps = found.filter((step) => typeof step !== 'string');
    if (steps.length === 0) return SAME;
    const factor = steps.reduce((product, step) => product * binaryOf(step), 1);
    return { steps, scale: scaler(factor, () => scaleOf(steps)) };
  };

  // Thousands of figures share a few hundred routes. Nested, because a joined key costs more than the arithmetic.
  const known = new Map<string, Map<string, Known[]>>();
  const routesAt = (priceDate: string, areaId: string): Known[] => {
    const places = known.get(priceDate) ?? new Map<string, Known[]>();
    if (places.size === 0) known.set(priceDate, places);
    const routes: Known[] = [];
    places.set(areaId, routes);
    return routes;
  };
  return (quoted) => {
    const { value, priceDate, areaId, taxBasis, taxRate } = quoted;
    const routes = known.get(priceDate)?.get(areaId) ?? routesAt(priceDate, areaId);
    let found = routes.find((one) => one.taxBasis === taxBasis && one.taxRate === taxRate);
    if (!found) {
      found = { taxBasis, taxRate, route: routeOf(quoted) };
      routes.push(found);
    }
    const { route } = found;
    if ('kind' in route) return route;
    return { kind: 'rebased', value: route.scale(value), steps: route.steps };
  };
};
