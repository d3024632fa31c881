import type { Pool } from 'pg';
import { NATIONWIDE } from '#src/contract/places';
import { SOURCE_LABELS } from '#src/contract/provenance';
import type { Stratum, SubjectRange } from '../contract';
import type { Picked } from './picked';

type Composition = SubjectRange['composition'];

/** More names than these make no picture. */
const MOST_NAMES = 8;
const OTHERS = '其他';
interface Cell {
  readonly dimension: keyof Composition;
  readonly name: string;
  readonly period: string;
  readonly n: number;
}

/** Across the country by province, within a province by city. */
const cells = (place: 'province.name' | 'city.name'): string => `
  select case when grouping(year) = 0 then 'year' when grouping(place) = 0 then 'place'
      when grouping(stage) = 0 then 'stage' else 'source' end as dimension,
    coalesce(year, place, stage, source) as name, period, count(*)::int as n
  from (
    select to_char(month, 'YYYY') as year, to_char(month, 'YYYY-MM') as period, picked.stage, picked.source,
      coalesce(${place}, province.name, '未注明') as place
    from picked
    left join region province on province.areaid = picked.area_id
    left join region city on city.areaid = picked.city_id
    where x0 is not null) described
  group by period, grouping sets ((year), (place), (stage), (source))
  order by period`;

const strata = (cells: readonly Cell[]): Stratum[] => {
  const named = new Map<string, [string, number][]>();
  for (const { name, period, n } of cells) named.set(name, [...(named.get(name) ?? []), [period, n]]);
  return [...named].map(([name, months]) => ({ name, months }));
};

const sizeOf = ({ months }: Stratum): number => months.reduce((sum, [, n]) => sum + n, 0);

/** The largest by name, the rest as one. */
const largest = (all: readonly Stratum[]): Stratum[] => {
  const sorted = [...all].sort(
    (one, other) => sizeOf(other) - sizeOf(one) || one.name.localeCompare(other.name, 'zh'),
  );
  const rest = sorted.slice(MOST_NAMES);
  if (rest.length < 2) return sorted;
  const byMonth = new Map<string, number>();
  for (const [period, n] of rest.flatMap(({ months }) => months))
    byMonth.set(period, (byMonth.get(period) ?? 0) + n);
  const months = [...byMonth].sort(([one], [other]) => one.localeCompare(other));
  return [...sorted.slice(0, MOST_NAMES), { name: `${OTHERS} ${rest.length} 地`, months }];
};

const sourceName = (code: string): string =>
  (SOURCE_LABELS as Readonly<Record<string, string>>)[code] ?? code;

/** Where the samples come from, each part by month, so that the reader can weigh them by age. */
export const compositionOf = async (
  pool: Pool,
  { sql, values }: Picked,
  areaId: string | undefined,
): Promise<Composition> => {
  const { rows } = await pool.query<Cell>(
    `with ${sql} ${cells((areaId ?? NATIONWIDE) === NATIONWIDE ? 'province.name' : 'city.name')}`,
    [...values],
  );
  const of = (dimension: Cell['dimension']) => strata(rows.filter((cell) => cell.dimension === dimension));
  return {
    year: of('year').sort((one, other) => one.name.localeCompare(other.name)),
    place: largest(of('place')),
    stage: largest(of('stage')),
    source: largest(of('source')).map((stratum) => ({ ...stratum, name: sourceName(stratum.name) })),
  };
};
