import type { Pool } from 'pg';
import { fieldsOf } from '#src/kernel/fact-fields';
import { factCodes, meaningOf } from '#src/kernel/facts';
import type { Catalogue } from '../contract/quality';
import { unknownCodes } from './unknown-codes';

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
    from event_hour where fncode = any($1) group by 1, 2
  )
  select fncode, min(first) as "firstAt", max(last) as "lastAt",
    coalesce(jsonb_object_agg(day, events) filter (where day >= 0), '{}') as days
  from days group by 1`;

/** All codes of the catalogue, and those that came and are in none. */
export const catalogueOf = async (pool: Pool): Promise<Catalogue> => {
  const known = factCodes();
  const [{ rows }, unknown] = await Promise.all([pool.query<Seen>(SEEN, [known]), unknownCodes(pool)]);
  const others: readonly Seen[] = unknown.map((code) => ({ ...code, days: {} }));
  const seen = new Map([...rows, ...others].map((row) => [row.fncode, row]));
  return {
    facts: [...new Set([...known, ...seen.keys()])].sort().map((fncode) => {
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
