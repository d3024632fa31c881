import { monthNumber } from '#src/costing/months';
import { noise } from './noise';

/** Months and the values a curve passes through exactly, in order of time. */
export type Anchors = Readonly<Record<string, number>>;

/** Straight between anchors; before the first and after the last it stays level. Throws RangeError without anchors. */
export const between = (anchors: Anchors, period: string): number => {
  const marks = Object.entries(anchors).map(([month, value]) => ({ at: monthNumber(month), value }));
  const now = monthNumber(period);
  const last = marks.findLast(({ at }) => at <= now) ?? marks[0];
  const next = marks.find(({ at }) => at >= now) ?? last;
  if (!last || !next) throw new RangeError('a curve needs an anchor');
  if (next.at === last.at) return next.value;
  return last.value + ((next.value - last.value) * (now - last.at)) / (next.at - last.at);
};

/** The curve with monthly noise of at most `spread`; anchors stay untouched by it. */
export const wander = (id: string, anchors: Anchors, period: string, spread: number): number =>
  between(anchors, period) + (period in anchors ? 0 : spread * noise(id, period));
