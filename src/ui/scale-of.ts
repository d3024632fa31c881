export interface Band {
  readonly p25: number;
  readonly p50: number;
  readonly p75: number;
  readonly n: number;
}

/** Where things lie on a bar, in percent of its width. The quartiles take its middle half, so that bars can be compared. */
export const scaleOf = ({ p25, p75 }: Band) => {
  const width = 2 * (p75 - p25 || Math.abs(p25) || 1);
  const start = (p25 + p75) / 2 - width / 2;
  return (value: number): number => Math.min(100, Math.max(0, ((value - start) / width) * 100));
};
