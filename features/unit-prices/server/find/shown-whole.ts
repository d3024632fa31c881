import type { ClientBase } from 'pg';
import {
  boundsOf,
  boundsWithoutLevel,
  shownAmount,
  type Bounds,
  type ListedAmount,
} from '#infra/server/costing/shown-amount';
import type { Parameters } from '#infra/server/postgres/parameters';
import type { Basis } from '#src/costing/basis';
import { NATIONWIDE_ID } from '#src/contract/places';
import { shownInPlace, type Listed } from './shown-components';

export const PRICE: ListedAmount = {
  alias: 'u',
  untaxed: `(case u.tax_basis when '含税' then u.price / (1 + u.tax_rate) else u.price end)::float8`,
  normalised: 'u.normalised',
};

/** What prices moved by one index are ordered by, and what they are but for a factor of each record. */
export interface ShownWhole {
  readonly column: 'pretax' | 'normalised';
  /** SQL, 除税 and not rounded; null where it cannot be read. */
  readonly value: (parameters: Parameters) => string;
  readonly bounds: Bounds;
}

const among = (...bounds: readonly Bounds[]): Bounds => [
  Math.min(...bounds.flat()),
  Math.max(...bounds.flat()),
];

const TRAVELS = `
  select exists (select from travelling_material
    where way = '清单' and (starts_with($1, word) or starts_with(word, $1))) as found`;

/** Whether there may be prices in the list whose materials travel. */
const mayTravel = async (client: ClientBase, code: string | undefined): Promise<boolean> => {
  const { rows } = await client.query<{ found: boolean }>(TRAVELS, [code ?? '']);
  return rows[0]?.found ?? false;
};

const inMonth = async (
  client: ClientBase,
  period: string,
  { listed, isHalf }: Listed & { readonly isHalf: boolean },
): Promise<ShownWhole | null> => {
  const value: ShownWhole['value'] = (parameters) =>
    shownAmount(PRICE, { period, taxBasis: '除税' }, parameters);
  if (isHalf) {
    const bounds = await boundsWithoutLevel(client, { period });
    return bounds && { column: 'pretax', value, bounds };
  }
  const [places, country] = [
    await boundsOf(client, { period }, listed),
    await boundsOf(client, { period }, NATIONWIDE_ID),
  ];
  // What travels was not divided by the factor of its place.
  return places && { column: 'normalised', value, bounds: country ? among(places, country) : places };
};

const inMonthAndPlace = async (
  client: ClientBase,
  { period, areaId }: { readonly period: string; readonly areaId: string },
  { code }: Listed,
): Promise<ShownWhole | null> => {
  const [there, country] = [
    await boundsOf(client, { period, areaId }, null),
    await boundsOf(client, { period, areaId: String(NATIONWIDE_ID) }, null),
  ];
  if (!there || !country) return null;
  if (!(await mayTravel(client, code)))
    return {
      column: 'normalised',
      value: (parameters) => `(u.normalised * ${parameters.add(there[0], 'float8')})`,
      bounds: there,
    };
  return {
    column: 'normalised',
    value: (parameters) =>
      `(u.normalised * ((1 - u.travelling) * ${parameters.add(there[0], 'float8')}` +
      ` + u.travelling * u.own_factor * ${parameters.add(country[0], 'float8')})` +
      ' / (1 - u.travelling + u.travelling * u.own_factor))',
    bounds: among(there, country),
  };
};

/** By one index; `isHalf` where only a month or only a place is wanted, and some records lack the other. */
export const shownWhole = (
  client: ClientBase,
  { period, areaId }: Basis,
  list: Listed & { readonly isHalf: boolean },
): Promise<ShownWhole | null> => {
  if (period === undefined) return shownInPlace(client, areaId, list);
  return areaId === undefined
    ? inMonth(client, period, list)
    : inMonthAndPlace(client, { period, areaId }, list);
};
