/** Percent above (or, negative, below) the median; null where there is no median to hold it against. */
export const deviationOf = (value: number | null, peers: { readonly p50: number } | null): number | null =>
  value === null || !peers || peers.p50 === 0 ? null : ((value - peers.p50) / peers.p50) * 100;
