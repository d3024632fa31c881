import type { State } from './kept';
import type { ActionLine } from './log';
import type { ActionLog } from './reader';
import { fold, startOf, type Reducers } from './replay';
import { atOnce, type Steps } from './steps';

/** States kept by reference share what did not change between them. */
const EVERY = 250;

export type Jump = (n: number) => State;

/** As `jumper`, action by action. */
export function* jumperInSteps(log: ActionLog, reducers: Reducers): Steps<Jump> {
  const actions = log.lines.filter((line): line is ActionLine => line.k === 'a');
  const { next } = fold(reducers);
  let state = startOf(log.header);
  const kept: State[] = [state];
  for (const [at, line] of actions.entries()) {
    state = next(state, line);
    if ((at + 1) % EVERY === 0) kept.push(state);
    yield at / actions.length;
  }
  return (n) => {
    const wanted = Math.max(0, Math.min(n, actions.length));
    const stop = Math.floor(wanted / EVERY);
    return actions.slice(stop * EVERY, wanted).reduce(next, kept[stop] ?? {});
  };
}

/** State after so many actions of a log, from the nearest one kept on the way to its end. */
export const jumper = (log: ActionLog, reducers: Reducers): Jump => atOnce(jumperInSteps(log, reducers));
