import { fold, startOf, type Reducers } from '#infra/action-log/replay';
import { NotReplayable } from '#infra/action-log/full-replay';
import { EXIT, linesOf, type Command } from './command';

const SLOWEST = 10;

const table = (title: string, spent: ReadonlyMap<string, { ms: number; n: number }>): readonly string[] => [
  title,
  ...[...spent]
    .sort(([, one], [, other]) => other.ms - one.ms)
    .slice(0, SLOWEST)
    .map(([name, { ms, n }]) => `${ms.toFixed(2).padStart(10)} ms  ${String(n).padStart(7)} 次  ${name}`),
];

/** Where a replay spends its time: by slice, by action, and with the epics. */
export const perf: Command = (log, { print, reducers, now, replayInFull }) => {
  const bySlice = new Map<string, { ms: number; n: number }>();
  const byType = new Map<string, { ms: number; n: number }>();
  const add = (to: typeof bySlice, name: string, ms: number) => {
    const before = to.get(name) ?? { ms: 0, n: 0 };
    to.set(name, { ms: before.ms + ms, n: before.n + 1 });
  };
  const timed: Reducers = Object.fromEntries(
    Object.entries(reducers).map(([name, reducer]) => [
      name,
      (state, action) => {
        const start = now();
        const next: unknown = reducer(state, action);
        add(bySlice, name, now() - start);
        return next;
      },
    ]),
  );
  const { next } = fold(timed);
  let state = startOf(log.header);
  for (const action of linesOf(log, 'a')) {
    const start = now();
    state = next(state, action);
    add(byType, action.ty, now() - start);
  }
  const words = [...table('最慢的 reducer', bySlice), ...table('最慢的动作', byType)];
  try {
    const start = now();
    const { actions } = replayInFull(log);
    const ms = now() - start;
    const length = log.lines.reduce((latest, line) => ('t' in line ? Math.max(latest, line.t) : latest), 0);
    words.push(
      `连同 epic 完整重放 ${actions} 个动作：${ms.toFixed(0)} ms，为实际时间的 ${(length / ms).toFixed(0)} 倍速`,
    );
  } catch (error) {
    if (!(error instanceof NotReplayable)) throw error;
    words.push(`不能完整重放：${error.message}`);
  }
  print(words);
  return EXIT.same;
};
