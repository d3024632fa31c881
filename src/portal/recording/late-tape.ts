import type { Middleware } from 'redux';
import type { AroundProgram } from './around-program';

/** A place around the program for a tape that comes with the first login, and begins with what happens then. */
export const lateTape = () => {
  let fitted: AroundProgram | undefined;
  const middleware: Middleware = (store) => (next) => {
    let through: typeof next | undefined;
    return (action) => {
      through ??= fitted?.middleware(store)(next);
      return (through ?? next)(action);
    };
  };
  const around: AroundProgram = {
    middleware,
    captcha: (gate) => gate,
    joining: (join) => (slice, ...needs) => (fitted?.joining(join) ?? join)(slice, ...needs),
    observe: (send) => (request) => (fitted?.observe(send) ?? send)(request),
  };
  return {
    around,
    fit: (tape: AroundProgram) => {
      fitted = tape;
    },
  };
};
