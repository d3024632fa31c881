export type Reliability = '高' | '中' | '低';

/** Sample standard deviation over mean; null below two values or around a mean of zero. */
export const variation = (values: readonly number[]): number | null => {
  const n = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  if (n < 2 || mean === 0) return null;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return Math.sqrt(squares / (n - 1)) / Math.abs(mean);
};

/** At least a third of the sample is of the last twelve months. */
export const isRecentEnough = (n: number, recent: number): boolean => recent * 3 >= n;

/** Of the variation: 高 and 中 reach to these. */
const MOST = [0.2, 0.35] as const;
const MOST_DIGITS = 15;

/** Hundredths, and finer where hundredths would put it on a limit that it only comes near. */
export const variationText = (spread: number): string => {
  for (let digits = 2; digits < MOST_DIGITS; digits += 1) {
    const text = spread.toFixed(digits);
    if (!MOST.some((most) => most !== spread && most === Number(text))) return text;
  }
  return String(spread);
};

/** 高: n ≥ 30, variation ≤ 0.20 and recent enough; 中: n ≥ 10 and ≤ 0.35; else 低. */
export const reliabilityOf = (n: number, spread: number | null, recent = n): Reliability => {
  const known = spread ?? Number.POSITIVE_INFINITY;
  if (n >= 30 && known <= MOST[0] && isRecentEnough(n, recent)) return '高';
  return n >= 10 && known <= MOST[1] ? '中' : '低';
};

/** Of all samples: an outlier is flagged and counts, whether somebody has reviewed it or not; what it does shows in the variation. */
export const reliability = (values: readonly number[]): Reliability =>
  reliabilityOf(values.length, variation(values));
