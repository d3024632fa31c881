import { INDEX_CHOICES, type Basis, type TaxBasis } from './basis';
import { scaler } from './exact-scale';
import {
  COMPONENT_KEYS,
  COMPONENTS,
  itemTravels,
  materialTravels,
  type BuildingKind,
  type Component,
  type ComponentAmounts,
  type MonthIndex,
  type OwnSeries,
  type PlaceFactor,
  type Travelling,
} from './price-series';
import { binaryOf, scaleOf, type IndexMove, type MovedPart, type PlaceMove, type Step } from './rebase-steps';

export type { MonthIndex, PlaceFactor } from './price-series';
export { scaleOf, type Step } from './rebase-steps';

export interface BasisTable {
  readonly indexes: readonly MonthIndex[];
  /** Of provinces, and of cities where there are any. */
  readonly factors: readonly PlaceFactor[];
  /** Of kinds of building and of components; absent: none. */
  readonly ownSeries?: readonly OwnSeries[];
  readonly travelling?: Travelling;
}

/** A cost with what it was made under. */
export interface Quoted {
  readonly value: number;
  /** YYYY-MM */
  readonly priceDate: string;
  readonly areaId: string;
  /** Taken before the province where it has a factor of its own. */
  readonly cityId?: string | undefined;
  /** Of a project. */
  readonly building?: BuildingKind | undefined;
  /** Of a unit price: its amounts in 元, null where its record has none. */
  readonly amounts?: ComponentAmounts | null;
  /** Code of the bill item that the price is of. */
  readonly item?: string;
  /** Name of the material that the price is of. */
  readonly material?: string;
  /** Absent where the tax stands beside the figure, as in a breakdown: such a figure keeps its tax basis. */
  readonly taxBasis?: TaxBasis;
  /** What a figure that keeps its tax basis is in, to be said beside it. */
  readonly keptTax?: TaxBasis;
  /** A fraction: 0.09. */
  readonly taxRate?: number;
}

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

const NOTHING: Travelling = { items: [], materials: [] };
const monthsOf = (months: readonly MonthIndex[]): ReadonlyMap<string, MonthIndex> =>
  new Map(months.map((month) => [month.period, month]));

/** What kind of series a cost wants, and why the composite one is taken in its place. */
interface Wanted {
  readonly key?: string;
  readonly otherwise?: string;
}

const wantedOf = ({ index }: Basis, { building, amounts }: Quoted): Wanted => {
  if (index === 'kind')
    return building
      ? { key: building, otherwise: `没有${building}的指数` }
      : { otherwise: '没有这一工程类型的指数' };
  if (index !== 'parts') return {};
  return { otherwise: amounts === undefined ? `${INDEX_CHOICES.parts}只用于综合单价` : '没有价格组成' };
};

const wantedOfPart = (component: Component): Wanted =>
  component === 'other'
    ? { otherwise: '管理费、利润没有指数' }
    : { key: COMPONENTS[component], otherwise: `没有${COMPONENTS[component]}指数` };

const isPriced = (amounts: ComponentAmounts): boolean =>
  COMPONENT_KEYS.every((key) => amounts[key] >= 0) && COMPONENT_KEYS.some((key) => amounts[key] > 0);

/**
 * P × I(to) / I(from) × F(to) / F(from), and the tax on or off; by components each in its share by its own index. Two
 * decimals, halves up, rounded once at the end.
 */
export const createRebaser = (
  { indexes, factors, ownSeries = [], travelling = NOTHING }: BasisTable,
  basis: Basis,
): Rebase => {
  const monthOf = monthsOf(indexes);
  const placeOf = new Map(factors.map((place) => [place.areaId, place]));
  const seriesOf = new Map(
    ownSeries.map((series) => [series.key, { ...series, monthOf: monthsOf(series.months) }]),
  );
  const first = indexes[0]?.period ?? '';
  const last = indexes.at(-1)?.period ?? '';

  const composite = (from: string, to: string): IndexMove | string => {
    const [before, after] = [monthOf.get(from), monthOf.get(to)];
    if (before && after) return { from: before, to: after };
    return `${before ? to : from} 没有全国综合造价指数（现有 ${first} 至 ${last}）`;
  };
  const indexMove = (from: string, to: string, { key, otherwise }: Wanted): IndexMove | string => {
    const own = key === undefined ? undefined : seriesOf.get(key);
    const [before, after] = [own?.monthOf.get(from), own?.monthOf.get(to)];
    if (own && before && after) return { from: before, to: after, series: own };
    const move = composite(from, to);
    if (typeof move === 'string' || otherwise === undefined) return move;
    return { ...move, note: own ? `${own.name}没有这两个月` : otherwise };
  };
  /** Undefined where the place stays. */
  const placeMove = ({ areaId, cityId }: Quoted): PlaceMove | string | undefined => {
    const wanted = basis.areaId;
    const own = (cityId === undefined ? undefined : placeOf.get(cityId)) ?? placeOf.get(areaId);
    if (wanted === undefined || wanted === (own?.areaId ?? areaId)) return undefined;
    const to = placeOf.get(wanted);
    if (own && to) return { from: own, to };
    return `${own ? '所选地区' : '工程所在地区'}没有地区系数`;
  };
  const taxStep = (from: TaxBasis, to: TaxBasis, rate: number | undefined): Step | string =>
    rate === undefined ? '原值没有注明税率，含税与除税不能互换' : { kind: 'tax', from, to, rate };

  /** Of month and place. */
  const wholeSteps = (quoted: Quoted, period: string, place: PlaceMove | undefined): (Step | string)[] => {
    const { priceDate, material } = quoted;
    const index = period === priceDate ? undefined : indexMove(priceDate, period, wantedOf(basis, quoted));
    const travels = materialTravels(travelling, material);
    return [
      ...(index === undefined
        ? []
        : [typeof index === 'string' ? index : { kind: 'period' as const, ...index }]),
      ...(place ? [{ kind: 'place' as const, ...place, ...(travels && { travels }) }] : []),
    ];
  };
  const partSteps = (
    { priceDate, item }: Quoted,
    amounts: ComponentAmounts,
    period: string,
    place: PlaceMove | undefined,
  ): (Step | string)[] => {
    const isLater = period !== priceDate;
    if (!isLater && !place) return [];
    const parts = COMPONENT_KEYS.filter((key) => amounts[key] > 0).map((component): MovedPart | string => {
      const index = isLater ? indexMove(priceDate, period, wantedOfPart(component)) : undefined;
      if (typeof index === 'string') return index;
      const isFactored = place && !(component === 'materials' && itemTravels(travelling, item));
      return { component, amount: amounts[component], ...(index && { index }), ...(isFactored && { place }) };
    });
    const lacking = parts.find((part) => typeof part === 'string');
    if (lacking) return [lacking];
    return [
      {
        kind: 'parts',
        period: isLater ? period : undefined,
        place: place?.to,
        parts: parts.filter((part) => typeof part !== 'string'),
      },
    ];
  };

  const routeOf = (quoted: Quoted): Route => {
    const { priceDate, taxBasis, taxRate, amounts } = quoted;
    const { period = priceDate, taxBasis: tax = taxBasis } = basis;
    const place = placeMove(quoted);
    const known = typeof place === 'string' ? undefined : place;
    const moves =
      basis.index === 'parts' && amounts && isPriced(amounts)
        ? partSteps(quoted, amounts, period, known)
        : wholeSteps(quoted, period, known);
    const found = [
      ...moves,
      ...(typeof place === 'string' ? [place] : []),
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
  return (quoted) => {
    // By components every record has shares of its own.
    const route = basis.index === 'parts' && quoted.amounts ? routeOf(quoted) : sharedRoute(quoted);
    if ('kind' in route) return route;
    return { kind: 'rebased', value: route.scale(quoted.value), steps: route.steps };
  };
};
