import { defaultIfEmpty, last, mergeMap, type Observable } from 'rxjs';
import { ask } from '#src/calls/exchange';
import { attempt } from '#src/kernel/attempt';
import type { Epic } from '#src/kernel/epic';
import { commands } from '../commands';
import { reportCall, type ErrorReport } from '../contract';
import { events } from '../events';

/** Port: a service outside that takes reports. */
export type Outside = (report: ErrorReport) => Observable<unknown>;

/** Told once: a report that is lost is no failure to report. */
export const deliverReport = (outside?: Outside): Epic =>
  attempt({
    on: commands.deliver,
    overlap: mergeMap,
    outlivesSession: true,
    work: ({ report }, { send }) =>
      (outside?.(report) ?? ask(send, reportCall, { body: report, session: 'none' })).pipe(
        defaultIfEmpty(undefined),
        last(),
      ),
    succeeded: () => events.reportDelivered(),
    failed: (problem) => events.reportFailed({ problem }),
  });
