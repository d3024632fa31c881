/** Months after which a sample counts for half; null counts all alike. Longest first, so that the slider runs towards the new. */
export const HALF_LIVES = [null, 60, 48, 36, 24, 18, 12, 6] as const;

export const halfLifeName = (halfLife: number | null): string =>
  halfLife === null ? '不按新旧加权' : `半衰期 ${halfLife} 个月`;
