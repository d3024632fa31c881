import { addMonths, monthNumber } from './months';

export type Rhythm = 'month' | 'quarter' | 'year';

const MONTHS_OF: Readonly<Record<Rhythm, number>> = { month: 1, quarter: 3, year: 12 };

/**
 * The month by whose end the period after this one should have come out, where that month is over; undefined while it
 * is not. Figures of a period come out within the month after it. `period` is its first month, `today` YYYY-MM.
 */
export const overdueSince = (rhythm: Rhythm, period: string, today: string): string | undefined => {
  const due = addMonths(period, 2 * MONTHS_OF[rhythm]);
  return monthNumber(today) > monthNumber(due) ? due : undefined;
};
