import { CONDITION_FORM, parseCondition } from '#infra/action-log/condition';
import type { State } from '#infra/action-log/kept';
import type { ActionLine } from '#infra/action-log/log';
import type { ActionLog } from '#infra/action-log/reader';
import type { Steps } from '#infra/action-log/steps';
import type { LogIndex } from './log-index';

export const BREAKPOINT_KINDS = ['type', 'request', 'state'] as const;

export interface Breakpoint {
  /** An action's type, a request's path, or what becomes true of the state. */
  readonly on: (typeof BREAKPOINT_KINDS)[number];
  readonly text: string;
}

/** Why it cannot be used. */
export const faultOf = ({ on, text }: Breakpoint): string | undefined => {
  if (text.trim() === '') return '请写明在哪里停下';
  return on === 'state' && !parseCondition(text) ? `条件读不懂。${CONDITION_FORM}` : undefined;
};

interface Course {
  readonly log: ActionLog;
  readonly index: LogIndex;
  readonly next: (state: State, line: ActionLine) => State;
}

export interface Meeting {
  readonly n: number;
  readonly row?: number;
}

const conditionOf = ({ on, text }: Breakpoint) => (on === 'state' ? parseCondition(text) : undefined);

/** The last line of what has happened with so many actions. */
export const lastRowOf = ({ rowOf, countAt }: LogIndex, n: number): number =>
  (rowOf[n] ?? countAt.length) - 1;

/** Several may follow one action, and some come before the first: they are met line by line. */
function* nextRequest(
  { log, index }: Course,
  wanted: string,
  from: Meeting,
  until: number,
): Steps<Meeting | undefined> {
  const first = (from.row ?? index.rowOf[from.n - 1] ?? -1) + 1;
  const last = lastRowOf(index, until);
  for (let row = first; row <= last; row += 1) {
    const line = log.lines[row];
    if (line?.k === 'q' && line.u.toLowerCase().includes(wanted)) return { n: index.countAt[row] ?? 0, row };
    yield (row - first) / (last - first + 1);
  }
  return undefined;
}

function* nextAction(
  { index, next }: Course,
  breakpoint: Breakpoint,
  from: { readonly n: number; readonly state: State },
  until: number,
): Steps<Meeting | undefined> {
  const wanted = breakpoint.text.trim().toLowerCase();
  const condition = conditionOf(breakpoint);
  let { state } = from;
  let held = condition?.holds(state) ?? false;
  for (let n = from.n + 1; n <= until; n += 1) {
    const line = index.actions[n - 1];
    if (!line) return undefined;
    if (condition) {
      state = next(state, line);
      const holds = condition.holds(state);
      if (holds && !held) return { n };
      held = holds;
    } else if (line.ty.toLowerCase().includes(wanted)) return { n };
    yield (n - from.n) / (until - from.n);
  }
  return undefined;
}

/** The first place behind `from`, `until` at most, where the breakpoint holds; a state's where it begins to. */
export const nextMeeting = (
  course: Course,
  breakpoint: Breakpoint,
  from: Meeting & { readonly state: State },
  until: number,
): Steps<Meeting | undefined> =>
  breakpoint.on === 'request'
    ? nextRequest(course, breakpoint.text.trim().toLowerCase(), from, until)
    : nextAction(course, breakpoint, from, until);
