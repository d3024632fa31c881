import { addMonths } from '#src/costing/months';

const MONTH = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  year: 'numeric',
  month: '2-digit',
});

/** The last whole month, of Shanghai: what samples reach. */
export const monthBefore = (now: Date): string => addMonths(MONTH.format(now), -1);
