/** Asia/Shanghai is eight hours ahead all year; it has had no summer time since 1991. */
const AHEAD_MS = 8 * 60 * 60 * 1_000;

/** `2026-11-20`: the day it is in Shanghai at this moment. */
export const dayAt = (now: number): string => new Date(now + AHEAD_MS).toISOString().slice(0, 10);
