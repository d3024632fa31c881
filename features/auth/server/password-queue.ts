/** Four threads of libuv do the work; more at once would only wait there, unseen and unbounded. */
const AT_WORK = 4;
/** About three seconds of waiting; beyond it an answer would come too late for anybody. */
const WAITING = 128;

/** Answered as HTTP 503: class 53 is the database's own word for resources that are used up. */
export class TooBusy extends Error {
  readonly code = '53400';
}

/** Runs at most `atWork` pieces of work at once, the others in their order; @throws TooBusy when `waiting` wait. */
export const workQueue = (atWork: number, waiting: number) => {
  let free = atWork;
  const line: (() => void)[] = [];
  const release = () => {
    const next = line.shift();
    if (next) next();
    else free += 1;
  };
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1;
    else if (line.length >= waiting) throw new TooBusy('too many passwords are waiting to be verified');
    else await new Promise<void>((resolve) => line.push(resolve));
    try {
      return await work();
    } finally {
      release();
    }
  };
};

export const queued = workQueue(AT_WORK, WAITING);
