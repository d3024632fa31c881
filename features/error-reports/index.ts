import type { Slice } from '#src/kernel/slice';
import { deliverReport, type Outside, noticeFailures, type FailureSource } from './epics';
import { deliverNoticed } from './policies';
import { reducer, type ErrorReportsState } from './state';
import { tracked } from './tracked';

export { scrub } from './scrub';

export interface ErrorReportsPlan extends FailureSource {
  /** Without it reports go to the portal's own server. */
  readonly outside?: Outside | undefined;
}

export const errorReports: Slice<'errorReports', ErrorReportsState, [ports: ErrorReportsPlan]> = {
  name: 'errorReports',
  reducer,
  // noticeFailures comes last: the others hear what it tells.
  epics: ({ outside, ...source }) => ({
    deliverReport: deliverReport(outside),
    deliverNoticed,
    noticeFailures: noticeFailures(source),
  }),
  tracked,
};
