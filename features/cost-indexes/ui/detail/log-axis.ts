const PARTS = 5;
const STEPS = [1, 2, 5, 10];
/** Room below and above the lines. */
const ROOM = 0.02;

/** A log axis that begins and ends where the lines do, marked at round values; by itself it would run from 10 to 1,000. */
export const logAxis = (values: readonly number[]) => {
  const [low, high] = [Math.min(...values) * (1 - ROOM), Math.max(...values) * (1 + ROOM)];
  const wanted = (high - low) / PARTS;
  const size = 10 ** Math.floor(Math.log10(wanted));
  const step = (STEPS.find((one) => one * size >= wanted) ?? 1) * size;
  const first = Math.ceil(low / step);
  const marks = Array.from({ length: Math.floor(high / step) - first + 1 }, (_, at) => (first + at) * step);
  return { type: 'log', min: low, max: high, axisTick: { customValues: marks }, marks };
};
