import type { Pool } from 'pg';
import type { ErrorReport } from '../contract';

/** After so long without a repetition a failure is history. */
const KEPT = '30 days';
/** A flood of reports replaces the oldest rows and never fills the disk. */
const MOST_ROWS = 5_000;

const SWEEP = `
  delete from error_report where fingerprint in (
    select fingerprint from error_report where last_seen_at < now() - interval '${KEPT}'
    union all
    (select fingerprint from error_report order by last_seen_at desc offset ${MOST_ROWS})
    limit 100)`;

export interface Agent {
  readonly browser: string;
  readonly system: string;
}

/** True when nothing like it was known of this build. */
export const storeReport = async (
  pool: Pool,
  { kind, name, message, stack, place, release }: ErrorReport,
  { browser, system }: Agent,
): Promise<boolean> => {
  // The stack's first lines say where it broke; the place of the reader does not make it another failure.
  const sign = [kind, name, message, stack.split('\n').slice(0, 3).join('\n'), release].join('\n');
  const { rows } = await pool.query<{ isNew: boolean }>(
    `insert into error_report (fingerprint, kind, name, message, stack, place, release, browser, system)
     values (sha256(convert_to($1, 'UTF8')), $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (fingerprint) do update set
       times = error_report.times + 1, last_seen_at = now(),
       place = excluded.place, browser = excluded.browser, system = excluded.system
     returning times = 1 as "isNew"`,
    [sign, kind, name, message, stack, place, release, browser, system],
  );
  const isNew = rows[0]?.isNew ?? false;
  if (isNew) await pool.query(SWEEP);
  return isNew;
};
