import type { Pool } from 'pg';
import type { Kind } from '../contract';
import type { Picked } from './picked';
import { REACH, type Statistics } from './statistics';
import type { Subject } from './subjects';

interface Asked {
  readonly kind: Kind;
  readonly subjects: readonly Subject[];
  readonly statistics: readonly Statistics[];
}
interface Marked {
  readonly id: string;
  readonly name: string;
}

const isOutside = (value: number, { quantiles }: Statistics): boolean => {
  const [, , p25 = 0, , p75 = 0] = quantiles ?? [];
  const reach = REACH * (p75 - p25);
  return value < p25 - reach || value > p75 + reach;
};

/** Of each subject, the outliers a reviewer has marked as normal. Few figures are marked, so they are looked at by name. */
export const normalOutliers = async (
  pool: Pool,
  { sql, values }: Picked,
  { kind, subjects, statistics }: Asked,
): Promise<number[]> => {
  const none = subjects.map(() => 0);
  const { rows: marked } = await pool.query<Marked>(
    'select project_id as id, name from normal_figure where kind = $1',
    [kind],
  );
  const places = new Map(subjects.flatMap(({ names }, at) => names.map((name) => [name, at] as const)));
  const known = marked.flatMap(({ id, name }) => {
    const at = places.get(name);
    return at === undefined ? [] : [{ id, at }];
  });
  if (known.length === 0) return none;
  const next = values.length;
  const { rows } = await pool.query<{ at: number; value: number | null }>(
    `with ${sql}
     select marked.at, (to_jsonb(picked) ->> ('x' || marked.at))::float8 as value
     from (select distinct * from unnest($${next + 1}::text[], $${next + 2}::int[])) as marked (id, at) join picked on picked.id = marked.id`,
    [...values, known.map(({ id }) => id), known.map(({ at }) => at)],
  );
  return statistics.map(
    (one, subject) =>
      rows.filter(({ at, value }) => at === subject && value !== null && isOutside(value, one)).length,
  );
};
