import type { Pool } from 'pg';
import { networkOf } from '#infra/server/http/network-of';
import { consumeRateLimit } from '#infra/server/http/rate-limit';
import { route } from '#infra/server/http/route';
import type { ServerSlice } from '#infra/server/server-slice';
import { reportCall, type ErrorReport } from '../contract';
import { scrub } from '../scrub';
import { browserErrors } from './metric';
import { storeReport, type Agent } from './store-report';

export { browserErrors };

/** A network may hold an office of readers, all of whom meet the same failure. */
const OF_A_NETWORK = { limit: 60, windowS: 600 };
const OF_ALL = { limit: 3_000, windowS: 3_600 };

export interface ErrorReportParts {
  readonly pool: Pool;
  /** What a `User-Agent` says, in two words. */
  readonly agentOf: (userAgent: string) => Agent;
}

/** Anybody can send anything here. */
const clean = (report: ErrorReport): ErrorReport => ({
  ...report,
  name: scrub(report.name),
  message: scrub(report.message),
  stack: scrub(report.stack),
  place: scrub(report.place.split('?')[0] ?? ''),
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
