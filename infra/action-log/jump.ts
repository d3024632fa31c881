import type { State } from './kept';
import type { ActionLine } from './log';
import type { ActionLog } from './reader';
import { fold, type Reducers } from './replay';

/** States kept by reference share what did not change between them. */
const EVERY = 250;

/** State after so many actions of a log, from the nearest one kept. The first call that goes far folds the way there. */
export const jumper = (log: ActionLog, reducers: Reducers): ((n: number) => State) => {
  const actions = log.lines.filter((line): line is ActionLine => line.k === 'a');
  const { next } = fold(reducers);
  const kept: State[] = [log.header.state];
  const stateOf = (stop: number): State => {
    for (let at = kept.length; at <= stop; at += 1)
      kept.push(actions.slice((at - 1) * EVERY, at * EVERY).reduce(next, kept[at - 1] ?? {}));
    return kept[stop] ?? {};
  };
  stateOf(Math.floor(actions.length / EVERY));
  return (n) => {
    const wanted = Math.max(0, Math.min(n, actions.length));
    const stop = Math.floor(wanted / EVERY);
    return actions.slice(stop * EVERY, wanted).reduce(next, stateOf(stop));
  };
};
