import { SHANGHAI_MS } from '#src/contract/shanghai-time';
import type { Period } from '../contract/period';
import { DAY_MS, daysIn } from './during';

const HOUR_MS = 3_600_000;
const dayStart = (ms: number): number => Math.floor((ms + SHANGHAI_MS) / DAY_MS) * DAY_MS - SHANGHAI_MS;

/** Milliseconds. */
export interface ComparedHours {
  readonly from: number;
  readonly end: number;
  /** The end, or the last whole hour before now. */
  readonly until: number;
  /** The end, or the beginning of the day that is not over. */
  readonly wholeDays: number;
  readonly isOpen: boolean;
  /** From the period before to this one. */
  readonly shift: number;
}

/** A period that is not over is compared with the one before it up to the same hour: sums are kept by the hour. */
export const comparedHours = (period: Period, nowMs: number): ComparedHours => {
  const from = Date.parse(`${period.from}T00:00:00+08:00`);
  const shift = daysIn(period) * DAY_MS;
  const end = from + shift;
  if (nowMs >= end) return { from, end, until: end, wholeDays: end, isOpen: false, shift };
  const until = Math.max(from, Math.floor(nowMs / HOUR_MS) * HOUR_MS);
  return { from, end, until, wholeDays: dayStart(until), isOpen: true, shift };
};
