import type { Condition } from './condition';
import type { State } from './kept';
import type { ActionLine } from './log';
import type { ActionLog } from './reader';
import { fold, startOf, type Reducers } from './replay';

const isAction = (line: ActionLog['lines'][number]): line is ActionLine => line.k === 'a';

/** Reducers hear events alone and no other slice, so a condition is folded from the slices it names. */
const only = (reducers: Reducers, { slices }: Condition): Reducers =>
  Object.fromEntries(Object.entries(reducers).filter(([name]) => slices.includes(name)));

const partOf = (state: State, { slices }: Condition): State =>
  Object.fromEntries(Object.entries(state).filter(([name]) => slices.includes(name)));

/** The first action after which the condition holds; undefined when it never does. */
export const firstWhen = (
  log: ActionLog,
  reducers: Reducers,
  condition: Condition,
): { readonly n: number; readonly action?: ActionLine } | undefined => {
  const { next } = fold(only(reducers, condition));
  let state = partOf(startOf(log.header), condition);
  if (condition.holds(state)) return { n: 0 };
  let n = 0;
  for (const action of log.lines.filter(isAction)) {
    n += 1;
    state = next(state, action);
    if (condition.holds(state)) return { n, action };
  }
  return undefined;
};

/**
 * Fewest actions after which the condition still holds: leaving out any one of them ends it. By delta debugging, after
 * all that leaves the named slices as they are has gone. Undefined when it never holds.
 */
export const fewestWhen = (
  log: ActionLog,
  reducers: Reducers,
  condition: Condition,
): readonly ActionLine[] | undefined => {
  const first = firstWhen(log, reducers, condition);
  if (!first) return undefined;
  const { next } = fold(only(reducers, condition));
  const start = partOf(startOf(log.header), condition);
  const shows = (actions: readonly ActionLine[]): boolean => condition.holds(actions.reduce(next, start));

  let state = start;
  const changing = log.lines
    .filter(isAction)
    .slice(0, first.n)
    .filter((action) => {
      const before = state;
      state = next(state, action);
      return Object.keys(state).some((name) => state[name] !== before[name]);
    });
  let kept: readonly ActionLine[] = changing;
  let size = Math.ceil(kept.length / 2);
  while (size >= 1) {
    let hasShrunk = false;
    for (let from = 0; from < kept.length;) {
      const rest = [...kept.slice(0, from), ...kept.slice(from + size)];
      if (shows(rest)) {
        kept = rest;
        hasShrunk = true;
      } else from += size;
    }
    if (size === 1 && !hasShrunk) break;
    size = size === 1 ? 1 : Math.floor(size / 2);
  }
  return kept;
};
