import type { ActionLine, LogLine } from '#infra/action-log/log';
import type { ActionLog } from '#infra/action-log/reader';

export const LINE_KINDS = ['all', 'action', 'command', 'request', 'outside', 'fact', 'exception'] as const;
export type LineKind = (typeof LINE_KINDS)[number];
export const LANES = ['ui', 'epic', 'net', 'timer', 'fact'] as const;
export type Lane = (typeof LANES)[number];

export type Row = ActionLog['lines'][number];

export interface LogIndex {
  readonly actions: readonly ActionLine[];
  /** Of each action its line, by number. */
  readonly rowOf: readonly number[];
  /** Of each line how many actions have happened with it, and when it was, ms. */
  readonly countAt: readonly number[];
  readonly timeAt: readonly number[];
  readonly lengthMs: number;
  /** When something stands in each lane, ms, in order. */
  readonly lanes: Readonly<Record<Lane, readonly number[]>>;
}

const LANE_OF_ORIGIN: Readonly<Record<ActionLine['o'], Lane>> = {
  ui: 'ui',
  epic: 'epic',
  net: 'net',
  ws: 'net',
  tab: 'net',
  timer: 'timer',
};

const laneOf = (line: LogLine): Lane | undefined => {
  if (line.k === 'a') return LANE_OF_ORIGIN[line.o];
  if (line.k === 'q' || line.k === 's' || line.k === 'w') return 'net';
  if (line.k === 't') return 'timer';
  if (line.k === 'v') return 'fact';
  return undefined;
};

/** What is asked of a log again and again. */
export const indexOf = ({ lines }: ActionLog): LogIndex => {
  const actions: ActionLine[] = [];
  const rowOf: number[] = [];
  const countAt: number[] = [];
  const timeAt: number[] = [];
  const lanes: Record<Lane, number[]> = { ui: [], epic: [], net: [], timer: [], fact: [] };
  let latest = 0;
  for (const [row, line] of lines.entries()) {
    if ('t' in line) latest = Math.max(latest, line.t);
    if (line.k === 'a') {
      actions.push(line);
      rowOf.push(row);
    }
    countAt.push(actions.length);
    timeAt.push(latest);
    const lane = laneOf(line);
    if (lane) lanes[lane].push(latest);
  }
  return { actions, rowOf, countAt, timeAt, lengthMs: latest, lanes };
};

/** How many of the times, which are in order, are not later. */
export const countUpTo = (time: number, timeOf: (at: number) => number, length: number): number => {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (timeOf(middle) <= time) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Actions that have happened by this time. */
export const actionsBy = ({ actions, rowOf, timeAt }: LogIndex, time: number): number =>
  countUpTo(time, (at) => timeAt[rowOf[at] ?? 0] ?? 0, actions.length);

export const timeOfAction = ({ rowOf, timeAt }: LogIndex, n: number): number =>
  n === 0 ? 0 : (timeAt[rowOf[n - 1] ?? 0] ?? 0);

const isOfKind = (line: LogLine, kind: LineKind): boolean => {
  if (line.k === 'n' || line.k === 'c' || line.k === 'e') return false;
  if (kind === 'all') return true;
  if (line.k === 'a') return kind === 'action' || (kind === 'command' && line.m.kind === 'command');
  if (line.k === 'q' || line.k === 's') return kind === 'request';
  if (line.k === 'w' || line.k === 't') return kind === 'outside';
  return kind === (line.k === 'v' ? 'fact' : 'exception');
};

/** A line in a word. */
export const titleOf = (line: LogLine): string => {
  if (line.k === 'a') return line.ty;
  if (line.k === 'q') return `${line.m} ${line.u}`;
  if (line.k === 's') return `回应 #${line.r}：${line.st === undefined ? (line.err ?? '没有回应') : line.sc}`;
  if (line.k === 'w') return `推送 ${line.ch}`;
  if (line.k === 't') return `定时 ${line.ms} ms`;
  if (line.k === 'v') return `事件 ${line.fn}`;
  if (line.k === 'x') return `异常 ${line.ep}：${line.err}`;
  return line.k;
};

/** Numbers of the lines that are listed. Readings and checkpoints are the replay's business. */
export const rowsOf = (
  { lines }: ActionLog,
  filter: { readonly kind: LineKind; readonly text: string },
): readonly number[] => {
  const wanted = filter.text.trim().toLowerCase();
  const rows: number[] = [];
  for (const [row, line] of lines.entries())
    if (isOfKind(line, filter.kind) && (wanted === '' || titleOf(line).toLowerCase().includes(wanted)))
      rows.push(row);
  return rows;
};
