import dayjs from 'dayjs';

/** `2025-09`, -3 → `2025-06` */
export const addMonths = (month: string, count: number): string =>
  dayjs(`${month}-01`).add(count, 'month').format('YYYY-MM');
