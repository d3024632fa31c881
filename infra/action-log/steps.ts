/** Work that may be parted anywhere: tells between two steps how much of it is done, 0 to 1. */
export type Steps<T> = Generator<number, T, void>;

/** All at once. */
export const atOnce = <T>(work: Steps<T>): T => {
  for (;;) {
    const next = work.next();
    if (next.done) return next.value;
  }
};
