import type { Random } from './random';

/** Of two numbers drawn evenly, so that the deviation is 1 on the average square. */
const WIDTH = Math.sqrt(6);
/** Around 1 in the middle, further above than below. */
export const tenderFactor = (random: Random, spread: number): number => {
  const deviation = WIDTH * (random() + random() - 1);
  return 1 + spread * deviation * (deviation > 0 ? 1.2 : 0.8);
};
