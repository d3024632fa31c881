import { catchError, defaultIfEmpty, filter, last, map, mergeMap, of, type Observable } from 'rxjs';
import { requestOf } from '#src/contract/call';
import type { Epic } from '#src/kernel/epic';
import { causedBy } from '#src/kernel/messages';
import { problemOf, type Send } from '#src/kernel/send';
import { commands } from '../commands';
import { reportCall, type ErrorReport } from '../contract';
import { events } from '../events';

/** Port: a service outside that takes reports. */
export type Outside = (report: ErrorReport) => Observable<unknown>;

const toOwnServer =
  (send: Send): Outside =>
  (report) =>
    send({ ...requestOf(reportCall, { body: report }), session: 'none', quiet: true });

/** Told once: a report that is lost is no failure to report. */
export const deliverReport =
  (outside?: Outside): Epic =>
  (action$, _state$, { send }) => {
    const tell = outside ?? toOwnServer(send);
    return action$.pipe(
      filter(commands.deliver.match),
      mergeMap((command) =>
        tell(command.payload.report).pipe(
          defaultIfEmpty(undefined),
          last(),
          map(() => events.reportDelivered()),
          catchError((error: unknown) => of(events.reportFailed({ problem: problemOf(error) }))),
          map((event) => causedBy(event, command)),
        ),
      ),
    );
  };
