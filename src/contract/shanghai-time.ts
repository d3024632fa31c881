/** Asia/Shanghai is eight hours ahead all year; it has had no summer time since 1991. */
export const SHANGHAI_MS = 8 * 60 * 60 * 1_000;

/** Milliseconds since 1970, a moment, or its text of ISO 8601. */
type Moment = number | string | Date;

const written = (moment: Moment): string =>
  new Date(new Date(moment).getTime() + SHANGHAI_MS).toISOString().replace('T', ' ');

/** `2026-11`: the month it is in Shanghai at this moment. */
export const monthAt = (moment: Moment): string => written(moment).slice(0, 7);
/** `2026-11-20` */
export const dayAt = (moment: Moment): string => written(moment).slice(0, 10);
/** `2026-11-20 09:05` */
export const minuteAt = (moment: Moment): string => written(moment).slice(0, 16);
/** `2026-11-20 09:05:30` */
export const secondAt = (moment: Moment): string => written(moment).slice(0, 19);
/** `2026-11-20 09:05:30.123` */
export const millisecondAt = (moment: Moment): string => written(moment).slice(0, 23);
