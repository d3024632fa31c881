import type { ClientBase } from 'pg';
import type { Bounds } from '#infra/server/costing/shown-amount';
import type { Parameters } from '#infra/server/postgres/parameters';
import type { Basis } from '#src/costing/basis';

/** Places in `component_amounts`: labour, materials, what travels of them, machinery, the rest. */
const LOCALS = [1, 2, 4, 5] as const;
const TRAVELS = 3;
const GENERAL = '材料';

/** Of materials in general, and of single materials that what is listed may be made of. */
const RATIOS = `
  select r.series, r.ratios from kept_component_ratio r
  where r.month = $1::date and (r.series = '${GENERAL}' or exists (
    select from travelling_material t
    where t.series_key = r.series and (starts_with($2, t.word) or starts_with(t.word, $2))))`;
interface Month {
  readonly series: string;
  readonly ratios: readonly number[];
}
const FACTOR = 'select factor::float8 as factor from place_factor where area_id = $1::int';
const OWN_FACTORS = `
  select min(factor)::float8 as least, max(factor)::float8 as greatest from place_factor
  where $1::int is null or area_id in (select areaid from region where areaid = $1 or pid = $1)`;

/** What a list is narrowed to. */
export interface Listed {
  /** Province; null: the whole country. */
  readonly listed: number | null;
  /** Beginning of the codes of its items. */
  readonly code?: string | undefined;
}

/** What prices read by components are ordered by, and what they are but for a factor of each record. */
export interface ShownComponents {
  readonly column: 'pretax' | 'by_components';
  /** SQL, 除税 and not rounded; null where it cannot be read. */
  readonly value: (parameters: Parameters) => string;
  readonly bounds: Bounds;
}

const factorsOf = async (client: ClientBase, listed: number | null): Promise<Bounds> => {
  const { rows } = await client.query<{ least: number | null; greatest: number | null }>(OWN_FACTORS, [
    listed,
  ]);
  return [Math.min(1, rows[0]?.least ?? 1), Math.max(1, rows[0]?.greatest ?? 1)];
};

const boundsAmong = (numbers: readonly number[]): Bounds => [Math.min(...numbers), Math.max(...numbers)];

const amountAt = (at: number): string => `u.component_amounts[${at}]`;
/** From the reference month. */
const toMonth = ({ ratios }: Month, at: number): number => 1 / (ratios[at - 1] ?? 1);

/** SQL of what moves materials that travel: by what they are made of. */
const travels = (general: Month, own: readonly Month[], parameters: Parameters): string => {
  const number = (month: Month): string => parameters.add(toMonth(month, TRAVELS), 'float8');
  const cases = own.map((month) => `when ${parameters.add(month.series, 'text')} then ${number(month)}`);
  return cases.length === 0
    ? number(general)
    : `(case u.travelling_series ${cases.join(' ')} else ${number(general)} end)`;
};

/**
 * Amounts are kept at a reference month in the country as a whole: from there one number for each component, and for
 * each series of what travels, leads to a month, and one for all that does not travel to a place.
 */
export const shownComponents = async (
  client: ClientBase,
  { period, areaId }: Basis,
  list: Listed,
): Promise<ShownComponents | null> => {
  if (period === undefined) return shownInPlace(client, areaId, list);
  const factor = areaId === undefined ? undefined : await factorOf(client, areaId);
  if (factor === null) return null;
  const { rows } = await client.query<Month>(RATIOS, [`${period}-01`, list.code ?? '']);
  const general = rows.find(({ series }) => series === GENERAL);
  if (!general) return null;
  const own = rows.filter((month) => month !== general);
  const value = (parameters: Parameters): string => {
    const number = (what: number): string => parameters.add(what, 'float8');
    const local = LOCALS.map((at) => `${amountAt(at)} * ${number(toMonth(general, at))}`).join(' + ');
    const place = factor === undefined ? 'coalesce(u.own_factor, 1)' : number(factor);
    const sum = `((${local}) * ${place} + ${amountAt(TRAVELS)} * ${travels(general, own, parameters)})`;
    return factor === undefined ? sum : `(case when u.own_factor is not null then ${sum} end)`;
  };
  const [least, greatest] = factor === undefined ? await factorsOf(client, list.listed) : [factor, factor];
  return {
    column: 'by_components',
    value,
    bounds: boundsAmong([
      ...LOCALS.flatMap((at) => [toMonth(general, at) * least, toMonth(general, at) * greatest]),
      ...rows.map((month) => toMonth(month, TRAVELS)),
    ]),
  };
};

const factorOf = async (client: ClientBase, areaId: string): Promise<number | null> => {
  const { rows } = await client.query<{ factor: number }>(FACTOR, [areaId]);
  return rows[0]?.factor ?? null;
};

const UNTAXED = `(case u.tax_basis when '含税' then u.price / (1 + u.tax_rate) else u.price end)::float8`;

/** Of their own months in another place, by whichever index. */
export const shownInPlace = async (
  client: ClientBase,
  areaId: string | undefined,
  { listed }: Listed,
): Promise<({ readonly column: 'pretax' } & Omit<ShownComponents, 'column'>) | null> => {
  const factor = areaId === undefined ? null : await factorOf(client, areaId);
  if (factor === null) return null;
  const [least, greatest] = await factorsOf(client, listed);
  return {
    column: 'pretax',
    value: (parameters) =>
      `(${UNTAXED} * ((1 - u.travelling) * ${parameters.add(factor, 'float8')} / u.own_factor + u.travelling))`,
    bounds: boundsAmong([1, factor / least, factor / greatest]),
  };
};
