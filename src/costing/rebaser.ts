import type { Basis, TaxBasis } from './basis';
import { scaler } from './exact-scale';
import { createMoves } from './moves';
import { sumMoney } from './money';
import type { BasisTable, Quoted } from './quoted';
import { binaryOf, scaleOf, type Step } from './rebase-steps';

export type { MonthIndex, PlaceFactor } from './price-series';
export type { BasisTable, Quoted } from './quoted';
export { scaleOf, type Step } from './rebase-steps';

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

const ownStep = ({ value, ownAmount }: Quoted): readonly Step[] =>
  ownAmount && value ? [{ kind: 'own', amount: ownAmount, rest: sumMoney([value, -ownAmount]) }] : [];

type Route = { readonly steps: readonly Step[]; readonly scale: (value: number) => number } | RebaseResult;

/** What beside month and place decides the route. */
type Term = 'taxBasis' | 'taxRate' | 'cityId' | 'building' | 'material';
const termsOf = ({ index }: Basis): readonly Term[] => [
  'taxBasis',
  'taxRate',
  'cityId',
  'material',
  ...(index === 'kind' ? (['building'] as const) : []),
];
interface Known {
  readonly terms: Pick<Quoted, Term>;
  readonly route: Route;
}

/**
 * P × I(to) / I(from) × F(to) / F(from), and the tax on or off; by components each in its share by its own index. Two
 * decimals, halves up, rounded once at the end. What the reader quoted takes the tax alone.
 */
export const createRebaser = (table: BasisTable, basis: Basis): Rebase => {
  const movesOf = createMoves(table, basis);
  const taxStep = (from: TaxBasis, to: TaxBasis, rate: number | undefined): Step | string =>
    rate === undefined ? '原值没有注明税率，含税与除税不能互换' : { kind: 'tax', from, to, rate };

  const routeOf = (quoted: Quoted): Route => {
    const { taxBasis, taxRate } = quoted;
    const { taxBasis: tax = taxBasis } = basis;
    const moves = movesOf(quoted);
    const found = [
      ...moves,
      ...(moves.length > 0 ? ownStep(quoted) : []),
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
  const own = termsOf(basis);
  const sharedRoute = (quoted: Quoted): Route => {
    const { priceDate, areaId } = quoted;
    const routes = known.get(priceDate)?.get(areaId) ?? routesAt(priceDate, areaId);
    let found = routes.find(({ terms }) => own.every((term) => terms[term] === quoted[term]));
    if (!found) {
      found = { terms: quoted, route: routeOf(quoted) };
      routes.push(found);
    }
    return found.route;
  };
  // By components, for what travels to another place, and beside what is not moved, every record has shares of its own.
  const isByShares = basis.index === 'parts' || basis.areaId !== undefined;
  return (quoted) => {
    const hasShares = quoted.ownAmount || (quoted.amounts && isByShares);
    const route = hasShares ? routeOf(quoted) : sharedRoute(quoted);
    if ('kind' in route) return route;
    return { kind: 'rebased', value: route.scale(quoted.value), steps: route.steps };
  };
};
