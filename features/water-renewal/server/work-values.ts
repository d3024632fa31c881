import type { Pool } from 'pg';
import { shownAmount } from '#infra/server/costing/shown-amount';
import { Parameters } from '#infra/server/postgres/parameters';
import { BASIS_KEY, isMoved, writeBasis, type Basis } from '#src/costing/basis';
import { listPathOf, RECORDS } from '#src/contract/records';
import { addMonths } from '#src/costing/months';
import { bands } from '#src/costing/bands';
import { isWhole, LISTED_VALUE } from './rows';

export interface WorkQuery {
  readonly kind: string;
  /** Empty: all there are. */
  readonly unitBases: readonly string[];
  readonly areaId: string | undefined;
  readonly basis: Basis;
}

/** With fewer of the last two years all are read. */
const ENOUGH = 10;
const RECENT = 24;

const VALUES = (own: string, read: string): string => `
  select unit_basis as "unitBasis", ${isWhole('p')} as "isWhole", nature, scope, source,
    to_char(price_date, 'YYYY-MM') as month,
    round(${own}::numeric, 2)::float8 as value, round(${read}::numeric, 2)::float8 as read
  from water_record p
  where kind = $1 and (cardinality($2::text[]) = 0 or unit_basis = any ($2))
    and ($3::int is null or area_id = $3 or city_id = $3)
  order by price_date, id`;

interface Row {
  readonly unitBasis: string;
  readonly isWhole: boolean;
  /** Null where it is not known, or plays no part. */
  readonly nature: string | null;
  /** What the value holds and leaves out. */
  readonly scope: string;
  readonly source: string;
  readonly month: string;
  readonly value: number;
  /** In the basis; null where it cannot be read in it. */
  readonly read: number | null;
}
type Rows = readonly [Row, ...Row[]];

const linkOf = (
  { kind, areaId, basis }: WorkQuery,
  unitBasis: string,
  [from, to]: readonly string[],
): string => {
  const given = {
    kind,
    unitBasis,
    areaId,
    priceFrom: from,
    priceTo: to,
    [BASIS_KEY]: writeBasis(basis) || undefined,
  };
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(given)) if (value !== undefined) query.set(key, value);
  return `${listPathOf(RECORDS.water.in)}?${query.toString()}`;
};

/** Rows come oldest first. */
const recentOf = (rows: readonly Row[]): readonly Row[] => {
  const since = addMonths(rows.at(-1)?.month ?? '', 1 - RECENT);
  const recent = rows.filter(({ month }) => month >= since);
  return recent.length >= ENOUGH ? recent : rows;
};

const groupsOf = <T>(all: readonly T[], keyOf: (one: T) => string): readonly (readonly T[])[] => {
  const keys = [...new Set(all.map(keyOf))];
  return keys.map((key) => all.filter((one) => keyOf(one) === key));
};

const mostOften = (words: readonly string[]): string =>
  groupsOf(words, (word) => word).toSorted((one, other) => other.length - one.length)[0]?.[0] ?? '';

/** What was asked for of records that are compared with one another: of whole projects, or of the works alone. */
const valuesOf = (query: WorkQuery, all: Rows) => {
  const [{ unitBasis, isWhole: whole, nature }] = all;
  const readable = isMoved(query.basis) ? all.filter(({ read }) => read !== null) : [];
  const isRead = readable.length > 0;
  const rows = recentOf(isRead ? readable : all);
  const span = [...new Set([rows[0]?.month ?? '', rows.at(-1)?.month ?? ''])];
  return {
    kind: query.kind,
    unitBasis,
    isWhole: whole,
    nature,
    scope: mostOften(rows.map(({ scope }) => scope)),
    bands: bands(rows.map(({ value, read }) => (isRead && read !== null ? read : value))),
    n: rows.length,
    isRead,
    period: span.join(' 至 '),
    sources: [...new Set(rows.map(({ source }) => source))].sort(),
    link: linkOf(query, unitBasis, [span[0] ?? '', span.at(-1) ?? '']),
  };
};

/** By unit basis, extent and nature; those with most records first. */
export const workValues = async (pool: Pool, query: WorkQuery) => {
  const { kind, unitBases, areaId, basis } = query;
  const parameters = new Parameters();
  parameters.values.push(kind, unitBases, areaId ?? null);
  const { taxBasis } = basis;
  const own = shownAmount(LISTED_VALUE, { ...(taxBasis && { taxBasis }) }, parameters);
  const sql = VALUES(own, shownAmount(LISTED_VALUE, basis, parameters));
  const { rows } = await pool.query<Row>(sql, parameters.values);
  return groupsOf(rows, ({ unitBasis, isWhole: whole, nature }) => `${unitBasis} ${whole} ${nature}`)
    .flatMap(([first, ...others]) => (first ? [valuesOf(query, [first, ...others])] : []))
    .sort((one, other) => other.n - one.n || one.unitBasis.localeCompare(other.unitBasis));
};
