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

interface Meeting {
  readonly n: number;
  readonly row?: number;
}

const conditionOf = ({ on, text }: Breakpoint) => (on === 'state' ? parseCondition(text) : undefined);

/** The first place behind `from`, `until` at most, where the breakpoint holds; a state's where it begins to. */
export function* nextMeeting(
  { log, index, next }: Course,
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
    const row = index.rowOf[n - 1];
    if (!line || row === undefined) return undefined;
    if (condition) {
      state = next(state, line);
      const holds = condition.holds(state);
      if (holds && !held) return { n };
      held = holds;
    } else if (breakpoint.on === 'type') {
      if (line.ty.toLowerCase().includes(wanted)) return { n };
    } else {
      const end = index.rowOf[n] ?? log.lines.length;
      for (let at = row + 1; at < end; at += 1) {
        const asked = log.lines[at];
        if (asked?.k === 'q' && asked.u.toLowerCase().includes(wanted)) return { n, row: at };
      }
    }
    yield (n - from.n) / (until - from.n);
  }
  return undefined;
}
