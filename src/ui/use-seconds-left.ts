import { useEffect, useState } from 'react';

const SECOND_MS = 1_000;

/** Whole seconds until `lifeMs` are over, counted from the first drawing; 0 at the end. By the clock, not by ticks. */
export const useSecondsLeft = (lifeMs: number): number => {
  const [seconds, setSeconds] = useState(Math.ceil(lifeMs / SECOND_MS));
  useEffect(() => {
    const end = performance.now() + lifeMs;
    const timer = setInterval(() => {
      const left = Math.max(0, Math.ceil((end - performance.now()) / SECOND_MS));
      setSeconds(left);
      if (left === 0) clearInterval(timer);
    }, SECOND_MS / 4);
    return () => clearInterval(timer);
  }, [lifeMs]);
  return seconds;
};
