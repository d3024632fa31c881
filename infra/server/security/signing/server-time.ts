/** Elapsed time on top of the time of the start, in milliseconds: stepping the machine's clock back revives nothing. */
export const serverTime = (
  startedAt = Date.now(),
  elapsed: () => number = () => performance.now(),
): (() => number) => {
  const zero = startedAt - elapsed();
  return () => Math.floor(elapsed() + zero);
};
