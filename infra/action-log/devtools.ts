import * as z from 'zod/mini';
import { FORMAT, NO_LOG, VERSION } from './format';
import type { ActionLine, Header, LogLine } from './log';
import { packer } from './packing';
import { LogUnreadable, type ActionLog } from './reader';
import { replay, type Reducers } from './replay';
import { writeLines } from './rewrite';

/** What Redux DevTools exports (A), what it keeps (B), and what it also takes (C: actions alone). */
export type Shape = 'A' | 'B' | 'C';
export const isShape = (text: string): text is Shape => ['A', 'B', 'C'].includes(text);

/** What DevTools has no place for travels in the meta of the action after it, and behind the last in that of the last. */
const TRAVELLING = '@log';

interface Plain {
  readonly type: string;
  readonly payload?: unknown;
  readonly meta?: Readonly<Record<string, unknown>>;
}

interface Travelling {
  readonly header?: Header;
  readonly before: readonly LogLine[];
  readonly action: Omit<ActionLine, 'pl' | 'm' | 'ty' | 'k'>;
  readonly after?: readonly LogLine[];
}

const actionsOf = ({ header, lines, end }: ActionLog): readonly Plain[] => {
  const count = lines.filter(({ k }) => k === 'a').length;
  const actions: Plain[] = [];
  let before: LogLine[] = [];
  for (const [at, line] of lines.entries()) {
    if (line.k !== 'a') {
      before.push(line);
      continue;
    }
    const { ty, pl, m, k: _, ...action } = line;
    const isLast = actions.length === count - 1;
    const travelling: Travelling = {
      ...(actions.length === 0 && { header }),
      before,
      action,
      ...(isLast && { after: [...lines.slice(at + 1), ...(end ? [end] : [])] }),
    };
    actions.push({
      type: ty,
      ...(pl !== undefined && { payload: pl }),
      meta: { ...m, [TRAVELLING]: travelling },
    });
    before = [];
  }
  return actions;
};

/** Every state, for DevTools computes none of a file of shape B. */
const statesOf = (log: ActionLog, reducers: Reducers): readonly unknown[] => {
  const states: unknown[] = [log.header.state];
  replay(log, reducers, Infinity, (state) => void states.push(state));
  return states;
};

export const toDevtools = (log: ActionLog, shape: Shape, reducers: Reducers): string => {
  const actions = actionsOf(log);
  if (shape === 'C') return JSON.stringify(actions);
  if (shape === 'A')
    return JSON.stringify(
      { payload: JSON.stringify(actions), preloadedState: JSON.stringify(log.header.state) },
      null,
      '\t',
    );
  const times = log.lines.flatMap((line) => (line.k === 'a' ? [log.header.t0 + line.t] : []));
  return JSON.stringify({
    monitorState: {},
    nextActionId: actions.length + 1,
    actionsById: Object.fromEntries(
      [{ type: '@@INIT' }, ...actions].map((action, id) => [
        id,
        { type: 'PERFORM_ACTION', action, timestamp: times[id - 1] ?? log.header.t0 },
      ]),
    ),
    stagedActionIds: [0, ...actions.map((_, at) => at + 1)],
    skippedActionIds: [],
    committedState: log.header.state,
    currentStateIndex: actions.length,
    computedStates: statesOf(log, reducers).map((state) => ({ state })),
    isLocked: false,
    isPaused: false,
  });
};

const plain = z.looseObject({ type: z.string() });
const exported = z.object({ payload: z.string(), preloadedState: z.optional(z.string()) });
const lifted = z.object({
  actionsById: z.record(z.string(), z.object({ action: plain, timestamp: z.number() })),
  stagedActionIds: z.array(z.int()),
  skippedActionIds: z.optional(z.array(z.int())),
  committedState: z.optional(z.record(z.string(), z.unknown())),
});

interface Read {
  readonly actions: readonly Plain[];
  readonly times: readonly number[];
  readonly state: Readonly<Record<string, unknown>>;
}

const SYNTHETIC_STEP_MS = 100;
const steps = (actions: readonly unknown[]) => actions.map((_, at) => at * SYNTHETIC_STEP_MS);

const readShape = (value: unknown): Read | undefined => {
  const list = z.safeParse(z.array(plain), value);
  if (list.success) return { actions: list.data, times: steps(list.data), state: {} };
  const a = z.safeParse(exported, value);
  if (a.success) {
    const actions = z.safeParse(z.array(plain), JSON.parse(a.data.payload));
    if (!actions.success) return undefined;
    const state = JSON.parse(a.data.preloadedState ?? '{}') as Read['state'];
    return { actions: actions.data, times: steps(actions.data), state };
  }
  const b = z.safeParse(lifted, value);
  if (!b.success) return undefined;
  const { actionsById, stagedActionIds, skippedActionIds = [], committedState = {} } = b.data;
  const entries = stagedActionIds
    .filter((id) => id !== 0 && !skippedActionIds.includes(id))
    .flatMap((id) => actionsById[id] ?? []);
  return {
    actions: entries.map(({ action }) => action),
    times: entries.map(({ timestamp }) => timestamp),
    state: committedState,
  };
};

/** Ours, on its way back: every line as it was. */
const returned = (actions: readonly Plain[]): string | undefined => {
  const lines = actions.flatMap(({ type, payload, meta = {} }): readonly object[] => {
    const { [TRAVELLING]: travelling, ...m } = meta;
    if (travelling === undefined) return [];
    const { header, before, action, after = [] } = travelling as Travelling;
    const { i, t, o, p, y } = action;
    return [
      ...(header ? [header] : []),
      ...before,
      {
        k: 'a',
        i,
        t,
        ...(y !== undefined && { y }),
        o,
        ...(p !== undefined && { p }),
        ty: type,
        ...(payload !== undefined && { pl: payload }),
        m,
      },
      ...after,
    ];
  });
  const [first] = lines;
  if (!first || !('fmt' in first)) return undefined;
  const textOf = packer();
  return lines.map((line) => `${textOf(line)}\n`).join('');
};

/** A log of a file of Redux DevTools in any of its shapes. One that knows nothing but actions is folded and no more. */
export const fromDevtools = (text: string, reducers: Reducers): string => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new LogUnreadable(1, '不是 JSON');
  }
  const read = readShape(value);
  if (!read) throw new LogUnreadable(1, NO_LOG);
  const { actions, times, state } = read;
  const back = returned(actions);
  if (back !== undefined) return back;
  const t0 = times[0] ?? 0;
  const header: Header = {
    k: 'h',
    fmt: FORMAT,
    v: VERSION,
    rec: 'redux-devtools',
    app: 'portal',
    bl: 'unknown',
    t0,
    tz: 'UTC',
    loc: 'zh-CN',
    rules: 'none',
    source: 'redux-devtools',
    skipped: 0,
    slices: Object.keys(state),
    state: { ...state },
  };
  const lines = actions.map(({ type, payload, meta }, i): ActionLine => {
    const { kind, cause } = meta ?? {};
    return {
      k: 'a',
      i,
      t: (times[i] ?? t0) - t0,
      o: 'ui',
      ty: type,
      ...(payload !== undefined && { pl: payload }),
      m: {
        kind: kind === 'command' ? 'command' : 'event',
        ...(typeof cause === 'string' && { cause }),
      },
    };
  });
  return writeLines(header, lines, reducers);
};

/** A line of ours says what it is; no shape of Redux DevTools begins with such a line. */
const isOurs = (text: string): boolean => {
  if (!/^\s*\{.*"(k|fmt)"/.test(text)) return false;
  try {
    const first: unknown = JSON.parse(text.trimStart().split('\n', 1)[0] ?? '');
    return typeof first === 'object' && first !== null && ('k' in first || 'fmt' in first);
  } catch {
    return false;
  }
};

/** Whatever file it is, as a log; throws LogUnreadable. */
export const asLog = (text: string, reducers: Reducers): string => {
  if (text.trim() === '') throw new LogUnreadable(1, '文件是空的');
  return isOurs(text) ? text : fromDevtools(text, reducers);
};
