export interface ServerClock {
  now(): number;
  correct(serverTime: number): void;
}

/** Milliseconds by elapsed time, so setting the computer's clock in mid-session changes nothing. */
export const serverClock = (
  elapsed: () => number = () => performance.now(),
  start = Date.now(),
): ServerClock => {
  let offset = start - elapsed();
  return {
    now: () => Math.floor(elapsed() + offset),
    correct: (serverTime) => {
      offset = serverTime - elapsed();
    },
  };
};
