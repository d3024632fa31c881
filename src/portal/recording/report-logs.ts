import { EMPTY, from, map } from 'rxjs';
import type { ReportLogs } from '#features/feedback/index';
import { nextTask } from '#infra/browser/next-task';
import type { FrozenTape } from './frozen-tape';
import type { Report } from './make-report';
import { standingTape } from './standing-tape';
import type { TabTape } from './taped';

interface Held {
  readonly tape: TabTape;
  readonly frozen: Promise<FrozenTape>;
  making?: Promise<Report | undefined>;
  report?: Report | undefined;
}

let held: Held | undefined;

const made = async (of: Held, mostBytes: number): Promise<Report | undefined> => {
  const { makeReport } = await import(/* webpackChunkName: "recording" */ './make-report');
  of.report = await makeReport(of.tape, await of.frozen, mostBytes);
  return of.report;
};

/** Of the page: what was made, for whoever shows it. */
export const standingReport = (): Report | undefined => held?.report;

/** The log of a report, from the tape of the tab. */
export const reportLogs: ReportLogs = {
  hold: () => {
    const tape = standingTape();
    held = tape && { tape, frozen: nextTask().then(tape.freeze) };
    return tape && { isOfFault: tape.hasFault() };
  },
  make: (mostBytes) => {
    const current = held;
    if (!current) return EMPTY;
    // What failed is tried again.
    current.making ??= made(current, mostBytes).catch((error: unknown) => {
      delete current.making;
      throw error;
    });
    return from(current.making).pipe(
      map((report) => report && { bytes: report.bytes, seconds: report.seconds, isCut: report.isCut }),
    );
  },
  take: () =>
    from(held?.making ?? Promise.resolve(undefined)).pipe(
      map((report) => {
        if (!report) throw new Error('操作记录没有准备好，请去掉勾选后再提交');
        return { actionLog: report.actionLog };
      }),
    ),
  drop: () => {
    held = undefined;
  },
};
