import type { Middleware } from 'redux';
import { pathGate } from '../gateway/path-gate';
import type { AroundProgram } from './around-program';

const gate = pathGate();
let fitted: Middleware | undefined;

/** A place around the program of the page for a tape that comes with the first login, and begins with what happens then. */
export const latePlace: Pick<AroundProgram, 'middleware' | 'observe'> = {
  observe: gate.layer,
  middleware: (store) => (next) => {
    let through: typeof next | undefined;
    return (action) => ((through ??= fitted?.(store)(next)) ? through(action) : next(action));
  },
};

export const fitTape = ({ observe, middleware }: typeof latePlace): void => {
  gate.fit(observe);
  fitted = middleware;
};
