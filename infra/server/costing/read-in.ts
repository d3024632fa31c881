import { COMPOSITE } from './building-kind';
import type { Basis } from '#src/costing/basis';

/**
 * Beside `s`, the row that others are compared with: levels of prices by the series of a key, and that of the month `$2`
 * and the place `$3`, else of those of `s`.
 */
export const targetBy = (series: string = COMPOSITE): string => `
  levels as materialized (
    select to_char(k.month, 'YYYY-MM') as month, f.area_id, k.level * f.factor::float8 as level
    from s join kept_series_level k on k.key = ${series} cross join place_factor f),
  target as materialized (
    select exists (select from levels) as is_published, (
      select level from levels
      where month = to_char(coalesce($2::date, s.price_date), 'YYYY-MM') and area_id = there.id) as level, (
      select r.name from region r join place_factor f on f.area_id = r.areaid where r.areaid = there.id) as place
    from s, lateral (select coalesce($3::int, priced_place(s.area_id, s.city_id)) as id) there)`;

/** `$2` and `$3` of `targetBy`. */
export const placeAndTime = ({ period, areaId }: Basis): readonly [string | null, string | null] => [
  period ? `${period}-01` : null,
  areaId ?? null,
];

/** Level of the month and place of a row `p`. */
export const MOVED_BY = `
  cross join target
  left join levels own_level on own_level.month = to_char(p.price_date, 'YYYY-MM') 
    and own_level.area_id = priced_place(p.area_id, p.city_id)`;

/**
 * What an amount of a row `p` is multiplied with to be read in the target: null where an index or a factor is missing,
 * 1 where none at all is published.
 */
export const RATIO = `case when target.is_published then target.level / own_level.level else 1 end`;
