import type { Pool } from 'pg';
import { Counter } from 'prom-client';
import { networkOf } from '#infra/server/http/network-of';
import { consumeRateLimit } from '#infra/server/http/rate-limit';
import { route } from '#infra/server/http/route';
import type { ServerSlice } from '#infra/server/server-slice';
import { FAILURE_KINDS, MOST, reportCall, type ErrorReport } from '../contract';
import { scrub } from '../scrub';

/** Belongs to no registry of its own: the server registers it with its others. */
export const browserErrors = new Counter({
  name: 'browser_errors_total',
  help: 'Failures told by the pages, by kind; dropped ones were over the budget',
  labelNames: ['kind', 'result'],
  registers: [],
});
// Zero is shown before anything broke: a rate needs a start.
for (const kind of FAILURE_KINDS) browserErrors.inc({ kind, result: 'stored' }, 0);

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

interface Agent {
  readonly browser: string;
  readonly system: string;
}

/** True when nothing like it was known of this build. */
const storeReport = async (
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

/** A network may hold an office of readers, all of whom meet the same failure. */
const OF_A_NETWORK = { limit: 60, windowS: 600 };
const OF_ALL = { limit: 3_000, windowS: 3_600 };

export interface ErrorReportParts {
  readonly pool: Pool;
  /** What a `User-Agent` says, in two words. */
  readonly agentOf: (userAgent: string) => Agent;
}

/** What stands in place of a secret may be longer than it was. */
const scrubbed = (text: string, most: number): string => scrub(text).slice(0, most).toWellFormed();

/** Anybody can send anything here. */
const clean = (report: ErrorReport): ErrorReport => ({
  ...report,
  name: scrubbed(report.name, MOST.name),
  message: scrubbed(report.message, MOST.message),
  stack: scrubbed(report.stack, MOST.stack),
  place: scrubbed(report.place.split('?')[0] ?? '', MOST.place),
  release: /^[\w.-]*$/.test(report.release) ? report.release : '',
});

/** Answers good whether or not it was kept: a page must not send the same again. */
export const errorReportsServer = ({ pool, agentOf }: ErrorReportParts): ServerSlice => ({
  routes: [
    route(reportCall, async ({ body, ip, headers, log }) => {
      const { kind } = body;
      const may =
        (await consumeRateLimit(pool, { name: 'errors.network', key: networkOf(ip), ...OF_A_NETWORK })) &&
        (await consumeRateLimit(pool, { name: 'errors.all', key: 'all', ...OF_ALL }));
      browserErrors.inc({ kind, result: may ? 'stored' : 'dropped' });
      if (!may) return null;
      const report = clean(body);
      const isNew = await storeReport(pool, report, agentOf(String(headers['user-agent'] ?? '')));
      if (isNew) log.error({ failure: report }, 'a failure of the pages that was not known');
      return null;
    }),
  ],
});
