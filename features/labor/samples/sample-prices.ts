import { BUILDING_ACTIVITY } from '#infra/server/sample/building-activity';
import { courseIn, labourValue, LAST_MONTH } from '#infra/server/sample/courses';
import { noise } from '#infra/server/sample/noise';
import { REGION_FACTORS } from '#infra/server/sample/region-factors';
import { NATIONWIDE_ID } from '#src/contract/places';
import { rounded } from '#infra/server/sample/random';
import { monthsUntil } from '#src/costing/months';
import { LINE_MONTHS } from '../contract-line';
import { DAY_RATES, type SampleItem } from './sample-item';

/** What a price line shows, and the month that its first is compared with. */
const monthsTo = (until: string): readonly string[] => monthsUntil(until, LINE_MONTHS + 1);
/** The month that the day rates are of. */
const BASE_MONTH = '2024-06';
/** What the house that hires takes for leading and protecting its people. */
const OVERHEAD = 0.12;
/** Of wages: insurance against accidents at work, where the price holds it. */
const INSURANCE = 0.015;
export const LABOR_TAX = 0.03;
/** Wages differ less between places than prices do: people move to where more is paid. */
const PLACE_REACH = 0.4;
/** People are scarce before the new year, and cheap just after it. */
const SEASON = [1.008, 0.99, 0.996, 1, 1.002, 1, 0.998, 0.998, 1, 1.003, 1.006, 1.01];

export const PROVINCES: readonly number[] = [...BUILDING_ACTIVITY.keys()];

const LEAST_N = 3;
const MOST_N = 34;

export interface SamplePrice {
  readonly period: string;
  readonly low: number;
  readonly middle: number;
  readonly high: number;
  readonly n: number;
}

const placeIn = (areaId: number): number => (REGION_FACTORS[areaId] ?? 1) ** PLACE_REACH;

interface Month {
  readonly period: string;
  /** Wages against those of the base month. */
  readonly wages: number;
  /** Prices of what is supplied, likewise. */
  readonly supplies: number;
}

/** The months of a place, the same for every item. */
const monthsOf = (areaId: number, until: string): readonly Month[] =>
  monthsTo(until).map((period) => ({
    period,
    wages:
      (labourValue(areaId, period) / labourValue(areaId, BASE_MONTH)) *
      (SEASON[Number(period.slice(5)) - 1] ?? 1),
    supplies: courseIn('composite', period) / courseIn('composite', BASE_MONTH),
  }));

let known: { readonly until: string; readonly places: ReadonlyMap<number, readonly Month[]> } | undefined;
const placesUntil = (until: string): ReadonlyMap<number, readonly Month[]> => {
  if (known?.until !== until)
    known = { until, places: new Map(PROVINCES.map((areaId) => [areaId, monthsOf(areaId, until)])) };
  return known.places;
};

/** What an item comes to: days for its unit, what leading and insuring them costs, what is supplied with them, and the tax. */
const middlesOf = (item: SampleItem, areaId: number, months: readonly Month[]): readonly number[] => {
  const day = DAY_RATES[item.trade] * placeIn(areaId) * (1 + 0.012 * noise('day', item.trade, areaId));
  const isDay = item.mode === '点工';
  const isWide = item.mode === '扩大劳务';
  const lead = isDay ? 1 : 1 + OVERHEAD + (isWide ? INSURANCE : 0);
  const tax = isWide ? 1 + LABOR_TAX : 1;
  const own = isDay ? 1 : 1 + 0.008 * noise('item', item.id, areaId);
  return months.map(({ period, wages, supplies }) => {
    const labour = (day * wages * lead) / item.output;
    const supplied = item.supplies * supplies * placeIn(areaId);
    return (labour + supplied) * tax * own * (1 + 0.003 * noise('month', item.id, areaId, period));
  });
};

const inProvince = (item: SampleItem, areaId: number, months: readonly Month[]): readonly SamplePrice[] => {
  const spread = 0.055 + 0.015 * noise('spread', item.id, areaId);
  const asked = 0.75 + 0.25 * noise('asked', item.id);
  const most = MOST_N * (BUILDING_ACTIVITY.get(areaId) ?? 0) * asked;
  const middles = middlesOf(item, areaId, months);
  return months.map(({ period }, at) => {
    const middle = middles[at] ?? 0;
    return {
      period,
      low: rounded(middle * (1 - spread), 2),
      middle: rounded(middle, 2),
      // Tenders lean to the dear side.
      high: rounded(middle * (1 + 1.25 * spread), 2),
      n: LEAST_N + Math.round(most * (1 + 0.15 * noise('n', item.id, areaId, period))),
    };
  });
};

/** The country is what its provinces are, each by its number of prices. */
const together = (provinces: readonly SamplePrice[], period: string): SamplePrice => {
  const n = provinces.reduce((sum, price) => sum + price.n, 0);
  const mean = (of: 'low' | 'middle' | 'high') =>
    rounded(provinces.reduce((sum, price) => sum + price[of] * price.n, 0) / n, 2);
  return { period, n, low: mean('low'), middle: mean('middle'), high: mean('high') };
};

/** The country first; the same on every run and machine. */
export const samplePrices = (
  item: SampleItem,
  until = LAST_MONTH,
): ReadonlyMap<number, readonly SamplePrice[]> => {
  const places = placesUntil(until);
  const provinces = [...places].map(
    ([areaId, months]) => [areaId, inProvince(item, areaId, months)] as const,
  );
  const nationwide = monthsTo(until).map((period, at) =>
    together(
      provinces.flatMap(([, prices]) => prices[at] ?? []),
      period,
    ),
  );
  return new Map([[NATIONWIDE_ID, nationwide], ...provinces]);
};
