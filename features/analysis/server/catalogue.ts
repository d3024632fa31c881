import type { Pool } from 'pg';
import { fieldsOf } from '#src/kernel/fact-fields';
import { factCodes, meaningOf } from '#src/kernel/facts';
import type { Catalogue } from '../contract/quality';

const DAYS = 14;

interface Seen {
  readonly fncode: string;
  readonly firstAt: Date;
  readonly lastAt: Date;
  readonly days: Readonly<Record<string, number>>;
}

const SEEN = `
  with days as (
    select fncode, event_day(hour) - event_day(now()) + ${DAYS - 1} as day, min(hour) as first, max(hour) as last,
      sum(events)::int as events
    from event_hour group by 1, 2
  )
  select fncode, min(first) as "firstAt", max(last) as "lastAt",
    coalesce(jsonb_object_agg(day, events) filter (where day >= 0), '{}') as days
  from days group by 1`;

/** All codes of the catalogue, and those that came and are in none. */
export const catalogueOf = async (pool: Pool): Promise<Catalogue> => {
  const { rows } = await pool.query<Seen>(SEEN);
  const seen = new Map(rows.map((row) => [row.fncode, row]));
  return {
    facts: [...new Set([...factCodes(), ...seen.keys()])].sort().map((fncode) => {
      const row = seen.get(fncode);
      return {
        fncode,
        meaning: meaningOf(fncode) ?? null,
        fields: fieldsOf(fncode) ?? {},
        firstAt: row?.firstAt.toISOString() ?? null,
        lastAt: row?.lastAt.toISOString() ?? null,
        days: Array.from({ length: DAYS }, (_, day) => row?.days[day] ?? 0),
      };
    }),
  };
};
