import type { ClientBase, Pool } from 'pg';
import type { Basis } from '#src/costing/basis';
import { NATIONWIDE_ID } from '#src/contract/places';
import type { Parameters } from '../postgres/parameters';

/** How a table of records writes the amount that its list shows. All of them are columns of one alias. */
export interface ListedAmount {
  /** Of its columns `price_date`, `area_id`, `city_id`, `tax_basis` and `tax_rate`. */
  readonly alias: string;
  /** SQL, 除税 in the record's own month and place, not rounded. */
  readonly untaxed: string;
  /** SQL, divided by the price level of that month and place; null where it has none. */
  readonly normalised: string;
  /** SQL, the key in `kept_series_level` of what it is moved by where each is by its own kind; absent: 综合. */
  readonly ownSeries?: string;
}

/** Between what something lies, both ends included. */
export type Bounds = readonly [least: number, greatest: number];

const UNMOVED: Bounds = [1, 1];

const BY_MONTH_AND_PLACE = `
  select level as least, level as greatest from kept_price_level where month = $1::date and area_id = $2`;
const BY_MONTH = `
  select min(level) as least, max(level) as greatest from kept_price_level
  where month = $1::date and ($2::int is null or area_id in (select areaid from region where areaid = $2 or pid = $2))`;
const BY_PLACE = `
  select min(target.factor / own.factor)::float8 as least, max(target.factor / own.factor)::float8 as greatest
  from place_factor own, place_factor target
  where target.area_id = $1::int
    and ($2::int is null or own.area_id in (select areaid from region where areaid = $2 or pid = $2))`;

interface Found {
  readonly least: number | null;
  readonly greatest: number | null;
}
const foundBounds = ([found]: readonly Found[]): Bounds | null =>
  !found || found.least === null || found.greatest === null ? null : [found.least, found.greatest];

/**
 * Between what the rows of a list, or those of one place, are multiplied with to be read in the basis: normalised amounts
 * where it has a month, else 除税 ones. Null where it can be reached from none.
 */
export const boundsOf = async (
  database: ClientBase | Pool,
  { period, areaId }: Basis,
  listed: number | null,
): Promise<Bounds | null> => {
  if (!period && !areaId) return UNMOVED;
  const { rows } = await (period
    ? database.query<Found>(areaId ? BY_MONTH_AND_PLACE : BY_MONTH, [`${period}-01`, areaId ?? listed])
    : database.query<Found>(BY_PLACE, [areaId, listed]));
  return foundBounds(rows);
};

const BY_INDEX = `
  select min(target.level / own.level) as least, max(target.level / own.level) as greatest
  from kept_price_level own, kept_price_level target
  where target.month = $1::date and target.area_id = ${NATIONWIDE_ID} and own.area_id = ${NATIONWIDE_ID}`;

/** Of 除税 amounts, whether or not their rows have a level: only a month or only a place may be wanted. */
export const boundsWithoutLevel = async (
  database: ClientBase | Pool,
  { period, areaId }: Basis,
): Promise<Bounds | null> => {
  if (!period) return boundsOf(database, { ...(areaId && { areaId }) }, null);
  const { rows } = await database.query<Found>(BY_INDEX, [`${period}-01`]);
  return foundBounds(rows);
};

const withTax = (alias: string): string => `(1 + ${alias}.tax_rate)::float8`;
/** SQL of what the tax of the basis multiplies with; undefined where it is left alone. */
export const taxed = (alias: string, { taxBasis }: Basis): string | undefined => {
  if (taxBasis === '除税') return undefined;
  return taxBasis === '含税'
    ? withTax(alias)
    : `(case ${alias}.tax_basis when '含税' then ${withTax(alias)} else 1 end)`;
};

const moved = (
  { alias, untaxed, normalised, ownSeries }: ListedAmount,
  basis: Basis,
  parameters: Parameters,
): string => {
  const { period, areaId } = basis;
  const month = period && parameters.add(`${period}-01`, 'date');
  const place = `priced_place(${alias}.area_id, ${alias}.city_id)`;
  const placed = (value: string): string =>
    areaId
      ? `${value} * (
    select (target.factor / own.factor)::float8 from place_factor own, place_factor target
    where own.area_id = ${place} and target.area_id = ${parameters.add(areaId, 'int')})`
      : value;
  if (month && basis.index === 'kind' && ownSeries)
    return placed(`${untaxed} * (
      select target.level / own.level from kept_series_level own, kept_series_level target
      where own.key = ${ownSeries} and target.key = own.key
        and own.month = ${alias}.price_date and target.month = ${month})`);
  if (month && areaId)
    return `${normalised} * (
      select target.level from kept_price_level target
      where target.month = ${month} and target.area_id = ${parameters.add(areaId, 'int')})`;
  // The country's levels are those of the index alone, so that a place without a factor can be moved as well.
  if (month)
    return `${untaxed} * (
      select target.level / own.level from kept_price_level own, kept_price_level target
      where own.month = ${alias}.price_date and target.month = ${month}
        and own.area_id = ${NATIONWIDE_ID} and target.area_id = ${NATIONWIDE_ID})`;
  return placed(untaxed);
};

/** SQL of the amount as it is read in the basis, not rounded; null where it cannot be. */
export const shownAmount = (amount: ListedAmount, basis: Basis, parameters: Parameters): string => {
  const tax = taxed(amount.alias, basis);
  const value = moved(amount, basis, parameters);
  return tax ? `(${value} * ${tax})` : `(${value})`;
};

/** Figures are shown with two decimals, halves up: what rounds to an end of a range lies within it. */
export const HALF_A_FEN = 0.005;

/** SQL of a range of figures as they are shown. */
export const shownWithin = (
  value: string,
  from: number | undefined,
  to: number | undefined,
  parameters: Parameters,
): string =>
  [
    ...(from === undefined ? [] : [`${value} >= ${parameters.add(from - HALF_A_FEN, 'float8')}`]),
    ...(to === undefined ? [] : [`${value} < ${parameters.add(to + HALF_A_FEN, 'float8')}`]),
  ].join(' and ');
