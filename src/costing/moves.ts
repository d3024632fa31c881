import { INDEX_CHOICES, type Basis } from './basis';
import {
  COMPONENT_KEYS,
  COMPONENTS,
  itemTravels,
  materialTravels,
  type Component,
  type ComponentAmounts,
  type MonthIndex,
  type Travelling,
} from './price-series';
import { sumMoney } from './money';
import type { BasisTable, Quoted } from './quoted';
import type { IndexMove, MovedPart, PlaceMove, PlaceStep, Step } from './rebase-steps';

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

const isPriced = (amounts: ComponentAmounts): boolean =>
  COMPONENT_KEYS.every((key) => amounts[key] >= 0) && COMPONENT_KEYS.some((key) => amounts[key] > 0);

/** Steps that lead to the month and place of the basis, and why where there is none. */
export type Moves = (quoted: Quoted) => readonly (Step | string)[];

export const createMoves = (
  { indexes, factors, ownSeries = [], travelling = NOTHING }: BasisTable,
  basis: Basis,
): Moves => {
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
  const wantedOfPart = (component: Component, { materialSeries }: Quoted): Wanted => {
    if (component === 'other') return { otherwise: '管理费、利润没有指数' };
    const name = COMPONENTS[component];
    const isOfOwn = component === 'materials' && materialSeries !== undefined && seriesOf.has(materialSeries);
    return { key: isOfOwn ? materialSeries : name, otherwise: `没有${name}指数` };
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

  /** What of a cost takes no factor of a place: all of it, or so much beside what is local. */
  const travelsIn = ({ material, item, amounts, component }: Quoted): PlaceStep['travels'] => {
    if (materialTravels(travelling, material)) return true;
    if (!amounts || !isPriced(amounts) || !itemTravels(travelling, item)) return undefined;
    if (component !== undefined) return component === 'materials' || undefined;
    const { labour, materials, machinery, other } = amounts;
    const local = sumMoney([labour, machinery, other]);
    if (materials === 0) return undefined;
    return local === 0 || { local, travelling: materials };
  };

  /** Of month and place, each in one. */
  const wholeSteps = (
    quoted: Quoted,
    period: string,
    place: PlaceMove | undefined,
    wanted: Wanted,
  ): (Step | string)[] => {
    const { priceDate } = quoted;
    const index = period === priceDate ? undefined : indexMove(priceDate, period, wanted);
    const travels = travelsIn(quoted);
    return [
      ...(index === undefined
        ? []
        : [typeof index === 'string' ? index : { kind: 'period' as const, ...index }]),
      ...(place ? [{ kind: 'place' as const, ...place, ...(travels && { travels }) }] : []),
    ];
  };
  const partSteps = (
    quoted: Quoted,
    amounts: ComponentAmounts,
    period: string,
    place: PlaceMove | undefined,
  ): (Step | string)[] => {
    const { priceDate } = quoted;
    const isLater = period !== priceDate;
    if (!isLater && !place) return [];
    const parts = COMPONENT_KEYS.filter((key) => amounts[key] > 0).map((component): MovedPart | string => {
      const index = isLater ? indexMove(priceDate, period, wantedOfPart(component, quoted)) : undefined;
      if (typeof index === 'string') return index;
      const isFactored = place && !travelsIn({ ...quoted, component });
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

  const movesOf = (quoted: Quoted, period: string, place: PlaceMove | undefined): (Step | string)[] => {
    const { amounts, component } = quoted;
    if (basis.index !== 'parts' || !amounts || !isPriced(amounts))
      return wholeSteps(quoted, period, place, wantedOf(basis, quoted));
    return component === undefined
      ? partSteps(quoted, amounts, period, place)
      : wholeSteps(quoted, period, place, wantedOfPart(component, quoted));
  };

  return (quoted) => {
    const place = placeMove(quoted);
    const known = typeof place === 'string' ? undefined : place;
    return [
      ...movesOf(quoted, basis.period ?? quoted.priceDate, known),
      ...(typeof place === 'string' ? [place] : []),
    ];
  };
};
