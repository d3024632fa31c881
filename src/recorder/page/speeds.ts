export const SPEEDS = [1, 2, 5, 10, 25, 50, 100] as const;
export type Speed = (typeof SPEEDS)[number];
